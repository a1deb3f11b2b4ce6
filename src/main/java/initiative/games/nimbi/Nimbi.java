package initiative.games.nimbi;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * A board has rows and columns of free cells. Horizontal and Vertical move in turn, Horizontal
 * first. Horizontal takes a free cell together with all cells of its row that can be reached from
 * it without crossing a taken one, that is, a whole run of free cells in a row; Vertical takes a
 * whole run of free cells in a column. Whoever takes the last free cell wins.
 *
 * <p>Start: a line with the number of rows and the number of columns. Move: the row and the column
 * of any cell of the run, each counted from 1. Order: by row, then by column.
 */
public final class Nimbi extends Definition<Nimbi.Board, Nimbi.Cell> {
  private static final Limit ROWS = new Limit("rows", "the number of rows", 1, 6);
  private static final Limit COLUMNS = new Limit("columns", "the number of columns", 1, 6);

  /** The free cells, the size of the board, and whose turn it is. */
  public static final class Board extends Tuple {
    final int rows;
    final int columns;

    /** A bit for each free cell; behind every row is one that is never set. */
    final long free;

    final boolean horizontal;

    Board(int rows, int columns, long free, boolean horizontal) {
      super(rows, columns, free, horizontal ? 1 : 0);
      this.rows = rows;
      this.columns = columns;
      this.free = free;
      this.horizontal = horizontal;
    }

    /** A board whose cells are all free. */
    static Board of(int rows, int columns) {
      long free = 0;
      for (int row = 1; row <= rows; row++) {
        for (int column = 1; column <= columns; column++) {
          free |= cell(columns, row, column);
        }
      }
      return new Board(rows, columns, free, true);
    }

    private static long cell(int columns, int row, int column) {
      return 1L << (row - 1) * (columns + 1) + column - 1;
    }

    boolean isFree(int row, int column) {
      return (free & cell(columns, row, column)) != 0;
    }

    /** How far apart the bits of neighbours in a row, or in a column, are. */
    int step(boolean inRow) {
      return inRow ? 1 : columns + 1;
    }

    /** The run of a free cell that the side to move may take. */
    long run(int row, int column) {
      return Runs.through(cell(columns, row, column), free, step(horizontal));
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int row = 1; row <= rows; row++) {
        for (int column = 1; column <= columns; column++) {
          text.append(isFree(row, column) ? '.' : 'x');
        }
        text.append(row < rows ? '/' : ' ');
      }
      return text.append(horizontal ? "Horizontal to move" : "Vertical to move").toString();
    }
  }

  /** A cell of the run that is taken. */
  public static final class Cell extends Tuple {
    Cell(long row, long column) {
      super(row, column);
    }

    int row() {
      return (int) get(0);
    }

    int column() {
      return (int) get(1);
    }
  }

  @Override
  public About about() {
    return new About("nimbi", "-", "win/lose search", "Nimbi", "Німби", ROWS, COLUMNS);
  }

  @Override
  public Habits<Board, Cell> habits() {
    return NimbiHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(ROWS, COLUMNS)
        .usual(
            "rows 1..3 columns 1..3 won",
            "rows 2..4 columns 1..3 lost",
            "rows 3..5 columns 3..5 won",
            "rows 4 columns 3..5 lost",
            "rows 5..6 columns 5..6 won",
            "rows 6 columns 3..5 lost");
  }

  @Override
  public Strategy<Board, Cell> solve(Board start) {
    return new NimbiTable(this, start);
  }

  @Override
  public Board readStart(StartReader in) throws BadInput {
    long[] sizes = in.line(ROWS, COLUMNS);
    return Board.of((int) sizes[0], (int) sizes[1]);
  }

  @Override
  public List<Cell> moves(Board board) {
    return cells(board, board.free);
  }

  /** The cells of a set in the order of the game. */
  static List<Cell> cells(Board board, long set) {
    List<Cell> cells = new ArrayList<>();
    for (long left = set; left != 0; left &= left - 1) {
      int bit = Long.numberOfTrailingZeros(left);
      int stride = board.columns + 1;
      cells.add(new Cell(bit / stride + 1, bit % stride + 1));
    }
    return cells;
  }

  @Override
  public boolean isLegal(Board board, Cell cell) {
    return cell.get(0) >= 1
        && cell.get(0) <= board.rows
        && cell.get(1) >= 1
        && cell.get(1) <= board.columns
        && board.isFree(cell.row(), cell.column());
  }

  @Override
  public Board after(Board board, Cell cell) {
    long left = board.free & ~board.run(cell.row(), cell.column());
    return new Board(board.rows, board.columns, left, !board.horizontal);
  }

  @Override
  public Worth ending(Board board) {
    return board.free == 0 ? Worth.LOST : null;
  }

  @Override
  public String picture(Board board) {
    StringBuilder picture = new StringBuilder();
    for (int row = 1; row <= board.rows; row++) {
      for (int column = 1; column <= board.columns; column++) {
        picture.append(board.isFree(row, column) ? '.' : 'x');
        picture.append(column < board.columns ? ' ' : '\n');
      }
    }
    return picture.toString();
  }

  @Override
  public Cell parseMove(String line) {
    long[] numbers = Numbers.exactly(2, line);
    return numbers == null ? null : new Cell(numbers[0], numbers[1]);
  }

  @Override
  public String moveForm() {
    return "ROW COLUMN";
  }

  /** A move that gives up a win is a failure at once, whoever wins in the end. */
  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Saying forbids(Board board, Cell cell) {
    boolean there =
        cell.get(0) >= 1
            && cell.get(0) <= board.rows
            && cell.get(1) >= 1
            && cell.get(1) <= board.columns;
    return new Saying(there ? "forbid.taken" : "forbid.board");
  }

  @Override
  public Sketch sketch(Board board) {
    String[] cells = new String[board.rows];
    for (int row = 1; row <= board.rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 1; column <= board.columns; column++) {
        line.append(board.isFree(row, column) ? '.' : '*');
      }
      cells[row - 1] = line.toString();
    }
    return Sketch.field(board.rows, board.columns)
        .with("cells", cells)
        .with("run", board.horizontal ? "row" : "column");
  }

  @Override
  public long[] place(Board board, Cell cell) {
    return new long[] {cell.row() - 1, cell.column() - 1};
  }

  @Override
  public Saying action(Board board, Cell cell) {
    return new Saying(board.horizontal ? "rowrun" : "columnrun", cell.row(), cell.column());
  }
}
