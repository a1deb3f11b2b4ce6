package initiative.family;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/**
 * One token on a minefield. A state is the field as rows of text, and the token's row and column
 * counted from 0.
 */
public abstract class TokenByHand extends HandRules<TokenByHand.State> {
  public record State(List<String> field, int row, int column) {}

  /** Every field of up to 4 rows and 4 columns. */
  @Override
  public final List<List<String>> smallStarts() {
    List<List<String>> starts = new ArrayList<>();
    for (int rows = 1; rows <= 4; rows++) {
      for (int columns = 1; columns <= 4; columns++) {
        starts.addAll(fields(rows, columns));
      }
    }
    return starts;
  }

  @Override
  public final List<List<String>> tinyStarts() {
    return smallStarts();
  }

  private static List<List<String>> fields(int rows, int columns) {
    List<List<String>> fields = new ArrayList<>();
    for (String cells : rows(rows * columns, "", ".", "*")) {
      if (cells.charAt(0) == '.') {
        List<String> lines = new ArrayList<>(List.of(rows + " " + columns));
        for (int row = 0; row < rows; row++) {
          lines.add(cells.substring(row * columns, (row + 1) * columns));
        }
        fields.add(lines);
      }
    }
    return fields;
  }

  @Override
  public final State start(List<String> lines) {
    return new State(List.copyOf(lines.subList(1, lines.size())), 0, 0);
  }

  @Override
  public final List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (int x = 1; isFree(state, state.row + x, state.column); x++) {
      moves.add("D " + x);
    }
    for (int x = 1; isFree(state, state.row, state.column + x); x++) {
      moves.add("R " + x);
    }
    return moves;
  }

  private static boolean isFree(State state, int row, int column) {
    return row < state.field.size()
        && column < state.field.get(0).length()
        && state.field.get(row).charAt(column) == '.';
  }

  /** Whether the token stands in the bottom right cell. */
  protected static boolean isInCorner(State state) {
    return state.row == state.field.size() - 1 && state.column == state.field.get(0).length() - 1;
  }

  @Override
  public final State after(State state, String move) {
    int x = Integer.parseInt(move.substring(2));
    return move.startsWith("D")
        ? new State(state.field, state.row + x, state.column)
        : new State(state.field, state.row, state.column + x);
  }
}
