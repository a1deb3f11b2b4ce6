package initiative.games.bachetcycles;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.Heaps;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * There is one heap of sticks. A move takes 1, 2 or 3 of them, not more than there are. Besides,
 * there are special moves "a b": when exactly a sticks are left, they may be replaced by b, which
 * may be more or just as many. Whoever leaves no stick wins. The game may go on for ever; for both
 * sides that is worse than to win and better than to lose.
 *
 * <p>Start: a line with the number of special moves, a line for each with its a and b, a line with
 * the number of sticks. Move: the number of sticks left after it, so that a special move is the
 * same as a take that leaves as many. Order: ascending.
 */
public final class BachetCycles extends Definition<BachetCycles.Heap, Long> {
  public static final int LARGEST_TAKE = 3;

  /** So many special moves can be seen at a glance. */
  private static final int MOST_SHOWN = 100;

  private static final long MOST = 1000000000000000000L;
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, MOST);
  private static final Limit SPECIALS =
      new Limit("specials", "the number of special moves", 0, 12345);
  private static final Limit FROM = new Limit("from", "the sticks before a special move", 1, MOST);
  private static final Limit TO = new Limit("to", "the sticks after it", 0, MOST);

  /** The special moves of a game, in the order of the start. */
  public static final class Specials {
    private final long[] from;
    private final long[] to;

    /** The moves from the same heap are a chain: where it begins by hash, and how it goes on. */
    private final int[] first;

    private final int[] next;

    /** The moves from[i] -> to[i]. */
    public Specials(long[] from, long[] to) {
      this.from = from;
      this.to = to;
      first = new int[Integer.highestOneBit(from.length + 1) * 2];
      next = new int[from.length + 1];
      for (int i = 0; i < from.length; i++) {
        int hash = hash(from[i]);
        next[i + 1] = first[hash];
        first[hash] = i + 1;
      }
    }

    private int hash(long sticks) {
      return (int) (sticks * 0x9E3779B97F4A7C15L >>> 40) & first.length - 1;
    }

    /** What the special moves are made from. */
    public long[] from() {
      return from.clone();
    }

    /** What they lead to, in the same order. */
    public long[] to() {
      return to.clone();
    }

    /** What special moves lead to from a heap: ascending, each number once. */
    public SortedSet<Long> targets(long sticks) {
      SortedSet<Long> targets = new TreeSet<>();
      for (int i = first[hash(sticks)]; i != 0; i = next[i]) {
        if (from[i - 1] == sticks) {
          targets.add(to[i - 1]);
        }
      }
      return targets;
    }

    /** As in "1 -> 1, 8 -> 8"; the first ones, if there are many. */
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < Math.min(from.length, 8); i++) {
        text.append(i == 0 ? "" : ", ").append(from[i]).append(" -> ").append(to[i]);
      }
      return text.append(from.length > 8 ? ", ..." : "").toString();
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || other instanceof Specials
              && Arrays.equals(from, ((Specials) other).from)
              && Arrays.equals(to, ((Specials) other).to);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(from) + Arrays.hashCode(to);
    }
  }

  /** The sticks that are left, and the special moves of the game. */
  public static final class Heap extends Tuple {
    public final Specials specials;
    public final long sticks;

    public Heap(Specials specials, long sticks) {
      super(sticks);
      this.specials = specials;
      this.sticks = sticks;
    }

    @Override
    protected Object board() {
      return specials;
    }
  }

  @Override
  public About about() {
    return new About(
        "bachet-cycles",
        "1.6:A",
        "retrograde depth",
        "Bachet's game with special moves",
        "Гра Баше з особливими ходами",
        STICKS,
        SPECIALS);
  }

  @Override
  public Habits<Heap, Long> habits() {
    return BachetCyclesHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new SpecialStarts(STICKS, SPECIALS);
  }

  @Override
  public Strategy<Heap, Long> solve(Heap start) {
    return new BachetCyclesTable(this, start);
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    int count = in.integer(SPECIALS);
    long[] from = new long[count];
    long[] to = new long[count];
    for (int i = 0; i < count; i++) {
      long[] special = in.line(FROM, TO);
      from[i] = special[0];
      to[i] = special[1];
    }
    return new Heap(new Specials(from, to), in.number(STICKS));
  }

  @Override
  public List<Long> moves(Heap heap) {
    SortedSet<Long> moves = heap.specials.targets(heap.sticks);
    for (int take = 1; take <= LARGEST_TAKE && take <= heap.sticks; take++) {
      moves.add(heap.sticks - take);
    }
    return new ArrayList<>(moves);
  }

  @Override
  public Heap after(Heap heap, Long left) {
    return new Heap(heap.specials, left);
  }

  @Override
  public Worth ending(Heap heap) {
    return heap.sticks == 0 ? Worth.lostIn(0) : null;
  }

  @Override
  public boolean mayGoOnForEver() {
    return true;
  }

  @Override
  public Long parseMove(String line) {
    return Numbers.single(line);
  }

  @Override
  public String moveForm() {
    return "STICKS LEFT";
  }

  @Override
  public Saying because(Strategy<Heap, Long> strategy, Heap heap) {
    return strategy.worth(heap).isDrawn() ? new Saying("circles") : null;
  }

  @Override
  public Saying forbids(Heap heap, Long left) {
    return new Saying("forbid.special", heap.sticks);
  }

  @Override
  public String picture(Heap heap) {
    return Heaps.sticks(heap.sticks);
  }

  /** What every number of sticks is worth, and the half-moves until the end. */
  @Override
  public Chart<Heap> chart(Heap start, int size) {
    int last = size == 0 ? (int) Math.min(Math.max(start.sticks + 4, 20), 100) : size;
    Strategy<Heap, Long> strategy = solve(new Heap(start.specials, last));
    Chart<Heap> chart = new Chart<Heap>("chart.title.cycles", start.specials);
    chart.columns("sticks", 0, last).row("").meaning("chart.meaning.depth");
    for (long sticks = 0; sticks <= last; sticks++) {
      Heap heap = new Heap(start.specials, sticks);
      boolean drawn = sticks > 0 && strategy.worth(heap).isDrawn();
      chart.add(strategy, heap, sticks == 0 ? "0" : drawn ? "" : strategy.worth(heap).number());
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "2/1 1/8 8/12";
  }

  @Override
  public Sketch sketch(Heap heap) {
    long[] special = shown(heap.specials.from(), heap.specials.to(), heap.sticks);
    long highest = heap.sticks;
    for (long number : special) {
      highest = Math.max(highest, number);
    }
    return Sketch.line(0, highest, heap.sticks).with("special", special);
  }

  /** Pairs of special moves for people to see; if there are many, only those from a heap. */
  private static long[] shown(long[] from, long[] to, long sticks) {
    long[] pairs = new long[2 * from.length];
    int length = 0;
    for (int i = 0; i < from.length; i++) {
      if (from.length <= MOST_SHOWN || from[i] == sticks && length < 2 * MOST_SHOWN) {
        pairs[length++] = from[i];
        pairs[length++] = to[i];
      }
    }
    return Arrays.copyOf(pairs, length);
  }

  @Override
  public long[] place(Heap heap, Long left) {
    return new long[] {left};
  }

  @Override
  public Saying action(Heap heap, Long left) {
    long taken = heap.sticks - left;
    return taken >= 1 && taken <= LARGEST_TAKE
        ? new Saying("count", taken)
        : new Saying("special", heap.sticks, left);
  }
}
