package initiative.games.moorenim;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.Heaps;
import initiative.family.TwoHeaps;
import initiative.game.BadInput;
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
 * There are several heaps of sticks. A move takes sticks from one heap or from several at once, but
 * from no more heaps than is allowed: any number from each, at least one. Whoever takes the last
 * stick of all wins.
 *
 * <p>Start: a line with the number of heaps and the number of heaps that a move may lower, a line
 * with their sizes. Move: for each heap that is lowered, in the order of the heaps, its number,
 * counted from 1, and the number taken. Order: by the first heap, then by the number taken from it;
 * the move that ends there comes first, then those that go on, in the same order.
 */
public final class MooreNim extends Definition<MooreNim.Table, MooreNim.Lowering> {
  static final Limit HEAPS = new Limit("heaps", "the number of heaps", 1, 12);
  static final Limit LOWERED =
      new Limit("lowered", "the number of heaps that a move may lower", 1, 12);
  static final Limit STICKS = new Limit("sticks", "the heap sizes", 1, 1000000000000000000L);

  /** So many moves may be listed. */
  private static final int MOST_LISTED = 1000000;

  /** Heaps, and how many of them a move may lower. */
  public static final class Table extends Tuple {
    Table(long most, long... sizes) {
      super(joined(most, sizes));
    }

    private static long[] joined(long most, long... sizes) {
      long[] numbers = Arrays.copyOf(sizes, sizes.length + 1);
      numbers[sizes.length] = most;
      return numbers;
    }

    /** How many heaps there are, with the empty ones. */
    int count() {
      return size() - 1;
    }

    /** The sticks in a heap; heaps are counted from 1. */
    long size(int heap) {
      return get(heap - 1);
    }

    /** How many heaps a move may lower. */
    int most() {
      return (int) get(count());
    }

    long[] sizes() {
      long[] sizes = new long[count()];
      for (int heap = 1; heap <= sizes.length; heap++) {
        sizes[heap - 1] = size(heap);
      }
      return sizes;
    }

    /** How many heaps are not empty. */
    int open() {
      int open = 0;
      for (int heap = 1; heap <= count(); heap++) {
        open += size(heap) > 0 ? 1 : 0;
      }
      return open;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(new Heaps(sizes()));
      return text.append(", up to ").append(most()).append(" at once").toString();
    }
  }

  /** So many sticks from each of some heaps. */
  public static final class Lowering extends Tuple {

    /** Pairs of a heap and the number taken from it, as in the line of the move. */
    Lowering(long... pairs) {
      super(pairs);
    }

    /** What leads from some sizes to others. */
    static Lowering between(Table table, long[] left) {
      long[] pairs = new long[2 * left.length];
      int length = 0;
      for (int heap = 1; heap <= left.length; heap++) {
        if (left[heap - 1] < table.size(heap)) {
          pairs[length++] = heap;
          pairs[length++] = table.size(heap) - left[heap - 1];
        }
      }
      return new Lowering(Arrays.copyOf(pairs, length));
    }

    /** How many heaps are lowered. */
    int count() {
      return size() / 2;
    }

    /** One of these heaps; they are counted from 0. */
    long heap(int index) {
      return get(2 * index);
    }

    /** What is taken from it. */
    long taken(int index) {
      return get(2 * index + 1);
    }
  }

  /** As in nim, whoever takes little is right against what is hard to answer. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About(
        "moore-nim", "-", "digits modulo k+1", "Moore's nim", "Нім Мура", HEAPS, LOWERED, STICKS);
  }

  @Override
  public Habits<Table, Lowering> habits() {
    return MooreNimHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new MooreNimStarts(this);
  }

  @Override
  public Table readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(HEAPS, LOWERED);
    if (numbers[1] > numbers[0]) {
      throw in.bad("a move that may lower no more heaps than there are");
    }
    return new Table(numbers[1], in.numbers(STICKS, (int) numbers[0]));
  }

  /** All moves if they are few; there is no such list of too many. */
  @Override
  public List<Lowering> moves(Table table) {
    if (!areFewer(MOST_LISTED, table)) {
      throw new UnsupportedOperationException("too many moves to be listed");
    }
    List<Lowering> moves = new ArrayList<>();
    addMoves(table, 1, new long[0], moves);
    return moves;
  }

  /** Adds the moves that begin with some pairs and go on with a heap from some number on. */
  private static void addMoves(Table table, int from, long[] pairs, List<Lowering> moves) {
    if (pairs.length == 2 * table.most()) {
      return;
    }
    long[] longer = Arrays.copyOf(pairs, pairs.length + 2);
    for (int heap = from; heap <= table.count(); heap++) {
      for (long taken = 1; taken <= table.size(heap); taken++) {
        longer[pairs.length] = heap;
        longer[pairs.length + 1] = taken;
        moves.add(new Lowering(longer.clone()));
        addMoves(table, heap + 1, longer, moves);
      }
    }
  }

