package initiative.games.product;

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
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A product begins with 1. A move multiplies it by a number from 2 to 9. Whoever makes it greater
 * than a given number wins.
 *
 * <p>Start: a line with the number to exceed. Move: the factor. Order: ascending.
 */
public final class Product extends Definition<Product.Reached, Integer> {
  static final int LEAST = 2;
  static final int MOST = 9;

  private static final Limit LIMIT =
      new Limit("limit", "the number to exceed", 2, 1000000000000000000L);

  /** The product so far, and the number that it has to exceed. */
  public static final class Reached extends Tuple {
    public final long product;
    public final long limit;

    public Reached(long product, long limit) {
      super(product, limit);
      this.product = product;
      this.limit = limit;
    }

    /** How many times the product so far fits into the number to exceed; 0 when it is exceeded. */
    public long times() {
      return limit / product;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(product);
      return text.append(" (to exceed ").append(limit).append(')').toString();
    }
  }

  /** Whoever leaves as few moves as it can is right against what is hard to answer. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About("product", "-", "intervals", "The product", "Добуток", LIMIT);
  }

  @Override
  public Habits<Reached, Integer> habits() {
    return ProductHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(LIMIT)
        .usual(
            "limit 2..100 won",
            "limit 2..100 lost",
            "limit 1000..1000000 won",
            "limit 1000..1000000 lost",
            "limit 1000000000000..1000000000000000000 won",
            "limit 1000000000000..1000000000000000000 lost");
  }

  @Override
  public Reached readStart(StartReader in) throws BadInput {
    return new Reached(1, in.number(LIMIT));
  }

  @Override
  public List<Integer> moves(Reached reached) {
    List<Integer> moves = new ArrayList<>();
    for (int factor = LEAST; factor <= MOST && ending(reached) == null; factor++) {
      moves.add(factor);
    }
    return moves;
  }

  @Override
  public boolean isLegal(Reached reached, Integer factor) {
    return ending(reached) == null && factor >= LEAST && factor <= MOST;
  }

  /** Since the product so far is at most the limit, the new one is at most 9 * 10^18. */
  @Override
  public Reached after(Reached reached, Integer factor) {
    return new Reached(reached.product * factor, reached.limit);
  }

  @Override
  public Worth ending(Reached reached) {
    return reached.product > reached.limit ? Worth.LOST : null;
  }

  @Override
  public Strategy<Reached, Integer> solve(Reached start) {
    return new ProductTable(this);
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "FACTOR";
  }

  /** A move that gives up a win is a failure at once, whoever wins in the end. */
  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Saying because(Strategy<Reached, Integer> strategy, Reached reached) {
    long[] interval = ProductTable.interval(reached.times());
    if (interval[0] == 1) {
      return new Saying("last.factor.won", reached.times(), reached.limit, interval[1]);
    }
    String key = strategy.worth(reached).isLost() ? "interval.lost" : "interval.won";
    long[] below = ProductTable.interval(interval[0] - 1);
    return new Saying(
        key, reached.times(), reached.limit, interval[0], interval[1], below[0], below[1]);
  }

  @Override
  public Saying forbids(Reached reached, Integer factor) {
    return new Saying("forbid.factor");
  }

  /** The intervals of numbers to exceed that are won, and those that are lost. */
  @Override
  public Chart<Reached> chart(Reached start, int size) {
    int count = size == 0 ? 8 : Math.min(size, 27);
    Strategy<Reached, Integer> strategy = solve(start);
    Chart<Reached> chart = new Chart<Reached>("chart.title.product");
    chart.rows("interval").columns("", Arrays.asList("#from", "#to", "#who"));
    long from = 1;
    for (int number = 1; number <= count && from <= LIMIT.max; number++) {
      boolean won = isWon(strategy, from);
      long to = end(strategy, from, won);
      chart.row(number).say(from).say(to == LIMIT.max ? "..." : to);
      chart.add(strategy, new Reached(1, from), "");
      from = to + 1;
    }
    return chart;
  }

  private static boolean isWon(Strategy<Reached, Integer> strategy, long limit) {
    return strategy.worth(new Reached(1, limit)).isWon();
  }

  /**
   * The last number that is worth the same as one and all between; an interval never grows by 20.
   */
  private static long end(Strategy<Reached, Integer> strategy, long from, boolean won) {
    long same = from;
    long other = from;
    while (isWon(strategy, other) == won) {
      same = other;
      other = Math.min(LIMIT.max, 2 * other);
      if (same == LIMIT.max) {
        return same;
      }
    }
    while (other - same > 1) {
      long middle = (same + other) / 2;
      if (isWon(strategy, middle) == won) {
        same = middle;
      } else {
        other = middle;
      }
    }
    return same;
  }

  @Override
  public Sketch sketch(Reached reached) {
    long highest = reached.limit * MOST;
    return Sketch.line(1, highest, reached.product)
        .with("log", true)
        .with("targets", new long[] {reached.limit + 1, highest});
  }

  @Override
  public long[] place(Reached reached, Integer factor) {
    return new long[] {reached.product * factor};
  }

  @Override
  public Saying action(Reached reached, Integer factor) {
    return new Saying("multiply", factor);
  }
}
