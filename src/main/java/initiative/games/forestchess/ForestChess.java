package initiative.games.forestchess;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Period;
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
 * A board has three rows. In every column a white pawn stands on the bottom row and a black one on
 * the top row; whoever begins has the white ones. A pawn steps one cell straight ahead, White up
 * and Black down, if that cell is empty, and takes one cell diagonally ahead. Whoever can take
 * must, with any pawn that can. Whoever cannot move loses.
 *
 * <p>Start: a line with the number of columns. Move: the column that the pawn leaves and the one
 * that it enters, the same for a step; a pair of columns never means two moves. Order: by the
 * column left, then by the column entered.
 */
public final class ForestChess extends Definition<Board, PawnMove> {
  /** A step takes its column and the ones beside it out of the game. */
  private static final int CROSSED = 3;

  private static final Limit COLUMNS = new Limit("columns", "the number of columns", 1, 1000);

  @Override
  public About about() {
    return new About("forest-chess", "1.4:F", "Grundy", "Forest chess", "Лісові шахи", COLUMNS);
  }

  @Override
  public Habits<Board, PawnMove> habits() {
    return ForestChessHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(COLUMNS)
        .usual(
            "columns 1..9 won",
            "columns 1..9 lost",
            "columns 20..60 won",
            "columns 20..60 lost",
            "columns 500..1000 won",
            "columns 500..1000 lost");
  }

  @Override
  public Strategy<Board, PawnMove> solve(Board start) {
    return new ForestChessTable(this, start.columns());
  }

  @Override
  public Board readStart(StartReader in) throws BadInput {
    return Board.start(in.integer(COLUMNS));
  }

  @Override
  public List<PawnMove> moves(Board board) {
    return board.attacked() == 0 ? steps(board) : takes(board);
  }

  private static List<PawnMove> steps(Board board) {
    List<PawnMove> steps = new ArrayList<>();
    for (int column = 1; column <= board.columns(); column++) {
      if (board.canStep(column)) {
        steps.add(new PawnMove(column, column));
      }
    }
    return steps;
  }

  private static List<PawnMove> takes(Board board) {
    List<PawnMove> takes = new ArrayList<>();
    int taken = board.attacked();
    for (int from = taken - 1; from <= taken + 1; from++) {
      if (board.canTake(from, taken)) {
        takes.add(new PawnMove(from, taken));
      }
    }
    return takes;
  }

  @Override
  public boolean isLegal(Board board, PawnMove move) {
    if (move.from == move.to) {
      return board.canStep(move.from) && board.attacked() == 0;
    }
    return Math.abs((long) move.from - move.to) == 1 && board.canTake(move.from, move.to);
  }

  @Override
  public Board after(Board board, PawnMove move) {
    return board.after(move);
  }

  @Override
  public Worth ending(Board board) {
    boolean goesOn = board.attacked() != 0;
    for (int column = 1; column <= board.columns() && !goesOn; column++) {
      goesOn = board.canStep(column);
    }
    return goesOn ? null : Worth.LOST;
  }

  @Override
  public PawnMove parseMove(String line) {
    long[] numbers = Numbers.exactly(2, line);
    boolean fits =
        numbers != null && numbers[0] == (int) numbers[0] && numbers[1] == (int) numbers[1];
    return fits ? new PawnMove((int) numbers[0], (int) numbers[1]) : null;
  }

  @Override
  public String moveForm() {
    return "FROM TO";
  }

  @Override
  public String picture(Board board) {
    return board.picture();
  }

  /** Each run of untouched columns is a part, as long as nothing has to be taken. */
  @Override
  public List<Part> parts(Strategy<Board, PawnMove> strategy, Board board) {
    if (board.attacked() != 0) {
      return null;
    }
    ForestChessTable table = (ForestChessTable) strategy;
    List<Part> parts = new ArrayList<>();
    int length = 0;
    for (int column = 1; column <= board.columns() + 1; column++) {
      if (board.isUntouched(column)) {
        length++;
      } else if (length > 0) {
        long[] options = length > Part.FEW ? null : table.options(length);
        Saying name =
            new Saying(length == 1 ? "part.one" : "part.run", column - length, column - 1, length);
        parts.add(new Part(name, table.value(length), options));
        length = 0;
      }
    }
    return parts;
  }

  @Override
  public Saying because(Strategy<Board, PawnMove> strategy, Board board) {
    return board.attacked() == 0
        ? new Saying("exchange")
        : ((ForestChessTable) strategy).forced(board);
  }

  @Override
  public Saying forbids(Board board, PawnMove move) {
    if (board.attacked() != 0 && (move.from == move.to || !board.canTake(move.from, move.to))) {
      return new Saying("forbid.forced", board.attacked());
    }
    return new Saying(move.from == move.to ? "forbid.step" : "forbid.capture", move.from);
  }

  /** The Grundy values of untouched columns side by side. */
  @Override
  public Chart<Board> chart(Board start, int size) {
    int last = size == 0 ? 40 : Math.min(size, (int) COLUMNS.max);
    PawnRuns runs = new PawnRuns((int) COLUMNS.max);
    ForestChessTable table = new ForestChessTable(this, last);
    long[] values = new long[runs.size()];
    Chart<Board> chart = new Chart<Board>("chart.title.forest").meaning("chart.meaning.grundy");
    chart.columns("columns", 1, last).row("");
    for (int columns = 0; columns < values.length; columns++) {
      values[columns] = runs.value(columns);
      if (columns >= 1 && columns <= last) {
        chart.add(table, Board.start(columns), values[columns]);
      }
    }
    Period period = Period.ofRuns(values, CROSSED);
    return period == null ? chart : chart.period(Math.max(period.from - 1, 0), period.length);
  }

  @Override
  public Sketch sketch(Board board) {
    return board.sketch();
  }

  @Override
  public long[] place(Board board, PawnMove move) {
    return board.place(move);
  }

  @Override
  public Saying action(Board board, PawnMove move) {
    return new Saying(move.from == move.to ? "step" : "capture", move.from, move.to);
  }
}
