package initiative.solve;

/**
 * Cards with a plus and cards with a minus are shuffled and lie face down. Whoever takes one wins 1
 * or loses 1, and may stop at any time. For all numbers of cards this computes the expected gain of
 * a player who stops when it is best to.
 */
public final class TakeOrStop {
  /** By the pluses and by the minuses that are left. */
  private final double[][] gain;

  /** The gains with up to so many cards of each kind. */
  public TakeOrStop(int pluses, int minuses) {
    gain = new double[pluses + 1][minuses + 1];
    for (int plus = 1; plus <= pluses; plus++) {
      for (int minus = 0; minus <= minuses; minus++) {
        double taking = taking(plus, minus);
        gain[plus][minus] = taking > 0 ? taking : 0;
      }
    }
  }

  /** How many pairs of numbers there are. */
  public long size() {
    return (long) gain.length * gain[0].length;
  }

  /** What is expected with so many cards left, if one may still stop. */
  public double gain(int pluses, int minuses) {
    return gain[pluses][minuses];
  }

  /** The same if a card has to be taken first; there must be one. */
  public double taking(int pluses, int minuses) {
    double afterPlus = pluses == 0 ? 0 : gain[pluses - 1][minuses] + 1;
    double afterMinus = minuses == 0 ? 0 : gain[pluses][minuses - 1] - 1;
    return (pluses * afterPlus + minuses * afterMinus) / (pluses + minuses);
  }
}
