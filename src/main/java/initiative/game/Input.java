package initiative.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads a stream of bytes by lines, or by words and numbers between blanks and line ends. A byte is
 * taken as a Latin-1 character, so that none is lost. A line is returned as soon as it has come;
 * words may wait for what follows them. A broken input is an ended one.
 */
public final class Input implements LineSource {
  private static final int LONGEST_WORD = 1 << 20;
  private static final int LARGEST_BUFFER = 1 << 16;
  private static final int MOST_DIGITS = 19;
  private static final int MOST_DIGITS_OF_SHORT = 9;
  private static final int LONGEST_NUMBER = 1 + MOST_DIGITS + 1;

  private final InputStream in;

  /** What has come and is not yet read, from "from" to "to", and a blank behind it. */
  private byte[] buffer = new byte[1 << 12];

  private int from;
  private int to;
  private int line = 1;
  private int lineOfLast;

  public Input(InputStream in) {
    this.in = in;
  }

  /** The number of the line in which what was last read began; at the end the one missing. */
  @Override
  public int lineNumber() {
    return lineOfLast;
  }

  /** Takes LF and CR LF as line ends; the last line need not have one. */
  @Override
  public String readLine() throws BadInput {
    lineOfLast = line;
    int scanned = 0;
    do {
      for (; from + scanned < to; scanned++) {
        if (buffer[from + scanned] == '\n') {
          return cutLine(scanned, scanned + 1);
        }
      }
    } while (fill());
    return scanned == 0 ? null : cutLine(scanned, scanned);
  }

  private String cutLine(int length, int withEnd) {
    boolean carriageReturn = length > 0 && buffer[from + length - 1] == '\r';
    String text = text(carriageReturn ? length - 1 : length);
    from += withEnd;
    line++;
    return text;
  }

  /** An integer within the limits. Short ones between blanks are read the quick way. */
  public int integer(String what, int min, int max) throws BadInput {
    if (to - from > LONGEST_NUMBER) {
      byte[] bytes = buffer;
      int first = bytes[from] == ' ' ? from + 1 : from;
      boolean negative = bytes[first] == '-';
      int at = negative ? ++first : first;
      int value = 0;
      for (int digit = bytes[at] - '0'; digit >= 0 && digit <= 9; digit = bytes[++at] - '0') {
        value = 10 * value + digit;
      }
      value = negative ? -value : value;
      boolean isShort = at > first && at - first <= MOST_DIGITS_OF_SHORT && bytes[at] == ' ';
      if (isShort && value >= min && value <= max) {
        from = at;
        lineOfLast = line;
        return value;
      }
    }
    return (int) number(what, min, max);
  }

  /** So many integers, each within the limits. */
  public int[] integers(String what, int count, int min, int max) throws BadInput {
    int[] values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = integer(what, min, max);
    }
    return values;
  }

  /** An integer of up to 19 digits within the limits. */
  public long number(String what, long min, long max) throws BadInput {
    begin(LONGEST_NUMBER);
    byte[] bytes = buffer;
    boolean negative = bytes[from] == '-';
    int first = negative ? from + 1 : from;
    int at = first;
    long value = 0;
    for (int digit = bytes[at] - '0'; digit >= 0 && digit <= 9; digit = bytes[++at] - '0') {
      value = 10 * value + digit;
    }
    if (at == first || at - first > MOST_DIGITS || value < 0 || !isBlank(bytes[at])) {
      throw noInteger(what, min, max);
    }
    value = negative ? -value : value;
    if (value < min || value > max) {
      throw noInteger(what, min, max);
    }
    from = at;
    return value;
  }

  private BadInput noInteger(String what, long min, long max) throws BadInput {
    return unexpected(what + ": an integer from " + min + " to " + max);
  }

  /** A word of exactly so many characters, each one of the two given. */
  public String row(String what, int length, char one, char other) throws BadInput {
    begin(length + 1);
    byte[] bytes = buffer;
    int end = from;
    int stop = Math.min(from + length, to);
    while (end < stop && (bytes[end] == one || bytes[end] == other)) {
      end++;
    }
    if (end - from < length || !isBlank(bytes[end])) {
      throw unexpected(what + ": " + length + " characters " + one + " or " + other);
    }
    String row = text(length);
    from = end;
    return row;
  }

  /** The next word, or null at the end of the input. */
  public String word() throws BadInput {
    begin(1);
    int length = 0;
    do {
      while (!isBlank(buffer[from + length])) {
        length++;
      }
    } while (from + length == to && fill());
    String word = length == 0 ? null : text(length);
    from += length;
    return word;
  }

  /** Makes sure that there is nothing more to read. */
  public void end() throws BadInput {
    begin(1);
    if (from < to) {
      throw unexpected("the end of the input");
    }
  }

  /** The report that the word which comes next is not what was expected. */
  private BadInput unexpected(String expected) throws BadInput {
    return new BadInput(lineOfLast, word(), expected);
  }

  /** Goes to the next word and has so many bytes from there on at hand, if there are as many. */
  private void begin(int length) throws BadInput {
    skipBlanks();
    if (to - from < length) {
      while (from == to && fill()) {
        skipBlanks();
      }
      while (to - from < length && fill()) {}
    }
    lineOfLast = line;
  }

  private void skipBlanks() {
    for (; isBlank(buffer[from]) && from < to; from++) {
      if (buffer[from] == '\n') {
        line++;
      }
    }
  }

  private static boolean isBlank(byte b) {
    return b <= ' ' && (b == ' ' || b == '\n' || b == '\r' || b == '\t');
  }

  private String text(int length) {
    return new String(buffer, from, length, StandardCharsets.ISO_8859_1);
  }

  /**
   * Reads more behind what there is. The buffer begins small and grows when it has been full: then
   * refills are no news when the JVM compiles what reads numbers, and it need not do so twice.
   */
  private boolean fill() throws BadInput {
    if (to - from >= LONGEST_WORD) {
      throw new BadInput(
          line, text(100), "a line end or a blank within " + LONGEST_WORD + " characters");
    }
    boolean grows = to == buffer.length - 1 && (from == 0 || to < LARGEST_BUFFER);
    byte[] target = grows ? new byte[2 * buffer.length] : buffer;
    System.arraycopy(buffer, from, target, 0, to - from);
    buffer = target;
    to -= from;
    from = 0;
    int count = read();
    to += Math.max(count, 0);
    buffer[to] = ' ';
    return count > 0;
  }

  private int read() {
    try {
      return in.read(buffer, to, buffer.length - 1 - to);
    } catch (IOException e) {
      return -1;
    }
  }
}
