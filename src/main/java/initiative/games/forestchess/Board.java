package initiative.games.forestchess;

import initiative.catalogue.Sketch;
import initiative.game.Tuple;
import java.util.Arrays;

/**
 * Pawns on a board of three rows, and whose turn it is. Columns are counted from 1, rows from 1
 * where the white pawns begin to 3 where the black ones do.
 */
public final class Board extends Tuple {
  static final int EMPTY = 0;
  static final int WHITE = 1;
  static final int BLACK = 2;

  private static final int ROWS = 3;
  private static final int NO_CELL = 3;
  private static final int UNTOUCHED = WHITE | BLACK << 2 * (ROWS - 1);

  /** In a column, the bits of all white pawns that there might be; those of the black ones. */
  private static final long WHITES = 0b010101;

  private static final long BLACKS = 0b101010;

  private final int attacked;

  /**
   * Whose turn it is, then the columns, each of them a number with two bits for a cell.
   *
   * @param last the column of the pawn that has moved last, 0 if none has; only that one can be
   *     taken, since whatever could be taken before has been
   */
  private Board(long[] numbers, int last) {
    super(numbers);
    attacked = canTake(last - 1, last) || canTake(last + 1, last) ? last : 0;
  }

  /** The board before the first move, which is White's. */
  public static Board start(int columns) {
    long[] numbers = new long[columns + 1];
    Arrays.fill(numbers, UNTOUCHED);
    numbers[0] = WHITE;
    return new Board(numbers, 0);
  }

  public int columns() {
    return size() - 1;
  }

  private int mover() {
    return (int) get(0);
  }

  private int other() {
    return WHITE + BLACK - mover();
  }

  /** What stands in a cell. */
  int at(int row, int column) {
    if (row < 1 || row > ROWS || column < 1 || column > columns()) {
      return NO_CELL;
    }
    return (int) (get(column) >> 2 * (row - 1)) & 3;
  }

  /** Whether both pawns of a column are where they began. */
  public boolean isUntouched(int column) {
    return column >= 1 && column <= columns() && get(column) == UNTOUCHED;
  }

  /** The row of the pawn that can step or, into another column, take; 0 if there is none. */
  int rowOfMover(int from, int to) {
    int forward = mover() == WHITE ? 1 : -1;
    int wanted = from == to ? EMPTY : other();
    for (int row = 1; row <= ROWS; row++) {
      if (at(row, from) == mover() && at(row + forward, to) == wanted) {
        return row;
      }
    }
    return 0;
  }

  /** Whether a pawn of the side to move has an empty cell in front of it. */
  boolean canStep(int column) {
    if (column < 1 || column > columns()) {
      return false;
    }
    long pawns = get(column);
    long empty = WHITES & ~(pawns | pawns >> 1);
    long reached = mover() == WHITE ? (pawns & WHITES) << 2 : (pawns & BLACKS) >> 3;
    return (reached & empty) != 0;
  }

  /** Whether a pawn of the side to move can take one in another column. */
  boolean canTake(int from, int to) {
    if (from == to || Math.min(from, to) < 1 || Math.max(from, to) > columns()) {
      return false;
    }
    long pawns = get(from);
    return mover() == WHITE
        ? ((pawns & WHITES) << 3 & get(to) & BLACKS) != 0
        : ((pawns & BLACKS) >> 3 & get(to) & WHITES) != 0;
  }

  /** The column in which a pawn can be taken, 0 if there is none. */
  public int attacked() {
    return attacked;
  }

  /** The pawns of one side beside a column, in the row where they began. */
  int besides(int column, boolean ofMover) {
    int side = ofMover ? mover() : other();
    int home = side == WHITE ? 1 : ROWS;
    return (at(home, column - 1) == side ? 1 : 0) + (at(home, column + 1) == side ? 1 : 0);
  }

  Board after(PawnMove move) {
    int row = rowOfMover(move.from, move.to);
    int reached = mover() == WHITE ? row + 1 : row - 1;
    long[] numbers = with(0, other());
    numbers[move.from] &= ~(3L << 2 * (row - 1));
    numbers[move.to] &= ~(3L << 2 * (reached - 1));
    numbers[move.to] |= (long) mover() << 2 * (reached - 1);
    return new Board(numbers, move.to);
  }

  /** As in "White to move, untouched 1-3 5, to be taken in 4". */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(mover() == WHITE ? "White" : "Black");
    text.append(" to move, untouched");
    int runs = 0;
    for (int column = 1; column <= columns(); column++) {
      if (isUntouched(column) && !isUntouched(column - 1)) {
        text.append(' ').append(column);
        int last = column;
        while (isUntouched(last + 1)) {
          last++;
        }
        text.append(last > column ? "-" + last : "");
        runs++;
      }
    }
    text.append(runs == 0 ? " none" : "");
    int attacked = attacked();
    return text.append(attacked == 0 ? "" : ", to be taken in " + attacked).toString();
  }

  /** The board as White sees it, and the last digits of the numbers of its columns. */
  String picture() {
    StringBuilder picture = new StringBuilder();
    for (int row = ROWS; row >= 1; row--) {
      for (int column = 1; column <= columns(); column++) {
        picture.append(".wb".charAt(at(row, column)));
      }
      picture.append('\n');
    }
    for (int column = 1; column <= columns(); column++) {
      picture.append(column % 10);
    }
    return picture.append('\n').toString();
  }

  /** The rows from the top, and which columns nobody has touched. */
  Sketch sketch() {
    String[] pawns = new String[ROWS];
    for (int i = 0; i < ROWS; i++) {
      StringBuilder line = new StringBuilder();
      for (int column = 1; column <= columns(); column++) {
        line.append(".WB".charAt(at(ROWS - i, column)));
      }
      pawns[i] = line.toString();
    }
    StringBuilder free = new StringBuilder();
    for (int column = 1; column <= columns(); column++) {
      free.append(isUntouched(column) ? '1' : '0');
    }
    return new Sketch("strip")
        .with("free", free.toString())
        .with("rows", ROWS)
        .with("pawns", pawns);
  }

  /** The cells that a pawn enters and leaves in that picture. */
  long[] place(PawnMove move) {
    int row = rowOfMover(move.from, move.to);
    int reached = mover() == WHITE ? row + 1 : row - 1;
    return new long[] {move.to - 1, ROWS - reached, move.from - 1, ROWS - row};
  }
}