  /** Whether there are fewer moves than a number, even if all heaps might be lowered at once. */
  static boolean areFewer(long number, Table table) {
    long positions = 1;
    for (int heap = 1; heap <= table.count(); heap++) {
      if (table.size(heap) >= number || positions >= number) {
        return false;
      }
      positions *= table.size(heap) + 1;
    }
    return positions <= number;
  }

  @Override
  public Table after(Table table, Lowering move) {
    long[] sizes = table.sizes();
    for (int i = 0; i < move.count(); i++) {
      sizes[(int) move.heap(i) - 1] -= move.taken(i);
    }
    return new Table(table.most(), sizes);
  }

  @Override
  public boolean isLegal(Table table, Lowering move) {
    long before = 0;
    for (int i = 0; i < move.count(); i++) {
      long heap = move.heap(i);
      long taken = move.taken(i);
      if (heap <= before || heap > table.count() || taken < 1 || taken > table.size((int) heap)) {
        return false;
      }
      before = heap;
    }
    return move.count() <= table.most();
  }

  /** Any number of heaps with the same chance, any of them, and any number from each. */
  @Override
  public Lowering anyMove(Table table, Chance chance) {
    int open = table.open();
    int wanted = 1 + chance.below(Math.min(open, table.most()));
    long[] left = table.sizes();
    for (int i = 0; i < left.length; i++) {
      if (left[i] > 0) {
        if (chance.below(open) < wanted) {
          left[i] = chance.below(left[i]);
          wanted--;
        }
        open--;
      }
    }
    return Lowering.between(table, left);
  }

  @Override
  public String legalMoves(Table table) {
    if (areFewer(MOST_LISTED, table)) {
      return super.legalMoves(table);
    }
    StringBuilder text = new StringBuilder("1 to ").append(table.most());
    return text.append(" pairs of a heap and what it has or less, in the order of the heaps")
        .toString();
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public Worth ending(Table table) {
    return table.open() == 0 ? Worth.LOST : null;
  }

  @Override
  public Strategy<Table, Lowering> solve(Table start) {
    return new MooreNimTable(this);
  }

  @Override
  public Lowering parseMove(String line) {
    long[] numbers = Numbers.in(line);
    return numbers == null || numbers.length == 0 || numbers.length % 2 == 1
        ? null
        : new Lowering(numbers);
  }

  @Override
  public String moveForm() {
    return "HEAP COUNT HEAP COUNT ...";
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  public Saying because(Strategy<Table, Lowering> strategy, Table table) {
    String key = strategy.worth(table).isLost() ? "digits.lost" : "digits.won";
    return new Saying(key, MooreNimTable.ones(table), table.most() + 1, table.most());
  }

  @Override
  public Saying forbids(Table table, Lowering move) {
    long before = 0;
    for (int i = 0; i < move.count(); i++) {
      long heap = move.heap(i);
      if (heap < 1 || heap > table.count()) {
        return new Saying("forbid.heap", heap, table.count());
      }
      if (heap <= before) {
        return new Saying("forbid.order");
      }
      if (move.taken(i) < 1) {
        return new Saying("forbid.nothing");
      }
      if (move.taken(i) > table.size((int) heap)) {
        return new Saying("forbid.many", move.taken(i), table.size((int) heap));
      }
      before = heap;
    }
    return new Saying("forbid.heaps", move.count(), table.most());
  }

  @Override
  public String picture(Table table) {
    return new Heaps(table.sizes()).picture();
  }

  /** Two heaps against each other; further ones stay as they are in the start. */
  @Override
  public Chart<Table> chart(Table start, int size) {
    final Strategy<Table, Lowering> strategy = solve(start);
    TwoHeaps<Table> cells =
        new TwoHeaps<Table>(size, 10) {
          @Override
          protected void add(Chart<Table> chart, long[] sizes) {
            chart.add(strategy, new Table(start.most(), sizes), "");
          }
        };
    Heaps heaps = new Heaps(start.sizes());
    return cells.fill(new Chart<Table>("chart.title.moore", start.most(), heaps), start.sizes());
  }

  @Override
  public String chartStart() {
    return "4 2/1 1 7 7";
  }

  @Override
  public Sketch sketch(Table table) {
    return Sketch.heaps(table.sizes()).with("several", table.most());
  }

  /** A pair for each heap that is lowered. */
  @Override
  public long[] place(Table table, Lowering move) {
    long[] place = new long[2 * move.count()];
    for (int i = 0; i < move.count(); i++) {
      place[2 * i] = move.heap(i) - 1;
      place[2 * i + 1] = table.size((int) move.heap(i)) - move.taken(i);
    }
    return place;
  }

  /** From the last pair to the first, since each is followed by the ones behind it. */
  @Override
  public Saying action(Table table, Lowering move) {
    int last = move.count() - 1;
    Saying rest = new Saying("taking.last", move.heap(last), move.taken(last));
    for (int i = last - 1; i >= 0; i--) {
      rest = new Saying("taking.more", move.heap(i), move.taken(i), rest);
    }
    return new Saying("several", rest);
  }
}
