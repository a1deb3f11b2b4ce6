package initiative.games.nimbi;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/**
 * A state is a board of which each cell says who has taken it, and whose turn it is. A side takes
 * what it can reach from a free cell without crossing what the other side has taken; its own cells
 * would not be in its way.
 */
public final class NimbiByHand extends HandRules<NimbiByHand.State> {
  private static final char FREE = '.';

  public record State(List<String> rows, char mover) {}

  @Override
  public List<List<String>> smallStarts() {
    return boards(12);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return boards(6);
  }

  private static List<List<String>> boards(int mostCells) {
    List<List<String>> starts = new ArrayList<>();
    for (int rows = 1; rows <= 6; rows++) {
      for (int columns = 1; columns <= 6 && rows * columns <= mostCells; columns++) {
        starts.add(List.of(rows + " " + columns));
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] sizes = lines.get(0).split(" ");
    String row = String.valueOf(FREE).repeat(Integer.parseInt(sizes[1]));
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < Integer.parseInt(sizes[0]); i++) {
      rows.add(row);
    }
    return new State(rows, 'H');
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (int row = 0; row < state.rows.size(); row++) {
      for (int column = 0; column < state.rows.get(row).length(); column++) {
        if (state.rows.get(row).charAt(column) == FREE) {
          moves.add((row + 1) + " " + (column + 1));
        }
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    String[] words = move.split(" ");
    int row = Integer.parseInt(words[0]) - 1;
    int column = Integer.parseInt(words[1]) - 1;
    char[][] cells = state.rows.stream().map(String::toCharArray).toArray(char[][]::new);
    char other = state.mover == 'H' ? 'V' : 'H';
    int down = state.mover == 'H' ? 0 : 1;
    for (int way : new int[] {1, -1}) {
      int r = row;
      int c = column;
      while (r >= 0 && r < cells.length && c >= 0 && c < cells[0].length && cells[r][c] != other) {
        cells[r][c] = state.mover;
        r += way * down;
        c += way * (1 - down);
      }
    }
    List<String> rows = new ArrayList<>();
    for (char[] line : cells) {
      rows.add(new String(line));
    }
    return new State(rows, other);
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }
}
