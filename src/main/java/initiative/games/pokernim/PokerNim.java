package initiative.games.pokernim;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.Heaps;
import initiative.family.TwoHeaps;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * There are several heaps of sticks, and each side has a reserve of sticks. A move either takes any
 * number of sticks from one heap, and they are gone for good, or adds any number of sticks from the
 * mover's own reserve to one heap, be it empty. The game ends as soon as all heaps are empty:
 * whoever took the last stick wins, whatever is left in the reserves.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes, a line with the reserves of
 * the first and of the second player. Move: the number of the heap, counted from 1, and the number
 * taken behind a minus or the number added behind a plus. Order: by heap; takes before additions;
 * by the number of sticks.
 */
public final class PokerNim extends Definition<PokerNim.Table, PokerNim.Change> {
  static final Limit HEAPS = new Limit("heaps", "the number of heaps", 1, 12);
  static final Limit STICKS = new Limit("sticks", "the heap sizes", 1, 1000000000000000000L);
  static final Limit RESERVE = new Limit("reserve", "the reserves", 0, 1000);

  /** So many moves of a heap may be listed. */
  private static final int MOST_LISTED = 1000000;

  /** The heaps, the reserve of the side to move, and that of the other side. */
  public static final class Table extends Tuple {
    Table(long[] sizes, long mine, long theirs) {
      super(joined(sizes, mine, theirs));
    }

    private static long[] joined(long[] sizes, long mine, long theirs) {
      long[] numbers = Arrays.copyOf(sizes, sizes.length + 2);
      numbers[sizes.length] = mine;
      numbers[sizes.length + 1] = theirs;
      return numbers;
    }

    /** How many heaps there are, with the empty ones. */
    int count() {
      return size() - 2;
    }

    /** The sticks in a heap; heaps are counted from 1. */
    long size(int heap) {
      return get(heap - 1);
    }

    /** The reserve of the side to move. */
    long mine() {
      return get(count());
    }

    long theirs() {
      return get(count() + 1);
    }

    Heaps heaps() {
      long[] sizes = new long[count()];
      for (int heap = 1; heap <= sizes.length; heap++) {
        sizes[heap - 1] = size(heap);
      }
      return new Heaps(sizes);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(heaps()).append(" with reserves ");
      return text.append(mine()).append(" and ").append(theirs()).toString();
    }
  }

  /** So many sticks more in a heap, or fewer. */
  public static final class Change extends Tuple {
    Change(long heap, long more) {
      super(heap, more);
    }

    long heap() {
      return get(0);
    }

    long more() {
      return get(1);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(heap()).append(more() < 0 ? " -" : " +");
      return text.append(Math.abs(more())).toString();
    }
  }

  @Override
  public About about() {
    return new About(
        "poker-nim", "-", "Grundy formula", "Poker nim", "Покерний нім", HEAPS, STICKS, RESERVE);
  }

  @Override
  public Habits<Table, Change> habits() {
    return PokerNimHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new PokerNimStarts(this);
  }

  @Override
  public Table readStart(StartReader in) throws BadInput {
    int count = in.integer(HEAPS);
    long[] sizes = in.numbers(STICKS, count);
    long[] reserves = in.numbers(RESERVE, 2);
    return new Table(sizes, reserves[0], reserves[1]);
  }

  /** All moves if the heaps are small; there is no such list of too many. */
  @Override
  public List<Change> moves(Table table) {
    List<Change> moves = new ArrayList<>();
    if (ending(table) != null) {
      return moves;
    }
    if (!isListed(table)) {
      throw new UnsupportedOperationException("too many moves to be listed");
    }
    for (int heap = 1; heap <= table.count(); heap++) {
      for (long taken = 1; taken <= table.size(heap); taken++) {
        moves.add(new Change(heap, -taken));
      }
      for (long added = 1; added <= table.mine(); added++) {
        moves.add(new Change(heap, added));
      }
    }
    return moves;
  }

