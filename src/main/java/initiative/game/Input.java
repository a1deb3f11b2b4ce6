package initiative.game;

import java.io.InputStream;

/**
 * Reads a stream of bytes by words and numbers between blanks and line ends, or by lines. A line is
 * returned as soon as it has come; words may wait for what follows them.
 */
public final class Input extends Lines {
  private static final int LONGEST_NUMBER = 21;

  private final Digits digits = new Digits();

  public Input(InputStream in) {
    super(in);
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
}
