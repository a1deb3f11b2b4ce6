package initiative.solve;

/**
 * Cards with numbers lie in a row. Two sides in turn take 1, 2 or 3 cards from the right end, and
 * after every move the wind takes the card that is now rightmost with a chance of one in ten. For
 * every number of cards that are left this computes the expected sums of both sides, each of which
 * cares for its own alone. Between takes that bring it the same a side chooses the smallest one.
 */
public final class WindyTakes {
  /** The most cards that can be taken at once. */
  public static final int MOST = 3;

  /** The probability of wind. */
  public static final double WIND = 0.1;

  /** Less than this is an error of rounding and no difference. */
  private static final double ROUNDING = 1e-9;

  /** Less than this, but more than rounding, makes it hard to tell which take is better. */
  private static final double CLOSE = 1e-6;

  private final long[] values;
  private final double[] mover;
  private final double[] other;

  /** The expectations for an empty row that can have so many cards. */
  public WindyTakes(int count) {
    values = new long[count + 1];
    mover = new double[count + 1];
    other = new double[count + 1];
  }

  /** Puts a card into its place in the row; those on the left of it must be there. */
  public void put(int card, long value) {
    values[card] = value;
    long gain = 0;
    double best = Double.NEGATIVE_INFINITY;
    int chosen = 0;
    for (int take = 1; take <= MOST && take <= card; take++) {
      gain += values[card - take + 1];
      double sum = gain + afterWind(other, card - take);
      if (sum > best + ROUNDING) {
        best = sum;
        chosen = take;
      }
    }
    mover[card] = best;
    other[card] = afterWind(mover, card - chosen);
  }

  /** What is expected after a move that leaves so many cards for the wind to choose from. */
  private static double afterWind(double[] expected, int left) {
    return left == 0 ? 0 : (1 - WIND) * expected[left] + WIND * expected[left - 1];
  }

  /** How many numbers of cards there are, with none. */
  public int size() {
    return mover.length;
  }

  /** What the side to move expects with so many cards left. */
  public double mover(int left) {
    return mover[left];
  }

  /** What the other side expects then. */
  public double other(int left) {
    return other[left];
  }

  /** The same before the wind has had its say. */
  public double moverBeforeWind(int left) {
    return afterWind(mover, left);
  }

  public double otherBeforeWind(int left) {
    return afterWind(other, left);
  }

  /**
   * Whether ties do not matter with so many cards left: any two takes that are nearly equal for the
   * side to move are equal for both sides.
   */
  public boolean isClear(int left) {
    double gain = 0;
    for (int take = 1; take < MOST && take < left; take++) {
      gain += values[left - take + 1];
      double further = gain;
      for (int more = take + 1; more <= MOST && more <= left; more++) {
        further += values[left - more + 1];
        double mine =
            gain + afterWind(other, left - take) - further - afterWind(other, left - more);
        double theirs = afterWind(mover, left - take) - afterWind(mover, left - more);
        boolean equal = Math.abs(mine) < ROUNDING && Math.abs(theirs) < ROUNDING;
        if (Math.abs(mine) < CLOSE && !equal) {
          return false;
        }
      }
    }
    return true;
  }
}
