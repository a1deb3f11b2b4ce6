package initiative.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The lines of a stream of bytes, each returned as soon as it has come. A byte is taken as a
 * Latin-1 character, so that none is lost. A broken input is an ended one.
 */
public class Lines implements LineSource {
  private static final int LONGEST_WORD = 1 << 20;
  private static final int LARGEST_BUFFER = 1 << 16;

  private final InputStream in;

  /** What has come and is not yet read, from "from" to "to", and a blank behind it. */
  byte[] buffer = new byte[1 << 12];

  int from;
  int to;
  int line = 1;
  int lineOfLast;

  public Lines(InputStream in) {
    this.in = in;
  }

  /** The number of the line in which what was last read began; at the end the one missing. */
  @Override
  public final int lineNumber() {
    return lineOfLast;
  }

  /** Takes LF and CR LF as line ends; the last line need not have one. */
  @Override
  public final String readLine() throws BadInput {
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

  final String text(int length) {
    return new String(buffer, from, length, StandardCharsets.ISO_8859_1);
  }

  /**
   * Reads more behind what there is. The buffer begins small and grows when it has been full: then
   * refills are no news when the JVM compiles what reads numbers, and it need not do so twice.
   */
  final boolean fill() throws BadInput {
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
