package initiative.games.rook;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.HeapGame;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.interactor.Habits;

/**
 * A rook stands on a square board. A move takes it any number of cells to the left or down. A side
 * that cannot move, since the rook is in the bottom left corner, loses.
 *
 * <p>Start: a line with the side of the board, and the column and the row of the rook, counted from
 * the bottom left corner. Move: L or D for left or down, and the number of cells. Order: left
 * before down, then by the number of cells. This is nim with two heaps: the cells to the left, and
 * those below.
 */
public final class Rook extends HeapGame {
  static final Limit SIDE = new Limit("side", "the side of the board", 1, 1000000000000000000L);
  static final Limit COLUMN = new Limit("column", "the column of the rook", 1, SIDE.max);
  static final Limit ROW = new Limit("row", "the row of the rook", 1, SIDE.max);

  /** A board that is not larger can be seen at a glance. */
  private static final int LARGEST_PICTURE = 20;

  static final int LEFT = 1;
  static final int DOWN = 2;

  /**
   * Where the rook stands: how many cells there are to its left and below it. The side of the board
   * is kept for people to see; nothing depends on it any more.
   */
  static final class Cell extends Heaps {
    final long side;

    Cell(long side, long... ways) {
      super(ways);
      this.side = side;
    }

    long column() {
      return size(LEFT) + 1;
    }

    long row() {
      return size(DOWN) + 1;
    }

    @Override
    protected Heaps resized(long... ways) {
      return new Cell(side, ways);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("column ").append(column());
      return text.append(" row ").append(row()).toString();
    }
  }

  /** A shift of the rook. */
  static final class Slide extends Take {
    Slide(int way, long cells) {
      super(way, cells);
    }

    @Override
    public String toString() {
      return new StringBuilder(heap == LEFT ? "L " : "D ").append(count).toString();
    }
  }

  /** Short steps are hard to answer, but not for who halves what is left. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About(
        "rook", "-", "formula", "Rook to the corner", "Тура йде в кут", SIDE, COLUMN, ROW);
  }

  @Override
  public Habits<Heaps, Take> habits() {
    return RookHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new RookStarts(this);
  }

  @Override
  public Heaps readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(SIDE, COLUMN, ROW);
    if (numbers[1] > numbers[0] || numbers[2] > numbers[0]) {
      throw in.bad("a column and a row that are not beyond the side of the board");
    }
    return new Cell(numbers[0], numbers[1] - 1, numbers[2] - 1);
  }

  @Override
  public Take take(int way, long cells) {
    return new Slide(way, cells);
  }

  @Override
  public Take parseMove(String line) {
    String move = Blanks.stripped(line);
    boolean left = move.startsWith("L");
    if (!left && !move.startsWith("D") || move.length() == 1 || !Blanks.isBlank(move.charAt(1))) {
      return null;
    }
    Long cells = Numbers.single(move.substring(1));
    return cells == null ? null : new Slide(left ? LEFT : DOWN, cells);
  }

  @Override
  public String moveForm() {
    return "L CELLS or D CELLS";
  }

  @Override
  public String picture(Heaps heaps) {
    Cell cell = (Cell) heaps;
    if (cell.side > LARGEST_PICTURE) {
      return null;
    }
    StringBuilder picture = new StringBuilder();
    for (long row = cell.side; row >= 1; row--) {
      for (long column = 1; column <= cell.side; column++) {
        picture.append(row == cell.row() && column == cell.column() ? "R" : ".");
        picture.append(column < cell.side ? " " : row > 1 ? "\n" : "");
      }
    }
    return picture.toString();
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  protected Part part(int way, Heaps heaps) {
    String name = way == LEFT ? "part.left" : "part.below";
    return new Part(new Saying(name, heaps.size(way)), heaps.size(way));
  }

  @Override
  public Saying forbids(Heaps heaps, Take slide) {
    return new Saying("forbid.cells", heaps.size(slide.heap));
  }

  /** The Grundy value of each cell; the rook stands there. */
  @Override
  public Chart<Heaps> chart(Heaps start, int size) {
    int side = size == 0 ? (int) Math.min(((Cell) start).side, 12) : Math.min(size, 100);
    Strategy<Heaps, Take> strategy = solve(start);
    Chart<Heaps> chart = new Chart<Heaps>("chart.title.tokens").turned();
    chart.rows("row").columns("column", 1, side);
    for (int row = 1; row <= side; row++) {
      chart.row(row);
      for (int column = 1; column <= side; column++) {
        addCell(chart, strategy, new Cell(side, column - 1, row - 1));
      }
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "8 8 8";
  }

  @Override
  public Sketch sketch(Heaps heaps) {
    Cell cell = (Cell) heaps;
    return Sketch.field(cell.side, cell.side, cell.side - cell.row(), cell.column() - 1)
        .with("names", new String[] {"R"})
        .with("goal", new long[] {cell.side - 1, 0})
        .with("labels", "below");
  }

  @Override
  public long[] place(Heaps heaps, Take slide) {
    Cell reached = (Cell) heaps.without(slide);
    return new long[] {reached.side - reached.row(), reached.column() - 1};
  }

  @Override
  public Saying action(Heaps heaps, Take slide) {
    return new Saying(slide.heap == LEFT ? "left" : "down", slide.count);
  }
}
