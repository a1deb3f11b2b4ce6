package initiative.classroom;

import java.util.List;

/**
 * How a person stands in a game.
 *
 * @param state "holds", "seized" or "gave" the initiative, "never" had it; when all is over, "won"
 *     or "seized" it, "draw", or again "gave" and "never"
 * @param slip the half-move by which it was last given away; 0 if it was not
 */
record Hold(String state, int slip) {

  /** Whether the initiative is the person's; of a game that is over, whether it was won. */
  boolean isWin() {
    return List.of("holds", "won", "seized").contains(state);
  }

  /**
   * Judges by what the positions so far were worth to the person.
   *
   * @param levels of each position 1 if won, 0 if drawn, -1 if lost
   */
  static Hold of(List<Integer> levels, boolean over, boolean brokenOff) {
    int slip = 0;
    boolean had = false;
    for (int i = 0; i < levels.size(); i++) {
      had |= levels.get(i) > 0;
      if (i > 0 && levels.get(i) <= 0 && levels.get(i - 1) > 0) {
        slip = i;
      }
    }
    int last = levels.get(levels.size() - 1);
    boolean always = levels.get(0) > 0 && slip == 0;
    if (last > 0 && !brokenOff) {
      return new Hold(always ? over ? "won" : "holds" : "seized", slip);
    }
    if (over && (last == 0 || brokenOff)) {
      return new Hold("draw", slip);
    }
    return new Hold(had ? "gave" : "never", slip);
  }
}
