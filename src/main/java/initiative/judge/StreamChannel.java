package initiative.judge;

import initiative.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A channel over two streams of bytes, which are taken as Latin-1, so that none is lost. */
public final class StreamChannel implements Channel {
  private static final int LONGEST_LINE = 1 << 20;

  private final InputStream in;
  private final OutputStream out;
  private byte[] buffer = new byte[8192];
  private int from;
  private int to;
  private int lineNumber;

  public StreamChannel(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public int lineNumber() {
    return lineNumber;
  }

  /** Takes LF and CR LF as line ends; the last line need not have one. */
  @Override
  public String readLine() throws BadInput {
    lineNumber++;
    int scanned = from;
    while (true) {
      while (scanned < to) {
        if (buffer[scanned++] == '\n') {
          return line(scanned - 1, scanned);
        }
      }
      int unread = scanned - from;
      if (!fill()) {
        return from == to ? null : line(to, to);
      }
      scanned = from + unread;
    }
  }

  private String line(int end, int next) {
    int last = end > from && buffer[end - 1] == '\r' ? end - 1 : end;
    String line = new String(buffer, from, last - from, StandardCharsets.ISO_8859_1);
    from = next;
    return line;
  }

  /** Reads more behind what there is; a broken input is an ended one. */
  private boolean fill() throws BadInput {
    if (to - from >= LONGEST_LINE) {
      throw new BadInput("line " + lineNumber + " is longer than " + LONGEST_LINE + " characters");
    }
    if (from > 0) {
      System.arraycopy(buffer, from, buffer, 0, to - from);
      to -= from;
      from = 0;
    }
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

  @Override
  public void writeLine(String line) throws IOException {
    byte[] bytes = Arrays.copyOf(line.getBytes(StandardCharsets.ISO_8859_1), line.length() + 1);
    bytes[line.length()] = '\n';
    out.write(bytes);
    out.flush();
  }
}
