package initiative.games.hex;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * A board has as many rows of hexagons as columns; each row is shifted by half a cell to the right
 * of the one above, so that a cell touches the ones beside it in its row, the ones above it and to
 * the right of that, and the ones below it and to the left of that. A move puts a stone in a free
 * cell. Red begins and wants a chain of red stones from the first row to the last, Blue one of blue
 * stones from the first column to the last. Whoever has such a chain wins; one of both always gets
 * it.
 *
 * <p>Start: a line with the number of rows. Move: the row and the column of the cell, counted from
 * 1. Order: by row, then by column.
 */
public final class Hex extends Definition<Board, Cell> {
  private static final Limit ROWS = new Limit("rows", "the number of rows", 1, 11);

  @Override
  public About about() {
    return new About(
        "hex",
        "-",
        "search up to 4 rows",
        "Hex",
        "Гекс",
        ROWS.range() + " rows; without guarantee from 5 on",
        ROWS);
  }

  @Override
  public Habits<Board, Cell> habits() {
    return HexHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(ROWS)
        .usual("rows 1..3 won", "rows 2..4 won", "rows 5..6", "rows 7..8", "rows 9..11");
  }

  @Override
  public Board readStart(StartReader in) throws BadInput {
    return new Board(in.number(ROWS));
  }

  @Override
  public List<Cell> moves(Board board) {
    List<Cell> moves = new ArrayList<>();
    byte[] cells = board.cells();
    for (int i = 0; i < cells.length && !board.isWon(); i++) {
      if (cells[i] == Board.FREE) {
        moves.add(board.cell(i));
      }
    }
    return moves;
  }

  @Override
  public boolean isLegal(Board board, Cell cell) {
    return !board.isWon() && board.isFree(cell);
  }

  @Override
  public Board after(Board board, Cell cell) {
    return board.with(cell);
  }

  @Override
  public Worth ending(Board board) {
    return board.isWon() ? Worth.LOST : null;
  }

  @Override
  public Strategy<Board, Cell> solve(Board start) {
    return new HexTable(this);
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

  /** The board with its rows shifted, and the names of the sides at their walls. */
  @Override
  public String picture(Board board) {
    StringBuilder picture = new StringBuilder();
    byte[] cells = board.cells();
    for (int i = 0; i < cells.length; i++) {
      int row = i / board.side();
      if (i % board.side() == 0) {
        for (int blank = 0; blank < row; blank++) {
          picture.append(' ');
        }
      }
      picture.append(".RB".charAt(cells[i]));
      picture.append((i + 1) % board.side() == 0 ? '\n' : ' ');
    }
    return picture.toString();
  }

  /** A move that gives up a win is a failure at once, whoever wins in the end. */
  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Saying because(Strategy<Board, Cell> strategy, Board board) {
    if (!strategy.worth(board).isOpen()) {
      return null;
    }
    boolean isEmpty = moves(board).size() == board.side() * board.side();
    return new Saying(isEmpty ? "steal" : "current");
  }

  @Override
  public Saying forbids(Board board, Cell cell) {
    long side = board.side();
    boolean there = cell.row >= 1 && cell.row <= side && cell.column >= 1 && cell.column <= side;
    return new Saying(there ? "forbid.taken" : "forbid.board");
  }

  /** Which first stones win; it is not known of large boards. */
  @Override
  public Chart<Board> chart(Board start, int size) {
    Board board = size == 0 ? start : new Board(Math.min(size, ROWS.max));
    Strategy<Board, Cell> strategy = solve(board);
    if (strategy.worth(board).isOpen()) {
      return null;
    }
    Chart<Board> chart = new Chart<Board>("chart.title.hex");
    chart.rows("row").columns("column", 1, board.side());
    for (Cell cell : moves(board)) {
      if (cell.column == 1) {
        chart.row(cell.row);
      }
      Board reached = after(board, cell);
      chart.add(reached, strategy.outcome(reached), "");
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "4";
  }

  @Override
  public Sketch sketch(Board board) {
    StringBuilder red = new StringBuilder();
    StringBuilder blue = new StringBuilder();
    for (byte stone : board.cells()) {
      red.append(stone == Board.RED ? '1' : '0');
      blue.append(stone == Board.BLUE ? '1' : '0');
    }
    return new Sketch("hex")
        .with("n", board.side())
        .with("red", red.toString())
        .with("blue", blue.toString());
  }

  @Override
  public long[] place(Board board, Cell cell) {
    return new long[] {cell.row - 1, cell.column - 1};
  }

  @Override
  public Saying action(Board board, Cell cell) {
    return new Saying("stone", cell.row, cell.column);
  }
}
