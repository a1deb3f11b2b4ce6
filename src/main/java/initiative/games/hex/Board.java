package initiative.games.hex;

import initiative.game.Tuple;

/**
 * A board with its stones: which cells are red and which are blue. Red has begun, so that it is
 * Red's turn if there are as many stones of both.
 */
public final class Board extends Tuple {
  static final byte FREE = 0;
  static final byte RED = 1;
  static final byte BLUE = 2;

  /** Steps to the neighbours of a cell, by rows and columns. */
  static final int[] ROWS = {-1, -1, 0, 0, 1, 1};

  static final int[] COLUMNS = {0, 1, -1, 1, -1, 0};

  private static final int HALF = 64;

  /** What the last stone did: it joined the walls of its side. */
  private final boolean joined;

  /** A board without stones. */
  public Board(long side) {
    super(side, 0, 0, 0, 0);
    joined = false;
  }

  private Board(boolean joined, long... numbers) {
    super(numbers);
    this.joined = joined;
  }

  /** The number of rows and of columns. */
  public int side() {
    return (int) get(0);
  }

  /** Whose turn it is. */
  byte turn() {
    int reds = Long.bitCount(get(1)) + Long.bitCount(get(2));
    return reds == Long.bitCount(get(3)) + Long.bitCount(get(4)) ? RED : BLUE;
  }

  /** Whether the side that has moved last has won. */
  boolean isWon() {
    return joined;
  }

  /** The stone in a cell, counted from 0 by rows. */
  private byte at(int cell) {
    long bit = 1L << cell;
    int half = cell / HALF;
    return (get(1 + half) & bit) != 0 ? RED : (get(3 + half) & bit) != 0 ? BLUE : FREE;
  }

  /** All cells by rows, each with its stone. */
  byte[] cells() {
    byte[] cells = new byte[side() * side()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = at(i);
    }
    return cells;
  }

  /** Whether a cell is on the board and free. */
  public boolean isFree(Cell cell) {
    int side = side();
    return cell.row >= 1
        && cell.row <= side
        && cell.column >= 1
        && cell.column <= side
        && at(index(cell)) == FREE;
  }

  private int index(Cell cell) {
    return (int) ((cell.row - 1) * side() + cell.column - 1);
  }

  /** The cell with this number, counted from 0 by rows. */
  Cell cell(int index) {
    return new Cell(index / side() + 1, index % side() + 1);
  }

  /** The board with one more stone. */
  Board with(Cell cell) {
    int index = index(cell);
    byte turn = turn();
    byte[] cells = cells();
    cells[index] = turn;
    int number = (turn == RED ? 1 : 3) + index / HALF;
    long[] numbers = with(number, get(number) | 1L << index);
    return new Board(joins(cells, side(), index), numbers);
  }

  /** Whether the stones that hang together with the one in a cell join the walls of their side. */
  static boolean joins(byte[] cells, int side, int from) {
    byte turn = cells[from];
    boolean[] seen = new boolean[cells.length];
    int[] found = new int[cells.length];
    int count = 0;
    boolean low = false;
    boolean high = false;
    seen[from] = true;
    found[count++] = from;
    for (int i = 0; i < count; i++) {
      int row = found[i] / side;
      int column = found[i] % side;
      int way = turn == RED ? row : column;
      low |= way == 0;
      high |= way == side - 1;
      for (int step = 0; step < ROWS.length; step++) {
        int nextRow = row + ROWS[step];
        int nextColumn = column + COLUMNS[step];
        if (nextRow >= 0 && nextRow < side && nextColumn >= 0 && nextColumn < side) {
          int next = nextRow * side + nextColumn;
          if (cells[next] == turn && !seen[next]) {
            seen[next] = true;
            found[count++] = next;
          }
        }
      }
    }
    return low && high;
  }

  /** The rows from above, as in "R.B/.R./...". */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    byte[] cells = cells();
    for (int i = 0; i < cells.length; i++) {
      text.append(i > 0 && i % side() == 0 ? "/" : "").append(".RB".charAt(cells[i]));
    }
    return text.toString();
  }
}
