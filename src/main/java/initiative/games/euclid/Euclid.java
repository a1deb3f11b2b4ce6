package initiative.games.euclid;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.Heaps;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.AbstractList;
import java.util.List;

/**
 * There are two heaps of sticks. A move takes from the larger one a multiple of the smaller one:
 * once, twice or more often as many sticks as the smaller one has, as long as there are so many.
 * Whoever empties a heap wins.
 *
 * <p>Start: a line with the sizes of the heaps, in any order. Move: the number taken; if the heaps
 * are equal, it does not matter from which. Order: ascending.
 */
public final class Euclid extends Definition<Euclid.Pair, Long> {
  private static final long MOST = 1000000000000000000L;
  private static final Limit ONE = new Limit("a", "the size of one heap", 1, MOST);
  private static final Limit OTHER = new Limit("b", "that of the other", 1, MOST);

  /** So many takes are shown before the largest one. */
  private static final int FEW = 3;

  /** Two heaps, the smaller one first; it is empty when the game has ended. */
  public static final class Pair extends Tuple {
    public final long smaller;
    public final long larger;

    public Pair(long one, long other) {
      super(Math.min(one, other), Math.max(one, other));
      smaller = get(0);
      larger = get(1);
    }

    /** How often the smaller one can be taken from the larger one. */
    public long times() {
      return larger / smaller;
    }
  }

  /** The multiples of a number, from once to so many times; a list cannot have more than an int. */
  private static final class Multiples extends AbstractList<Long> {
    private final long number;
    private final int times;

    Multiples(long number, long times) {
      this.number = number;
      this.times = (int) Math.min(times, Integer.MAX_VALUE);
    }

    @Override
    public Long get(int index) {
      if (index < 0 || index >= times) {
        throw new IndexOutOfBoundsException(Integer.toString(index));
      }
      return (index + 1) * number;
    }

    @Override
    public int size() {
      return times;
    }
  }

  @Override
  public About about() {
    return new About("euclid", "-", "golden section", "Euclid's game", "Гра Евкліда", ONE, OTHER);
  }

  @Override
  public Habits<Pair, Long> habits() {
    return EuclidHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(ONE, OTHER)
        .usual(
            "a 1..20 b 1..20 won",
            "a 1..20 b 1..20 lost",
            "a 100..1000 b 100..1000 won",
            "a 100..1000 b 100..1000 lost",
            "a 100000000000000000..1000000000000000000 b 100000000000000000..1000000000000000000 won",
            "a 100000000000000000..1000000000000000000 b 100000000000000000..1000000000000000000"
                + " lost");
  }

  @Override
  public Strategy<Pair, Long> solve(Pair start) {
    return new EuclidTable(this);
  }

  @Override
  public Pair readStart(StartReader in) throws BadInput {
    long[] sizes = in.line(ONE, OTHER);
    return new Pair(sizes[0], sizes[1]);
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  /** All moves if they are not too many for a list. */
  @Override
  public List<Long> moves(Pair pair) {
    return new Multiples(pair.smaller, pair.smaller == 0 ? 0 : pair.times());
  }

  @Override
  public boolean isLegal(Pair pair, Long take) {
    return pair.smaller > 0 && take > 0 && take <= pair.larger && take % pair.smaller == 0;
  }

  @Override
  public Long anyMove(Pair pair, Chance chance) {
    return (1 + chance.below(pair.times())) * pair.smaller;
  }

  @Override
  public String legalMoves(Pair pair) {
    return pair.smaller == 0
        ? "none"
        : "the multiples of " + pair.smaller + " up to " + pair.times() * pair.smaller;
  }

  @Override
  public Pair after(Pair pair, Long take) {
    return new Pair(pair.smaller, pair.larger - take);
  }

  @Override
  public Worth ending(Pair pair) {
    return pair.smaller == 0 ? Worth.LOST : null;
  }

  @Override
  public Long parseMove(String line) {
    return Numbers.single(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  /** The side that is the first to have a choice wins; so does the one that empties a heap. */
  @Override
  public Saying because(Strategy<Pair, Long> strategy, Pair pair) {
    List<Pair> forced = EuclidTable.forced(pair);
    int moves = forced.size() - 1;
    if (moves == 0) {
      return new Saying("choice.won", pair.smaller, pair.larger);
    }
    Pair end = forced.get(moves);
    boolean won = (moves % 2 == 0) == (end.smaller > 0);
    String key = end.smaller > 0 ? "forced.choice." : "forced.end.";
    return new Saying(key + (won ? "won" : "lost"), moves, end, chain(forced));
  }

  /** As in "5 8, 3 5, 2 3", without those in the middle if they are many. */
  private static String chain(List<Pair> pairs) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pairs.size(); i++) {
      boolean shown = i < 3 || i == pairs.size() - 1;
      text.append(i > 0 && (shown || i == 3) ? ", " : "");
      text.append(shown ? pairs.get(i).toString() : i == 3 ? "..." : "");
    }
    return text.toString();
  }

  @Override
  public Saying forbids(Pair pair, Long take) {
    return new Saying("forbid.multiple", pair.smaller, pair.times() * pair.smaller);
  }

  @Override
  public String picture(Pair pair) {
    return new Heaps(pair.smaller, pair.larger).picture();
  }

  /** Beside the heaps are the takes: the first ones and the largest. */
  @Override
  public Sketch sketch(Pair pair) {
    StringBuilder takes = new StringBuilder();
    long times = pair.smaller == 0 ? 0 : pair.times();
    for (long time = 1; time <= Math.min(times, FEW); time++) {
      takes.append(time == 1 ? "" : ", ").append(time * pair.smaller);
    }
    if (times > FEW) {
      takes.append(times > FEW + 1 ? ", ..., " : ", ").append(times * pair.smaller);
    }
    return Sketch.heaps(pair.smaller, pair.larger).with("takes", takes.toString());
  }

  @Override
  public long[] place(Pair pair, Long take) {
    return new long[] {1, pair.larger - take};
  }

  @Override
  public Saying action(Pair pair, Long take) {
    return new Saying("count", take);
  }
}
