package initiative.games.hex;

import initiative.byhand.HandRules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A state is the red and the blue cells, as their lines, and whose turn it is. */
public final class HexByHand extends HandRules<HexByHand.State> {
  public record State(int n, Set<String> red, Set<String> blue, boolean redMoves) {}

  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(1, 3);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(1, 3);
  }

  @Override
  public State start(List<String> lines) {
    return new State(Integer.parseInt(lines.get(0)), Set.of(), Set.of(), true);
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    boolean over = joins(state, state.red, true) || joins(state, state.blue, false);
    for (int r = 1; r <= state.n && !over; r++) {
      for (int c = 1; c <= state.n; c++) {
        String cell = r + " " + c;
        if (!state.red.contains(cell) && !state.blue.contains(cell)) {
          moves.add(cell);
        }
      }
    }
    return moves;
  }

  /** Whether stones lead from row 1 to row n, or from column 1 to column n. */
  private static boolean joins(State state, Set<String> stones, boolean rows) {
    Set<String> reached = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    for (int i = 1; i <= state.n; i++) {
      open.add(rows ? "1 " + i : i + " 1");
    }
    while (!open.isEmpty()) {
      String cell = open.remove();
      if (!stones.contains(cell) || !reached.add(cell)) {
        continue;
      }
      int r = Integer.parseInt(cell.split(" ")[0]);
      int c = Integer.parseInt(cell.split(" ")[1]);
      if ((rows ? r : c) == state.n) {
        return true;
      }
      open.add(r + " " + (c - 1));
      open.add(r + " " + (c + 1));
      open.add(r - 1 + " " + c);
      open.add(r - 1 + " " + (c + 1));
      open.add(r + 1 + " " + (c - 1));
      open.add(r + 1 + " " + c);
    }
    return false;
  }

  @Override
  public State after(State state, String move) {
    Set<String> stones = new HashSet<>(state.redMoves ? state.red : state.blue);
    stones.add(move);
    return state.redMoves
        ? new State(state.n, stones, state.blue, false)
        : new State(state.n, state.red, stones, true);
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }
}
