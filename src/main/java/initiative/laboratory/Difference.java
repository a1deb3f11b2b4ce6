package initiative.laboratory;

/** By how much one of two ways to play does better, when both have played the same games. */
public record Difference(int better, int worse, int games) {
  private static final double QUANTILE = 1.959963984540054;

  public double value() {
    return games == 0 ? 0 : (double) (better - worse) / games;
  }

  /** Half the length of the interval of 95 % for pairs; one discordant pair more on each side. */
  public double halfWidth() {
    double wins = better + 0.5;
    double losses = worse + 0.5;
    double net = wins - losses;
    return games == 0 ? 1 : QUANTILE * Math.sqrt(wins + losses - net * net / games) / games;
  }

  public double low() {
    return value() - halfWidth();
  }

  public double high() {
    return value() + halfWidth();
  }
}