  private static boolean isListed(Table table) {
    for (int heap = 1; heap <= table.count(); heap++) {
      if (table.size(heap) > MOST_LISTED) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Table after(Table table, Change change) {
    long[] sizes = new long[table.count()];
    for (int heap = 1; heap <= sizes.length; heap++) {
      sizes[heap - 1] = table.size(heap) + (heap == change.heap() ? change.more() : 0);
    }
    return new Table(sizes, table.theirs(), table.mine() - Math.max(0, change.more()));
  }

  @Override
  public boolean isLegal(Table table, Change change) {
    return change.heap() >= 1
        && change.heap() <= table.count()
        && change.more() != 0
        && change.more() <= table.mine()
        && -change.more() <= table.size((int) change.heap())
        && ending(table) == null;
  }

  /**
   * Each move with the same chance. Their number may exceed a long, so a heap is drawn first, and
   * kept the more likely the more moves it has.
   */
  @Override
  public Change anyMove(Table table, Chance chance) {
    long most = 0;
    for (int heap = 1; heap <= table.count(); heap++) {
      most = Math.max(most, table.size(heap));
    }
    while (true) {
      int heap = 1 + chance.below(table.count());
      long drawn = chance.below(most + table.mine());
      if (drawn < table.mine()) {
        return new Change(heap, drawn + 1);
      }
      if (drawn - table.mine() < table.size(heap)) {
        return new Change(heap, table.mine() - drawn - 1);
      }
    }
  }

  @Override
  public String legalMoves(Table table) {
    return isListed(table)
        ? super.legalMoves(table)
        : new StringBuilder("a heap with a minus and what it has or less, or with a plus and ")
            .append(table.mine())
            .append(" or less")
            .toString();
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public Worth ending(Table table) {
    for (int heap = 1; heap <= table.count(); heap++) {
      if (table.size(heap) > 0) {
        return null;
      }
    }
    return Worth.LOST;
  }

  @Override
  public Strategy<Table, Change> solve(Table start) {
    return new PokerNimTable(this);
  }

  @Override
  public Change parseMove(String line) {
    List<String> words = Blanks.words(line);
    if (words.size() != 2 || words.get(1).length() < 2) {
      return null;
    }
    char sign = words.get(1).charAt(0);
    char digit = words.get(1).charAt(1);
    Integer heap = Numbers.integer(words.get(0));
    Long sticks = Numbers.single(words.get(1).substring(1));
    if (heap == null || sticks == null || digit < '0' || digit > '9') {
      return null;
    }
    return sign == '+' ? new Change(heap, sticks) : sign == '-' ? new Change(heap, -sticks) : null;
  }

  @Override
  public String moveForm() {
    return "HEAP -COUNT or HEAP +COUNT";
  }

  /** Here a sign belongs to every move. */
  @Override
  public boolean spells(String line, Change change) {
    return line.equals(change.toString());
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  /** Each heap is worth its size. */
  @Override
  public List<Part> parts(Strategy<Table, Change> strategy, Table table) {
    List<Part> parts = new ArrayList<>();
    for (int heap = 1; heap <= table.count(); heap++) {
      if (table.size(heap) > 0) {
        parts.add(new Part(new Saying("part.heap", heap, table.size(heap)), table.size(heap)));
      }
    }
    return parts;
  }

  @Override
  public Saying because(Strategy<Table, Change> strategy, Table table) {
    return new Saying("addition");
  }

  @Override
  public Saying forbids(Table table, Change change) {
    if (change.heap() < 1 || change.heap() > table.count()) {
      return new Saying("forbid.heap", change.heap(), table.count());
    }
    if (change.more() == 0) {
      return new Saying("forbid.nothing");
    }
    return change.more() > 0
        ? new Saying("forbid.reserve", change.more(), table.mine())
        : new Saying("forbid.many", -change.more(), table.size((int) change.heap()));
  }

  @Override
  public String picture(Table table) {
    return table.heaps().picture();
  }

  /** Two heaps against each other; further ones and the reserves stay as they are in the start. */
  @Override
  public Chart<Table> chart(Table start, int size) {
    final Strategy<Table, Change> strategy = solve(start);
    TwoHeaps<Table> cells =
        new TwoHeaps<Table>(size, 12) {
          @Override
          protected void add(Chart<Table> chart, long[] sizes) {
            Table table = new Table(sizes, start.mine(), start.theirs());
            chart.add(strategy, table, PokerNimTable.xor(table));
          }
        };
    Chart<Table> chart = new Chart<Table>("chart.title.twoheaps").meaning("chart.meaning.xor");
    return cells.fill(chart, start.heaps().sizes());
  }

  @Override
  public String chartStart() {
    return "2/7 7/3 3";
  }

  @Override
  public Sketch sketch(Table table) {
    return Sketch.heaps(table.heaps().sizes())
        .with("reserve", new long[] {table.mine(), table.theirs()});
  }

  @Override
  public long[] place(Table table, Change change) {
    long from = table.size((int) change.heap()) + change.more();
    return new long[] {change.heap() - 1, change.more() < 0 ? from : -change.more()};
  }

  @Override
  public Saying action(Table table, Change change) {
    return new Saying(change.more() < 0 ? "take" : "add", change.heap(), Math.abs(change.more()));
  }
}
