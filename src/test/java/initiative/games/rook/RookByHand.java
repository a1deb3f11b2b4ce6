package initiative.games.rook;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the column and the row of the rook. */
public final class RookByHand extends HandRules<RookByHand.State> {
  public record State(int column, int row) {}

  @Override
  public List<List<String>> smallStarts() {
    return boards(16);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return boards(6);
  }

  /** Every cell of the two smallest boards and of one with that side. */
  private static List<List<String>> boards(int side) {
    List<List<String>> starts = new ArrayList<>();
    for (int n : new int[] {1, 2, side}) {
      for (int column = 1; column <= n; column++) {
        for (int row = 1; row <= n; row++) {
          starts.add(List.of(n + " " + column + " " + row));
        }
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    return new State(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (int x = 1; state.column - x >= 1; x++) {
      moves.add("L " + x);
    }
    for (int x = 1; state.row - x >= 1; x++) {
      moves.add("D " + x);
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    int x = Integer.parseInt(move.substring(2));
    return move.startsWith("L")
        ? new State(state.column - x, state.row)
        : new State(state.column, state.row - x);
  }
}
