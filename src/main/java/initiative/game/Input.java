package initiative.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads a stream of bytes by words and numbers between blanks and line ends, or by lines. A line is
 * returned as soon as it has come; words may wait for what follows them.
 */
public final class Input {
  private static final int LONGEST_WORD = 1 << 20;
  private static final int LARGEST_BUFFER = 1 << 16;

  private final InputStream in;

  /** What has come and is not yet read, from "from" to "to", and a blank behind it. */
  private byte[] buffer = new byte[1 << 12];

  private int from;
  private int to;
  private int line = 1;
  private int lineOfLast;

  private static final int LONGEST_NUMBER = 21;

  private final Digits digits = new Digits();

  public Input(InputStream in) {
    this.in = in;
  }

  /** An integer within the limits. */
  public int integer(String what, int min, int max) throws BadInput {
    return (int) number(what, min, max);
  }

  /** So many integers, each within the limits. */
  public long[] numbers(String what, int count, long min, long max) throws BadInput {
    long[] values = new long[count];
    for (int i = 0; i < count; i++) {
      values[i] = number(what, min, max);
    }
    return values;
  }

  /** An integer of up to 19 digits within the limits. */
  public long number(String what, long min, long max) throws BadInput {
    begin(LONGEST_NUMBER);
    if (!digits.read(buffer, from) || digits.value < min || digits.value > max) {
      throw unexpected(what + ": an integer from " + min + " to " + max);
    }
    from = digits.end;
    return digits.value;
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
    if (end - from < length || !Digits.isBlank(bytes[end])) {
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
      while (!Digits.isBlank(buffer[from + length])) {
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
    for (; Digits.isBlank(buffer[from]) && from < to; from++) {
      if (buffer[from] == '\n') {
        line++;
      }
    }
  }

  /** The number of the line in which what was last read began; at the end the one missing. */
  public int lineNumber() {
    return lineOfLast;
  }

  /** Takes LF and CR LF as line ends; the last line need not have one. */
  public String readLine() throws BadInput {
    lineOfLast = line;
    int length = 0;
    do {
      for (; from + length < to; length++) {
        if (buffer[from + length] == '\n') {
          return cutLine(length, length + 1);
        }
      }
    } while (fill());
    return length == 0 ? null : cutLine(length, length);
  }

  private String cutLine(int length, int withEnd) {
    boolean carriageReturn = length > 0 && buffer[from + length - 1] == '\r';
    String text = text(carriageReturn ? length - 1 : length);
    from += withEnd;
    line++;
    return text;
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
