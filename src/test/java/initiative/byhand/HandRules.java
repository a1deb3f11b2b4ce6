package initiative.byhand;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules of a game written a second time, straight from the protocol and in the plainest way, to
 * check the first by: a move is its line, and what a position is worth comes from trying all moves.
 * Nothing here uses the classes under test.
 *
 * @param <S> a state of the game, seen by the side to move; it has equals and hashCode
 */
public abstract class HandRules<S> {
  private final Map<S, Integer> values = new HashMap<>();

  /** All starts that are small enough to look at every position. */
  public abstract List<List<String>> smallStarts();

  /** All starts that are small enough to play against every sequence of replies. */
  public abstract List<List<String>> tinyStarts();

  public abstract S start(List<String> lines);

  /** The lines of all legal moves in the order that the game states. */
  public abstract List<String> moves(S state);

  public abstract S after(S state, String move);

  /** What the program says at the end. */
  public String closing(S end, boolean programToMove) {
    return programToMove ? "You won..." : "I won!";
  }

  /** What an ended game is worth to the side to move: 1 if won, -1 if lost; or its lead. */
  protected int valueOfEnd(S end) {
    return -1;
  }

  /** What a state is worth to the side to move if both do their best. */
  public final int value(S state) {
    Integer known = values.get(state);
    if (known != null) {
      return known;
    }
    List<String> moves = moves(state);
    int value = moves.isEmpty() ? valueOfEnd(state) : Integer.MIN_VALUE;
    for (String move : moves) {
      value = Math.max(value, -value(after(state, move)));
    }
    values.put(state, value);
    return value;
  }

  /** The moves that keep the value of a state. */
  public final List<String> best(S state) {
    List<String> best = new ArrayList<>();
    for (String move : moves(state)) {
      if (-value(after(state, move)) == value(state)) {
        best.add(move);
      }
    }
    return best;
  }

  /** Forgets all values, so that many starts do not pile up. */
  public final void forget() {
    values.clear();
  }

  protected static List<String> counts(int most) {
    List<String> counts = new ArrayList<>();
    for (int count = 1; count <= most; count++) {
      counts.add(String.valueOf(count));
    }
    return counts;
  }

  protected static List<List<String>> oneNumber(int from, int to) {
    List<List<String>> starts = new ArrayList<>();
    for (int number = from; number <= to; number++) {
      starts.add(List.of(String.valueOf(number)));
    }
    return starts;
  }

  /** All rows of the given length of the given words. */
  protected static List<String> rows(int length, String separator, String... words) {
    List<String> rows = new ArrayList<>(List.of(words));
    for (int i = 1; i < length; i++) {
      List<String> longer = new ArrayList<>();
      for (String row : rows) {
        for (String word : words) {
          longer.add(row + separator + word);
        }
      }
      rows = longer;
    }
    return rows;
  }
}
