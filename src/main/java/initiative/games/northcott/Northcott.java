package initiative.games.northcott;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
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
 * A bridge has several lanes, each a row of cells. In every lane stand two rams: on the left one of
 * the side that begins, to the right of it one of the other side. A move takes a ram of one's own
 * any distance along its lane, forward or back, but not onto the other ram, not past it and not off
 * the lane. Whoever cannot move loses. Two sides that go to and fro could play for ever; therefore
 * a side that is winning never retreats, and a game that the winner does not end is drawn.
 *
 * <p>Start: a line with the number of lanes and that of the cells in a lane, and for each lane a
 * line with the cells of the left and of the right ram. Move: the number of the lane and the cell
 * that one's own ram of this lane goes to. Lanes are counted from 1, cells from 1 at the left.
 * Order: by lane, then by cell.
 */
public final class Northcott extends Definition<Northcott.Bridge, Northcott.Move> {
  static final Limit LANES = new Limit("lanes", "the number of lanes", 1, 50);
  static final Limit CELLS = new Limit("length", "the number of cells in a lane", 2, 500);
  private static final Limit LEFT = new Limit("left", "the cell of the left ram", 1, 499);
  private static final Limit RIGHT = new Limit("right", "the cell of the right ram", 2, 500);
  private static final int WIDEST_PICTURE = 60;

  /** Where the rams stand, how long the lanes are, and whose turn it is. */
  public static final class Bridge extends Tuple {
    private static final int PAIR = 1000;

    private final int cells;
    private final boolean leftToMove;

    /** A bridge on which a lane is a number made by {@link #lane}. */
    private Bridge(int cells, boolean leftToMove, long[] numbers) {
      super(numbers);
      this.cells = cells;
      this.leftToMove = leftToMove;
    }

    /** A bridge with these pairs of rams. */
    static Bridge of(int cells, boolean leftToMove, int[] left, int[] right) {
      long[] numbers = new long[left.length + 1];
      numbers[0] = lane(cells, leftToMove ? 1 : 0);
      for (int lane = 1; lane <= left.length; lane++) {
        numbers[lane] = lane(left[lane - 1], right[lane - 1]);
      }
      return new Bridge(cells, leftToMove, numbers);
    }

    private static long lane(int left, int right) {
      return (long) left * PAIR + right;
    }

    int lanes() {
      return size() - 1;
    }

    int cells() {
      return cells;
    }

    boolean isLeftToMove() {
      return leftToMove;
    }

    int left(int lane) {
      return (int) get(lane) / PAIR;
    }

    int right(int lane) {
      return (int) get(lane) % PAIR;
    }

    /** The cell of the ram that belongs to the side to move. */
    int own(int lane) {
      return leftToMove ? left(lane) : right(lane);
    }

    /** How many cells are between the two rams, all of them in front of either. */
    int gap(int lane) {
      return right(lane) - left(lane) - 1;
    }

    /** How many cells the own ram has behind it. */
    int behind(int lane) {
      return leftToMove ? left(lane) - 1 : cells - right(lane);
    }

    /** The cell that is so many steps ahead of the own ram; behind it if there are less than 0. */
    int ahead(int lane, int steps) {
      return leftToMove ? left(lane) + steps : right(lane) - steps;
    }

    /** How many steps ahead of the own ram a cell is. */
    int steps(int lane, int cell) {
      return leftToMove ? cell - left(lane) : right(lane) - cell;
    }

