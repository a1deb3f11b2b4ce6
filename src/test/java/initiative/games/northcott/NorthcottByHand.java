package initiative.games.northcott;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Northcott's game written a second time: all bridges of one size, judged round by round with all
 * retreats, so that what is never decided would be drawn. Nothing here uses the classes under test.
 */
public final class NorthcottByHand {
  private static final int UNKNOWN = -1;

  /** The cells of the left and of the right rams, and whose turn it is. */
  public record Bridge(List<Integer> left, List<Integer> right, boolean leftToMove) {}

  private final int cells;
  private final Map<Bridge, Integer> rounds = new LinkedHashMap<>();

  /** All bridges of so many lanes and cells. */
  public NorthcottByHand(int lanes, int cells) {
    this.cells = cells;
    add(lanes, List.of(), List.of());
    boolean found = true;
    for (int round = 0; found; round++) {
      found = false;
      for (Map.Entry<Bridge, Integer> entry : rounds.entrySet()) {
        if (entry.getValue() == UNKNOWN && isDecidedIn(round, entry.getKey())) {
          entry.setValue(round);
          found = true;
        }
      }
    }
  }

  private void add(int lanes, List<Integer> left, List<Integer> right) {
    if (left.size() == lanes) {
      rounds.put(new Bridge(left, right, true), UNKNOWN);
      rounds.put(new Bridge(left, right, false), UNKNOWN);
      return;
    }
    for (int one = 1; one <= cells; one++) {
      for (int other = one + 1; other <= cells; other++) {
        add(lanes, longer(left, one), longer(right, other));
      }
    }
  }

  private static List<Integer> longer(List<Integer> list, int number) {
    List<Integer> longer = new ArrayList<>(list);
    longer.add(number);
    return longer;
  }

  private boolean isDecidedIn(int round, Bridge bridge) {
    boolean any = false;
    boolean all = true;
    for (String move : moves(bridge)) {
      int reached = rounds.get(after(bridge, move));
      boolean known = reached != UNKNOWN && reached < round;
      any |= known && reached % 2 == 0;
      all &= known && reached % 2 == 1;
    }
    return round % 2 == 0 ? all : any;
  }

  public Set<Bridge> bridges() {
    return rounds.keySet();
  }

  /** Odd if the side to move wins, even if it loses, -1 if neither can force it. */
  public int halfMoves(Bridge bridge) {
    return rounds.get(bridge);
  }

  /** The lines of all moves in order. */
  public List<String> moves(Bridge bridge) {
    List<String> moves = new ArrayList<>();
    for (int lane = 0; lane < bridge.left.size(); lane++) {
      for (int cell = 1; cell <= cells; cell++) {
        int left = bridge.left.get(lane);
        int right = bridge.right.get(lane);
        if (bridge.leftToMove ? cell != left && cell < right : cell != right && cell > left) {
          moves.add((lane + 1) + " " + cell);
        }
      }
    }
    return moves;
  }

  public Bridge after(Bridge bridge, String move) {
    String[] words = move.split(" ");
    List<Integer> left = new ArrayList<>(bridge.left);
    List<Integer> right = new ArrayList<>(bridge.right);
    (bridge.leftToMove ? left : right)
        .set(Integer.parseInt(words[0]) - 1, Integer.valueOf(words[1]));
    return new Bridge(left, right, !bridge.leftToMove);
  }
}
