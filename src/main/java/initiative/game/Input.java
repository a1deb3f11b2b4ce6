package initiative.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads a stream of bytes by lines, or by words and numbers between blanks and line ends. A byte is
 * taken as a Latin-1 character, so that none is lost. A line is returned as soon as it has come;
 * words may wait for what follows them. A broken input is an ended one.
 */
public final class Input implements LineSource {
  private static final int LONGEST_WORD = 1 << 20;
  private static final int MOST_DIGITS = 19;

  private final InputStream in;
  private byte[] buffer = new byte[1 << 16];
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

  /** An integer within the limits. */
  public int integer(String what, int min, int max) throws BadInput {
    return (int) number(what, min, max);
  }

  /** So many integers, each within the limits. */
  public int[] integers(String what, int count, int min, int max) throws BadInput {
    int[] values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = (int) number(what, min, max);
    }
    return values;
  }

  /** An integer of up to 19 digits within the limits. */
  public long number(String what, long min, long max) throws BadInput {
    begin(MOST_DIGITS + 2);
    int at = from;
    boolean negative = at < to && buffer[at] == '-';
    int digits = negative ? ++at : at;
    long value = 0;
    while (at < to && buffer[at] >= '0' && buffer[at] <= '9') {
      value = 10 * value + (buffer[at++] - '0');
    }
    boolean number = at > digits && at - digits <= MOST_DIGITS && value >= 0 && isWordEnd(at);
    value = negative ? -value : value;
    if (!number || value < min || value > max) {
      throw unexpected(what + ": an integer from " + min + " to " + max);
    }
    from = at;
    return value;
  }

  /** A word of exactly so many characters, each one of the two given. */
  public String row(String what, int length, char one, char other) throws BadInput {
    begin(length + 1);
    boolean good = to - from >= length && isWordEnd(from + length);
    for (int i = from; good && i < from + length; i++) {
      good = buffer[i] == one || buffer[i] == other;
    }
    if (!good) {
      throw unexpected(what + ": " + length + " characters " + one + " or " + other);
    }
    String row = text(length);
    from += length;
    return row;
  }

  /** The next word, or null at the end of the input. */
  public String word() throws BadInput {
    begin(1);
    int length = 0;
    do {
      while (!isWordEnd(from + length)) {
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
    do {
      for (; from < to && isBlank(buffer[from]); from++) {
        if (buffer[from] == '\n') {
          line++;
        }
      }
    } while (from == to && fill());
    while (to - from < length && fill()) {}
    lineOfLast = line;
  }

  private boolean isWordEnd(int at) {
    return at >= to || isBlank(buffer[at]);
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\n' || b == '\r' || b == '\t';
  }

  private String text(int length) {
    return new String(buffer, from, length, StandardCharsets.ISO_8859_1);
  }

  /** Reads more behind what there is. */
  private boolean fill() throws BadInput {
    if (to - from >= LONGEST_WORD) {
      throw new BadInput(
          line, text(100), "a line end or a blank within " + LONGEST_WORD + " characters");
    }
    System.arraycopy(buffer, from, buffer, 0, to - from);
    to -= from;
    from = 0;
    if (to == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * to);
    }
    try {
      int count = in.read(buffer, to, buffer.length - to);
      to += Math.max(count, 0);
      return count > 0;
    } catch (IOException e) {
      return false;
    }
  }
}
