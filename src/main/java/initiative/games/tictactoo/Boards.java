package initiative.games.tictactoo;

/**
 * All boards that a play can come to, numbered from 0: X to move with as many signs as O, or O to
 * move with one sign less or with all three. Where the side to move has three in a row nobody can
 * come to.
 */
final class Boards {
  private static final int MOST = 5710;

  private final int[] boards = new int[MOST];
  private final short[] numbers = new short[Signs.NUMBERS];
  private final byte[] moves = new byte[MOST];
  private final int[] neighbours = new int[Signs.CELLS];
  private final byte[] counts = new byte[1 << Signs.CELLS];
  private final boolean[] lines = new boolean[1 << Signs.CELLS];
  private int count;

  Boards() {
    for (int cell = 0; cell < Signs.CELLS; cell++) {
      neighbours[cell] = Signs.neighbours(cell);
    }
    int all = counts.length - 1;
    for (int signs = 1; signs <= all; signs++) {
      counts[signs] = (byte) (counts[signs & signs - 1] + 1);
      lines[signs] = counts[signs] >= Signs.MOST && Signs.isLine(signs);
    }
    for (int x = 0; x <= all; x++) {
      if (counts[x] <= Signs.MOST) {
        addWith(x, all & ~x);
      }
    }
  }

  /** Adds the boards with these X, and O on some of the cells that they leave. */
  private void addWith(int x, int cells) {
    int most = counts[x];
    for (int o = cells; o >= 0; o = o == 0 ? -1 : o - 1 & cells) {
      if (counts[o] == most) {
        add(x, o, true);
        if (most == Signs.MOST) {
          add(x, o, false);
        }
      } else if (counts[o] == most - 1) {
        add(x, o, false);
      }
    }
  }

  private void add(int x, int o, boolean xToMove) {
    int mine = xToMove ? x : o;
    if (lines[mine]) {
      return;
    }
    int board = Signs.of(x, o, xToMove);
    boards[count] = board;
    moves[count] = (byte) (lines[x ^ o ^ mine] ? 0 : moves(mine, Signs.free(board)));
    numbers[board] = (short) ++count;
  }

  private int moves(int mine, int free) {
    if (counts[mine] < Signs.MOST) {
      return counts[free];
    }
    int moves = 0;
    for (int signs = mine; signs != 0; signs &= signs - 1) {
      moves += counts[neighbours[Integer.numberOfTrailingZeros(signs)] & free];
    }
    return moves;
  }

  int count() {
    return count;
  }

  int board(int number) {
    return boards[number];
  }

  /** The number of a board, or -1 if there is no such board. */
  int number(int board) {
    return numbers[board] - 1;
  }

  /** How many moves there are; none if the side that has moved has three in a row. */
  int moves(int number) {
    return moves[number];
  }

  int neighbours(int cell) {
    return neighbours[cell];
  }
}
