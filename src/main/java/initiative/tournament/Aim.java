package initiative.tournament;

import initiative.game.Worth;
import initiative.result.MatchResult;

/** What is counted in the games behind the gate, in which opponents err. */
public enum Aim {
  /** That a lost or drawn start was won. */
  SEIZE,
  /** In a game of sums: that more was collected than the start guarantees. */
  MORE,
  /** Where nobody knows what the starts are worth: that the game was won. */
  WIN,
  /** Where luck decides, or all starts are won: that nothing was given away. */
  KEEP;

  /** Whether a game counts. */
  boolean isReached(MatchResult result) {
    Worth got = result.result();
    return result.isAccepted()
        && switch (this) {
          case SEIZE -> result.isSeized();
          case MORE -> got != null && got.compareTo(result.startWorth()) > 0;
          case WIN -> got != null && got.isWon();
          case KEEP -> true;
        };
  }

  /** Whether a start is one from which that can be reached. */
  boolean isFor(Worth start) {
    return switch (this) {
      case SEIZE -> !start.isWon() && !start.isOpen();
      case WIN -> start.isOpen();
      case MORE, KEEP -> true;
    };
  }
}
