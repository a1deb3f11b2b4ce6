package initiative.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The lines of a stream, whose bytes are taken as Latin-1, so that none is lost. */
public class Lines implements LineSource {
  private static final int LONGEST = 1 << 20;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 13];
  private int from;
  private int to;
  private int lineNumber;

  public Lines(InputStream in) {
    this.in = in;
  }

  @Override
  public final int lineNumber() {
    return lineNumber;
  }

  /** Takes LF and CR LF as line ends; the last line need not have one. */
  @Override
  public final String readLine() throws BadInput {
    lineNumber++;
    String line = "";
    do {
      byte[] bytes = buffer;
      int end = from;
      for (int last = to; end < last && bytes[end] != '\n'; end++) {}
      line = line.concat(new String(bytes, from, end - from, StandardCharsets.ISO_8859_1));
      from = end + 1;
      if (line.length() > LONGEST) {
        throw new BadInput(lineNumber, line, "a line end within a million characters");
      }
    } while (from > to && fill());
    int length = line.endsWith("\r") ? line.length() - 1 : line.length();
    return to < 0 && line.isEmpty() ? null : line.substring(0, length);
  }

  /** A broken input is an ended one. */
  private boolean fill() {
    from = 0;
    try {
      to = in.read(buffer, 0, buffer.length);
    } catch (IOException e) {
      to = -1;
    }
    return to > 0;
  }
}
