package initiative.game;

import java.util.Arrays;

/** Integers in a line of text. */
public final class Numbers {
  private static final int MOST_DIGITS = 19;

  private Numbers() {}

  /** The integers of a line, separated by blanks, or null if there is anything else in it. */
  public static long[] in(String line) {
    long[] found = new long[2];
    int count = 0;
    int at = 0;
    while (at < line.length()) {
      if (Blanks.isBlank(line.charAt(at))) {
        at++;
        continue;
      }
      boolean negative = line.charAt(at) == '-';
      int from = negative ? at + 1 : at;
      int to = endOfDigits(line, from);
      boolean separate = to == line.length() || Blanks.isBlank(line.charAt(to));
      if (to == from || to - from > MOST_DIGITS || !separate) {
        return null;
      }
      if (count == found.length) {
        found = Arrays.copyOf(found, 2 * count);
      }
      long value = value(line, from, to);
      if (value < 0) {
        return null;
      }
      found[count++] = negative ? -value : value;
      at = to;
    }
    return Arrays.copyOf(found, count);
  }

  /** The integers of a line if there are exactly so many and each fits an int, otherwise null. */
  public static int[] exactly(int count, String line) {
    long[] found = in(line);
    if (found == null || found.length != count) {
      return null;
    }
    int[] result = new int[count];
    for (int i = 0; i < count; i++) {
      result[i] = (int) found[i];
      if (result[i] != found[i]) {
        return null;
      }
    }
    return result;
  }

  /** The integer that a line consists of, or null if it is anything else. */
  public static Integer single(String line) {
    int[] numbers = exactly(1, line);
    return numbers == null ? null : numbers[0];
  }

  /** The same for an integer that need not fit an int. */
  public static Long singleLong(String line) {
    long[] numbers = in(line);
    return numbers == null || numbers.length != 1 ? null : numbers[0];
  }

  private static int endOfDigits(String line, int from) {
    int to = from;
    while (to < line.length() && line.charAt(to) >= '0' && line.charAt(to) <= '9') {
      to++;
    }
    return to;
  }

  /** The value of at most 19 digits, or a negative number if it does not fit. */
  private static long value(String line, int from, int to) {
    long value = 0;
    for (int i = from; i < to; i++) {
      value = 10 * value + (line.charAt(i) - '0');
    }
    return value;
  }
}
