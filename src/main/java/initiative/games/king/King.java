package initiative.games.king;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * A king stands in the bottom left cell of a board. A move takes it one cell to the right, up, or
 * diagonally to the right and up, within the board. Whoever brings it to the top right cell wins.
 *
 * <p>Start: a line with the numbers of rows and columns, not both 1. Move: 1 for right, 2 for up, 3
 * for the diagonal. Order: ascending.
 */
public final class King extends Definition<King.Board, Integer> {
  private static final Limit ROWS = new Limit("rows", "the number of rows", 1, 1000000000);
  private static final Limit COLUMNS = new Limit("columns", "the number of columns", 1, 1000000000);

  /** Boards with more rows or columns are not drawn. */
  private static final int LARGEST_PICTURE = 20;

  static final int RIGHT = 1;
  static final int UP = 2;
  static final int DIAGONAL = 3;

  /** What is left of the board above the king and to its right, with its own row and column. */
  public static final class Board extends Tuple {
    /** The whole board; it is kept for people to see. */
    public final long allRows;

    public final long allColumns;

    Board(long rows, long columns) {
      this(rows, columns, rows, columns);
    }

    private Board(long rows, long columns, long allRows, long allColumns) {
      super(rows, columns);
      this.allRows = allRows;
      this.allColumns = allColumns;
    }

    long rows() {
      return get(0);
    }

    long columns() {
      return get(1);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(rows()).append(" by ").append(columns());
      return text.append(" left").toString();
    }
  }

  @Override
  public About about() {
    return new About(
        "king", "-", "formula", "King to the corner", "Король іде в кут", ROWS, COLUMNS);
  }

  @Override
  public Habits<Board, Integer> habits() {
    return KingHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new KingStarts(ROWS, COLUMNS);
  }

  @Override
  public Board readStart(StartReader in) throws BadInput {
    long[] sides = in.line(ROWS, COLUMNS);
    if (sides[0] == 1 && sides[1] == 1) {
      throw in.bad("a board of more than one cell");
    }
    return new Board(sides[0], sides[1]);
  }

  @Override
  public List<Integer> moves(Board board) {
    List<Integer> moves = new ArrayList<>();
    for (int move = RIGHT; move <= DIAGONAL; move++) {
      if (isLegal(board, move)) {
        moves.add(move);
      }
    }
    return moves;
  }

  @Override
  public boolean isLegal(Board board, Integer move) {
    return (move == RIGHT || move == UP || move == DIAGONAL)
        && (move == UP || board.columns() > 1)
        && (move == RIGHT || board.rows() > 1);
  }

  @Override
  public Board after(Board board, Integer move) {
    return new Board(
        board.rows() - (move == RIGHT ? 0 : 1),
        board.columns() - (move == UP ? 0 : 1),
        board.allRows,
        board.allColumns);
  }

  @Override
  public Strategy<Board, Integer> solve(Board start) {
    return new Parity(this);
  }

  /** Lost exactly if both numbers are odd: every move makes one even, and that can be undone. */
  private static final class Parity extends Strategy<Board, Integer> {
    Parity(King game) {
      super(game);
    }

    @Override
    public Worth worth(Board board) {
      return board.rows() % 2 == 1 && board.columns() % 2 == 1 ? Worth.LOST : Worth.WON;
    }
  }

  /** What is left of the board: "K" for the king, "*" for the cell that it is to reach. */
  @Override
  public String picture(Board board) {
    if (Math.max(board.rows(), board.columns()) > LARGEST_PICTURE) {
      return null;
    }
    StringBuilder picture = new StringBuilder();
    for (int row = 1; row <= board.rows(); row++) {
      for (int column = 1; column <= board.columns(); column++) {
        boolean here = row == board.rows() && column == 1;
        picture.append(here ? 'K' : row == 1 && column == board.columns() ? '*' : '.');
        picture.append(column < board.columns() ? ' ' : '\n');
      }
    }
    return picture.toString();
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "1, 2 or 3";
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  public Saying because(Strategy<Board, Integer> strategy, Board board) {
    String key = strategy.worth(board).isLost() ? "parity.lost" : "parity.won";
    return new Saying(key, board.rows(), board.columns());
  }

  @Override
  public Saying forbids(Board board, Integer move) {
    return new Saying(move < RIGHT || move > DIAGONAL ? "forbid.way" : "forbid.off");
  }

  /** What is left of the board above the king and to its right, with its own row and column. */
  @Override
  public Chart<Board> chart(Board start, int size) {
    int side = size == 0 ? 9 : Math.min(size, 100);
    Strategy<Board, Integer> strategy = solve(start);
    Chart<Board> chart = new Chart<Board>("chart.title.starts");
    chart.rows(ROWS.name).columns(COLUMNS.name, 1, side);
    for (int rows = 1; rows <= side; rows++) {
      chart.row(rows);
      for (int columns = 1; columns <= side; columns++) {
        chart.add(strategy, new Board(rows, columns), "");
      }
    }
    return chart;
  }

  @Override
  public Sketch sketch(Board board) {
    return Sketch.field(
            board.allRows, board.allColumns, board.rows() - 1, board.allColumns - board.columns())
        .with("names", new String[] {"K"})
        .with("goal", new long[] {0, board.allColumns - 1});
  }

  @Override
  public long[] place(Board board, Integer move) {
    Board reached = after(board, move);
    return new long[] {reached.rows() - 1, reached.allColumns - reached.columns()};
  }

  @Override
  public Saying action(Board board, Integer move) {
    return new Saying(move == RIGHT ? "toright" : move == UP ? "toup" : "diagonal");
  }
}
