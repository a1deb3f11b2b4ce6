package initiative.games.coinsontable;

/** Lengths as text, with at most two decimals; they are counted in hundredths. */
final class Hundredths {
  /** What is no length. */
  static final long NONE = Long.MIN_VALUE;

  /** What is longer than this is taken for it, since it is far off every table. */
  private static final long LONGEST = 1000000000;

  private Hundredths() {}

  /** The length that a word states: an optional minus, digits, at most two decimals. */
  static long parse(String word) {
    int at = word.startsWith("-") ? 1 : 0;
    int digits = 0;
    long length = 0;
    for (; at < word.length() && isDigit(word.charAt(at)); at++, digits++) {
      length = Math.min(10 * length + word.charAt(at) - '0', LONGEST);
    }
    boolean point = at < word.length() && word.charAt(at) == '.';
    int decimals = point ? word.length() - at - 1 : 0;
    if (digits == 0 || (point ? decimals < 1 || decimals > 2 : at < word.length())) {
      return NONE;
    }
    for (int i = 1; i <= 2; i++) {
      char digit = i <= decimals ? word.charAt(at + i) : '0';
      if (!isDigit(digit)) {
        return NONE;
      }
      length = Math.min(10 * length + digit - '0', LONGEST);
    }
    return word.startsWith("-") ? -length : length;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Appends a length with two decimals. */
  static void append(StringBuilder text, long length) {
    long size = Math.abs(length);
    text.append(length < 0 ? "-" : "").append(size / 100).append('.');
    text.append(size / 10 % 10).append(size % 10);
  }

  /** A length with two decimals. */
  static String text(long length) {
    StringBuilder text = new StringBuilder();
    append(text, length);
    return text.toString();
  }
}
