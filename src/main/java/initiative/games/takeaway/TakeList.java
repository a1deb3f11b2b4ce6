package initiative.games.takeaway;

import initiative.family.TakeSet;
import java.util.Arrays;

/**
 * Some numbers may be taken, 64 at most. The Grundy values of heaps are computed one after another:
 * the least number that no take leads to, found in a mask of those that some take leads to. A value
 * depends on as many values before it as the largest take says. So if as many values in a row are
 * the same as they were before, then all that follows repeats what followed there.
 */
final class TakeList extends TakeSet {
  /** So many values may come before the first period ends. */
  public static final int LATEST_PERIOD = 1000000;

  private final int[] takes;
  private final byte[] values;

  /** How many values have been computed; the last of them are a period. */
  private final int computed;

  private final int period;

  /**
   * Numbers with the values of heaps as large as needed.
   *
   * @param takes in ascending order
   */
  public TakeList(long largestHeap, long... takes) {
    super(takes);
    this.takes = new int[takes.length];
    for (int i = 0; i < takes.length; i++) {
      this.takes[i] = (int) takes[i];
    }
    int window = this.takes[takes.length - 1];
    int most = (int) Math.min(largestHeap + 1, LATEST_PERIOD + window);
    byte[] row = new byte[Math.min(most, 4 * window)];
    compute(row, 0);
    int found = period(row, window);
    while (found == 0 && row.length < most) {
      int before = row.length;
      row = Arrays.copyOf(row, Math.min(most, before + before / 2));
      compute(row, before);
      found = period(row, window);
    }
    values = row;
    computed = row.length;
    period = found;
  }

  /** Computes the values from some heap on. */
  private void compute(byte[] row, int from) {
    // The value 64 has no bit: where it is among the others, one of them is missing.
    long[] bits = new long[Long.SIZE + 1];
    for (int value = 0; value < Long.SIZE; value++) {
      bits[value] = 1L << value;
    }
    int usable = 0;
    for (int sticks = from; sticks < row.length; sticks++) {
      while (usable < takes.length && takes[usable] <= sticks) {
        usable++;
      }
      row[sticks] = (byte) Long.numberOfTrailingZeros(~seen(row, sticks, usable, bits));
    }
  }

  private long seen(byte[] row, int sticks, int usable, long[] bits) {
    int[] each = takes;
    long seen = 0;
    for (int i = 0; i < usable; i++) {
      seen |= bits[row[sticks - each[i]]];
    }
    return seen;
  }

  /**
   * How far before the last values in a row, as many as the window says, the same ones have come
   * last; 0 if never. This is the search for a word in a text, both read backward.
   */
  private static int period(byte[] row, int window) {
    int last = row.length - 1;
    if (row.length < 2 * window) {
      return 0;
    }
    int[] border = new int[window + 1];
    int matched = 0;
    for (int i = 1; i < window; i++) {
      while (matched > 0 && row[last - i] != row[last - matched]) {
        matched = border[matched];
      }
      if (row[last - i] == row[last - matched]) {
        matched++;
      }
      border[i + 1] = matched;
    }
    for (int i = window; i <= last; i++) {
      while (matched > 0 && row[last - i] != row[last - matched]) {
        matched = border[matched];
      }
      if (row[last - i] == row[last - matched]) {
        matched++;
      }
      if (matched == window) {
        return i + 1 - window;
      }
    }
    return 0;
  }

  /** Whether the values of all heaps up to the largest one are known. */
  public boolean reaches(long largestHeap) {
    return period > 0 || largestHeap < computed;
  }

  /** The period of the values, 0 if none has come before the largest heap. */
  @Override
  public int period() {
    return period;
  }

  @Override
  public int periodFrom() {
    int from = computed - period;
    while (from > 0 && values[from - 1] == values[from - 1 + period]) {
      from--;
    }
    return from;
  }

  @Override
  public TakeSet upToHeap(long largest) {
    return new TakeList(largest, numbers());
  }

  @Override
  public long value(long sticks) {
    return sticks < computed
        ? values[(int) sticks]
        : values[computed - period + (int) ((sticks - computed) % period)];
  }

  @Override
  public long count(long bound) {
    int count = 0;
    while (count < takes.length && takes[count] <= bound) {
      count++;
    }
    return count;
  }

  @Override
  public long take(long index) {
    return takes[(int) index];
  }

  @Override
  public long takeTo(long value, long sticks, long above) {
    for (int take : takes) {
      if (take > above && take <= sticks && value(sticks - take) == value) {
        return take;
      }
    }
    return 0;
  }
}
