package initiative.catalogue;

/**
 * How the values of a game on heaps or runs repeat themselves. Such a period is claimed only where
 * the values that are known suffice to prove it for all that follow.
 */
public final class Period {
  /** The least value from which on all repeats itself, and after how many values. */
  public final int from;

  public final int length;

  private Period(int from, int length) {
    this.from = from;
    this.length = length;
  }

  /**
   * The period of values each of which depends on a window of values before it: once a whole window
   * has come again, all that follows does. Null if that is not seen in the values.
   */
  public static Period ofHeaps(long[] values, int window) {
    for (int length = 1; length < values.length; length++) {
      int from = from(values, length);
      if (values.length - length - from >= window) {
        return new Period(from, length);
      }
    }
    return null;
  }

  /**
   * The period of values of runs from which a move takes some neighbours and may leave two parts.
   * If the values repeat themselves from n on, after p, up to 2n + 2p + the most that a move takes,
   * they do so for ever: a larger run has a part that is a period longer than one needs to look at.
   */
  public static Period ofRuns(long[] values, int mostTaken) {
    for (int length = 1; length < values.length; length++) {
      int from = from(values, length);
      if (2L * from + 2L * length + mostTaken < values.length) {
        return new Period(from, length);
      }
    }
    return null;
  }

  /** The least place from which on all known values are as those so much later. */
  private static int from(long[] values, int length) {
    int from = values.length - length;
    while (from > 0 && values[from - 1] == values[from - 1 + length]) {
      from--;
    }
    return from;
  }
}
