package initiative.game;

/** Reads an integer from bytes, behind the last of which stands a blank. All are read here. */
final class Digits {
  long value;
  int end;

  /** Reads the value that begins at a place; false if it is no integer, or too long a one. */
  boolean read(byte[] bytes, int from) {
    boolean negative = bytes[from] == '-';
    int first = negative ? from + 1 : from;
    int at = first;
    long number = 0;
    for (int digit = bytes[at] - '0'; digit >= 0 && digit <= 9; digit = bytes[++at] - '0') {
      number = 10 * number + digit;
    }
    value = negative ? -number : number;
    end = at;
    return at > first && at - first <= 19 && number >= 0 && isBlank(bytes[at]);
  }

  static boolean isBlank(byte b) {
    return b <= ' ' && (b == ' ' || b == '\n' || b == '\r' || b == '\t');
  }
}
