package initiative.result;

/** A share of some trials, with the interval in which the probability lies behind it. */
public record Share(int hits, int trials) {
  /** Of the normal distribution, for a confidence of 95 %. */
  private static final double QUANTILE = 1.959963984540054;

  public double value() {
    return trials == 0 ? 0 : (double) hits / trials;
  }

  /** The lower end of the interval by Wilson's formula for a confidence of 95 %. */
  public double low() {
    return trials == 0 ? 0 : Math.max(0, centre() - halfWidth());
  }

  /** The upper end of that interval. */
  public double high() {
    return trials == 0 ? 1 : Math.min(1, centre() + halfWidth());
  }

  private double centre() {
    double square = QUANTILE * QUANTILE;
    return (hits + square / 2) / (trials + square);
  }

  private double halfWidth() {
    double square = QUANTILE * QUANTILE;
    double misses = trials - hits;
    return QUANTILE / (trials + square) * Math.sqrt(hits * misses / trials + square / 4);
  }
}
