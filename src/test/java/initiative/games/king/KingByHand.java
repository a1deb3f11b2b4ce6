package initiative.games.king;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the board, and the row and the column of the king counted from the bottom left. */
public final class KingByHand extends HandRules<KingByHand.State> {
  public record State(int rows, int columns, int row, int column) {}

  @Override
  public List<List<String>> smallStarts() {
    return boards(14);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return boards(5);
  }

  private static List<List<String>> boards(int largest) {
    List<List<String>> starts = new ArrayList<>();
    for (int rows = 1; rows <= largest; rows++) {
      for (int columns = 1; columns <= largest; columns++) {
        if (rows > 1 || columns > 1) {
          starts.add(List.of(rows + " " + columns));
        }
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    return new State(Integer.parseInt(words[0]), Integer.parseInt(words[1]), 1, 1);
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (String move : List.of("1", "2", "3")) {
      State reached = after(state, move);
      if (reached.row <= state.rows && reached.column <= state.columns) {
        moves.add(move);
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    int up = move.equals("1") ? 0 : 1;
    int right = move.equals("2") ? 0 : 1;
    return new State(state.rows, state.columns, state.row + up, state.column + right);
  }
}
