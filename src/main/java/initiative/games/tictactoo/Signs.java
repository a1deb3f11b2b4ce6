package initiative.games.tictactoo;

/**
 * A board and whose turn it is as one number: a bit for each X, a bit for each O, and one that is
 * set if O is to move. Cells are counted from 0 here.
 */
final class Signs {
  static final int CELLS = 9;

  /** So many signs each side has. */
  static final int MOST = 3;

  /** How many such numbers there are. */
  static final int NUMBERS = 1 << 2 * CELLS + 1;

  private static final int SIDE = 3;
  private static final int ALL = (1 << CELLS) - 1;
  private static final int O_TO_MOVE = 1 << 2 * CELLS;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  private Signs() {}

  static int of(int x, int o, boolean xToMove) {
    return x | o << CELLS | (xToMove ? 0 : O_TO_MOVE);
  }

  static boolean isXToMove(int board) {
    return (board & O_TO_MOVE) == 0;
  }

  static int x(int board) {
    return board & ALL;
  }

  static int o(int board) {
    return board >> CELLS & ALL;
  }

  /** The signs of the side to move. */
  static int mine(int board) {
    return isXToMove(board) ? x(board) : o(board);
  }

  static int theirs(int board) {
    return isXToMove(board) ? o(board) : x(board);
  }

  static int free(int board) {
    return ALL & ~(x(board) | o(board));
  }

  /** Whether the side to move has a sign left to be placed. */
  static boolean isPlacing(int board) {
    return Integer.bitCount(mine(board)) < MOST;
  }

  /** The board on which the side to move has put its signs so, the other side to move. */
  static int after(int board, int mine) {
    return isXToMove(board) ? of(mine, o(board), false) : of(x(board), mine, true);
  }

  /** The board from which the side that is not to move has put its signs as they are. */
  static int before(int board, int theirs) {
    return isXToMove(board) ? of(x(board), theirs, false) : of(theirs, o(board), true);
  }

  /** Whether there are three in a row, a column or a diagonal. */
  static boolean isLine(int signs) {
    for (int line : LINES) {
      if ((signs & line) == line) {
        return true;
      }
    }
    return false;
  }

  /** The cells beside a cell, above it and below it. */
  static int neighbours(int cell) {
    int column = cell % SIDE;
    int cells = 1 << cell + SIDE | 1 << cell >> SIDE;
    cells |= column < SIDE - 1 ? 1 << cell + 1 : 0;
    cells |= column > 0 ? 1 << cell - 1 : 0;
    return cells & ALL;
  }
}