    private Bridge after(int lane, int cell) {
      long[] numbers = with(lane, leftToMove ? lane(cell, right(lane)) : lane(left(lane), cell));
      numbers[0] = lane(cells, leftToMove ? 0 : 1);
      return new Bridge(cells, !leftToMove, numbers);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int lane = 1; lane <= lanes(); lane++) {
        text.append(left(lane)).append('-').append(right(lane)).append(' ');
      }
      text.append("of ").append(cells);
      return text.append(leftToMove ? ", left to move" : ", right to move").toString();
    }
  }

  /** A lane, and where the own ram of it goes. */
  public static final class Move extends Tuple {
    Move(long lane, long cell) {
      super(lane, cell);
    }

    int lane() {
      return (int) get(0);
    }

    int cell() {
      return (int) get(1);
    }
  }

  /** To hold out long is worth more here than that many replies are wrong. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About(
        "northcott", "-", "Grundy formula", "Northcott's game", "Гра Норткотта", LANES, CELLS);
  }

  @Override
  public Habits<Bridge, Move> habits() {
    return NorthcottHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new NorthcottStarts(this);
  }

  @Override
  public Strategy<Bridge, Move> solve(Bridge start) {
    return new NorthcottTable(this);
  }

  @Override
  public Bridge readStart(StartReader in) throws BadInput {
    long[] sizes = in.line(LANES, CELLS);
    int cells = (int) sizes[1];
    int[] left = new int[(int) sizes[0]];
    int[] right = new int[left.length];
    for (int lane = 0; lane < left.length; lane++) {
      long[] rams = in.line(LEFT.within(1, cells - 1), RIGHT.within(2, cells));
      if (rams[0] >= rams[1]) {
        throw in.bad("a left ram to the left of the right one");
      }
      left[lane] = (int) rams[0];
      right[lane] = (int) rams[1];
    }
    return Bridge.of(cells, true, left, right);
  }

  @Override
  public List<Move> moves(Bridge bridge) {
    return new RamMoves(bridge);
  }

  /** The first and the last cell of a lane where the own ram may stand. */
  static int first(Bridge bridge, int lane) {
    return bridge.isLeftToMove() ? 1 : bridge.left(lane) + 1;
  }

  private static int last(Bridge bridge, int lane) {
    return bridge.isLeftToMove() ? bridge.right(lane) - 1 : bridge.cells();
  }

  @Override
  public boolean isLegal(Bridge bridge, Move move) {
    if (move.get(0) < 1 || move.get(0) > bridge.lanes()) {
      return false;
    }
    return move.get(1) >= first(bridge, move.lane())
        && move.get(1) <= last(bridge, move.lane())
        && move.get(1) != bridge.own(move.lane());
  }

  /** How many moves there are in a lane. */
  static int count(Bridge bridge, int lane) {
    return bridge.gap(lane) + bridge.behind(lane);
  }

  @Override
  public Worth ending(Bridge bridge) {
    for (int lane = 1; lane <= bridge.lanes(); lane++) {
      if (count(bridge, lane) > 0) {
        return null;
      }
    }
    return Worth.LOST;
  }

  @Override
  public Bridge after(Bridge bridge, Move move) {
    return bridge.after(move.lane(), move.cell());
  }

  @Override
  public boolean mayGoOnForEver() {
    return true;
  }

  /** A retreat. */
  @Override
  public boolean isDetour(Bridge bridge, Move move) {
    return bridge.steps(move.lane(), move.cell()) < 0;
  }

  /** Otherwise two sides that both err could go to and fro for ever. */
  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public String picture(Bridge bridge) {
    if (bridge.cells() > WIDEST_PICTURE) {
      return null;
    }
    StringBuilder picture = new StringBuilder();
    for (int lane = 1; lane <= bridge.lanes(); lane++) {
      for (int cell = 1; cell <= bridge.cells(); cell++) {
        boolean isLeft = cell == bridge.left(lane);
        picture.append(isLeft ? '>' : cell == bridge.right(lane) ? '<' : '.');
      }
      picture.append('\n');
    }
    return picture.toString();
  }

  @Override
  public Move parseMove(String line) {
    long[] numbers = Numbers.exactly(2, line);
    return numbers == null ? null : new Move(numbers[0], numbers[1]);
  }

  @Override
  public String moveForm() {
    return "LANE CELL";
  }

  /** Each gap is worth its length. */
  @Override
  public List<Part> parts(Strategy<Bridge, Move> strategy, Bridge bridge) {
    List<Part> parts = new ArrayList<>();
    for (int lane = 1; lane <= bridge.lanes(); lane++) {
      parts.add(new Part(new Saying("part.gap", lane, bridge.gap(lane)), bridge.gap(lane)));
    }
    return parts;
  }

  @Override
  public Saying because(Strategy<Bridge, Move> strategy, Bridge bridge) {
    return new Saying("retreat");
  }

  @Override
  public Saying forbids(Bridge bridge, Move move) {
    if (move.get(0) < 1 || move.get(0) > bridge.lanes()) {
      return new Saying("forbid.lane", move.get(0), bridge.lanes());
    }
    if (move.get(1) < 1 || move.get(1) > bridge.cells()) {
      return new Saying("forbid.off");
    }
    return new Saying(move.get(1) == bridge.own(move.lane()) ? "forbid.same" : "forbid.past");
  }

  /** Two lanes by the gaps between their rams. */
  @Override
  public Chart<Bridge> chart(Bridge start, int size) {
    int last = size == 0 ? 12 : Math.min(size, 100);
    Strategy<Bridge, Move> strategy = solve(start);
    Chart<Bridge> chart = new Chart<Bridge>("chart.title.northcott").meaning("chart.meaning.xor");
    chart.rows("gap1").columns("gap2", 0, last);
    for (int one = 0; one <= last; one++) {
      chart.row(one);
      for (int other = 0; other <= last; other++) {
        int[] right = {one + 2, other + 2};
        Bridge bridge = Bridge.of(last + 3, true, new int[] {1, 1}, right);
        chart.add(strategy, bridge, NorthcottTable.xor(bridge));
      }
    }
    return chart;
  }

  @Override
  public Sketch sketch(Bridge bridge) {
    long[] rams = new long[4 * bridge.lanes()];
    String[] names = new String[2 * bridge.lanes()];
    for (int lane = 1; lane <= bridge.lanes(); lane++) {
      int at = 4 * (lane - 1);
      rams[at] = lane - 1;
      rams[at + 1] = bridge.left(lane) - 1;
      rams[at + 2] = lane - 1;
      rams[at + 3] = bridge.right(lane) - 1;
      names[at / 2] = ">";
      names[at / 2 + 1] = "<";
    }
    return Sketch.field(bridge.lanes(), bridge.cells(), rams).with("names", names);
  }

  @Override
  public long[] place(Bridge bridge, Move move) {
    int lane = move.lane() - 1;
    return new long[] {lane, move.cell() - 1, lane, bridge.own(move.lane()) - 1};
  }

  @Override
  public Saying action(Bridge bridge, Move move) {
    return new Saying("ram", move.lane(), move.cell());
  }
}
