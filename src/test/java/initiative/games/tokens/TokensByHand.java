package initiative.games.tokens;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/**
 * A state is the field as rows of text, and for each token its row and column, counted from 0, or
 * an empty list if it has vanished.
 */
public final class TokensByHand extends HandRules<TokensByHand.State> {
  public record State(List<String> field, List<List<Integer>> tokens) {}

  /** Every field of up to 8 cells with tokens in every set of its free cells. */
  @Override
  public List<List<String>> smallStarts() {
    return starts(8);
  }

  /** The same up to 5 cells. */
  @Override
  public List<List<String>> tinyStarts() {
    return starts(5);
  }

  private static List<List<String>> starts(int mostCells) {
    List<List<String>> starts = new ArrayList<>();
    for (int rows = 1; rows <= mostCells; rows++) {
      for (int columns = 1; rows * columns <= mostCells; columns++) {
        for (String cells : rows(rows * columns, "", ".", "*", "T")) {
          if (cells.contains("T")) {
            starts.add(start(rows, columns, cells));
          }
        }
      }
    }
    return starts;
  }

  /** Tokens are given from the bottom up, so that their order is not that of their cells. */
  private static List<String> start(int rows, int columns, String cells) {
    List<String> lines = new ArrayList<>(List.of(rows + " " + columns));
    List<String> tokens = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      String line = cells.substring(row * columns, (row + 1) * columns);
      lines.add(line.replace('T', '.'));
      for (int column = 0; column < columns; column++) {
        if (line.charAt(column) == 'T') {
          tokens.add(0, (row + 1) + " " + (column + 1));
        }
      }
    }
    lines.add(String.valueOf(tokens.size()));
    lines.addAll(tokens);
    return lines;
  }

  @Override
  public State start(List<String> lines) {
    int rows = Integer.parseInt(lines.get(0).split(" ")[0]);
    List<List<Integer>> tokens = new ArrayList<>();
    for (String line : lines.subList(rows + 2, lines.size())) {
      String[] words = line.split(" ");
      tokens.add(List.of(Integer.parseInt(words[0]) - 1, Integer.parseInt(words[1]) - 1));
    }
    return new State(List.copyOf(lines.subList(1, rows + 1)), tokens);
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < state.tokens.size(); i++) {
      List<Integer> token = state.tokens.get(i);
      if (!token.isEmpty()) {
        for (int x = 1; isFree(state, token.get(0) + x, token.get(1)); x++) {
          moves.add((i + 1) + " D " + x);
        }
        for (int x = 1; isFree(state, token.get(0), token.get(1) + x); x++) {
          moves.add((i + 1) + " R " + x);
        }
      }
    }
    return moves;
  }

  private static boolean isFree(State state, int row, int column) {
    return row < state.field.size()
        && column < state.field.get(0).length()
        && state.field.get(row).charAt(column) == '.';
  }

  @Override
  public State after(State state, String move) {
    String[] words = move.split(" ");
    int number = Integer.parseInt(words[0]) - 1;
    int x = Integer.parseInt(words[2]);
    List<Integer> token = state.tokens.get(number);
    List<Integer> moved =
        words[1].equals("D")
            ? List.of(token.get(0) + x, token.get(1))
            : List.of(token.get(0), token.get(1) + x);
    List<List<Integer>> tokens = new ArrayList<>(state.tokens);
    int met = tokens.indexOf(moved);
    tokens.set(number, met < 0 ? moved : List.of());
    if (met >= 0) {
      tokens.set(met, List.of());
    }
    return new State(state.field, tokens);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return programToMove ? "I lost..." : "I won!";
  }
}
