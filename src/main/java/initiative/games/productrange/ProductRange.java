package initiative.games.productrange;

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
import java.util.List;

/**
 * A product begins with 1. A move multiplies it by a number from 2 to 9 that has no common divisor
 * with the number just said; the first is free. Whoever brings the product into a given range wins,
 * and whoever makes it greater than the range allows loses. Since 5 or 7 can always be said, there
 * is always a move.
 *
 * <p>Start: a line with the least and the greatest number of the range. Move: the factor. Order:
 * ascending.
 */
public final class ProductRange extends Definition<ProductRange.Reached, Integer> {
  private static final int LARGEST = 1000000;
  private static final Limit LEAST =
      new Limit("least", "the least number of the range", 2, LARGEST);
  private static final Limit GREATEST =
      new Limit("greatest", "the greatest number of the range", 2, LARGEST);

  /** The product so far, the factor just said, 1 if there is none, and the range. */
  public static final class Reached extends Tuple {
    public final int product;
    public final int last;
    public final int least;
    public final int greatest;

    public Reached(int product, int last, int least, int greatest) {
      super(product, last, least, greatest);
      this.product = product;
      this.last = last;
      this.least = least;
      this.greatest = greatest;
    }

    /** As in "84 after 2 (to reach 100..120)". */
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(product);
      if (last > 1) {
        text.append(" after ").append(last);
      }
      text.append(" (to reach ").append(least).append("..").append(greatest);
      return text.append(')').toString();
    }
  }

  /** Whoever multiplies by the most it can is right against what is hard to answer. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About(
        "product-range",
        "-",
        "win/lose",
        "The product within a range",
        "Добуток у межах",
        LEAST,
        GREATEST);
  }

  @Override
  public Habits<Reached, Integer> habits() {
    return ProductRangeHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new ProductRangeStarts(LEAST, GREATEST);
  }

  @Override
  public Reached readStart(StartReader in) throws BadInput {
    long[] range = in.line(LEAST, GREATEST);
    if (range[0] > range[1]) {
      throw in.bad("a range from its least number to its greatest");
    }
    return new Reached(1, 1, (int) range[0], (int) range[1]);
  }

  @Override
  public List<Integer> moves(Reached reached) {
    List<Integer> moves = new ArrayList<>();
    for (int factor = Factors.LEAST; factor <= Factors.MOST; factor++) {
      if (isLegal(reached, factor)) {
        moves.add(factor);
      }
    }
    return moves;
  }

  @Override
  public boolean isLegal(Reached reached, Integer factor) {
    return reached.product < reached.least
        && factor >= Factors.LEAST
        && factor <= Factors.MOST
        && Factors.areCoprime(factor, reached.last);
  }

  @Override
  public Reached after(Reached reached, Integer factor) {
    return new Reached(reached.product * factor, factor, reached.least, reached.greatest);
  }

  @Override
  public Worth ending(Reached reached) {
    if (reached.product < reached.least) {
      return null;
    }
    return reached.product <= reached.greatest ? Worth.LOST : Worth.WON;
  }

  @Override
  public Strategy<Reached, Integer> solve(Reached start) {
    return new ProductRangeTable(this, start.least, start.greatest);
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
  public Saying forbids(Reached reached, Integer factor) {
    boolean possible = factor >= Factors.LEAST && factor <= Factors.MOST;
    return possible
        ? new Saying("forbid.divisor", factor, reached.last)
        : new Saying("forbid.factor");
  }

  /** The products that can be reached below the range, as if the next factor were free. */
  @Override
  public Chart<Reached> chart(Reached start, int size) {
    ProductRangeTable table = new ProductRangeTable(this, start.least, start.greatest);
    List<String> labels = new ArrayList<>();
    for (int product : table.products()) {
      if (size == 0 || product <= size) {
        labels.add(Integer.toString(product));
      }
    }
    Chart<Reached> chart = new Chart<Reached>("chart.title.range", start.least, start.greatest);
    chart.rows("last").columns("reached", labels);
    for (int last = 1; last <= Factors.MOST; last++) {
      chart.row(last == 1 ? "-" : Integer.toString(last));
      for (String label : labels) {
        int product = Integer.parseInt(label);
        if (last == 1 ? product == 1 : product % last == 0 && product > 1) {
          chart.add(table, new Reached(product, last, start.least, start.greatest), "");
        } else {
          chart.skip();
        }
      }
    }
    return chart;
  }

  @Override
  public Sketch sketch(Reached reached) {
    long highest = Math.max(reached.greatest, (reached.least - 1L) * Factors.MOST);
    return Sketch.line(1, highest, reached.product)
        .with("log", true)
        .with("targets", new long[] {reached.least, reached.greatest});
  }

  @Override
  public long[] place(Reached reached, Integer factor) {
    return new long[] {(long) reached.product * factor};
  }

  @Override
  public Saying action(Reached reached, Integer factor) {
    return new Saying("multiply", factor);
  }
}
