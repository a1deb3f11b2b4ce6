package initiative.game;

import java.io.IOException;
import java.io.InputStream;

/** The lines of a stream, whose bytes are taken as Latin-1, so that none is lost. */
public class Lines implements LineSource {
  private static final int LONGEST = 1 << 20;

  private final InputStream in;
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
    StringBuilder line = new StringBuilder();
    int next = read();
    if (next < 0) {
      return null;
    }
    for (; next >= 0 && next != '\n'; next = read()) {
      if (line.length() == LONGEST) {
        throw new BadInput(lineNumber, line.toString(), "a line end within a million characters");
      }
      line.append((char) next);
    }
    int last = line.length() - 1;
    return last >= 0 && line.charAt(last) == '\r' ? line.substring(0, last) : line.toString();
  }

  private int read() {
    try {
      return in.read();
    } catch (IOException e) {
      return -1;
    }
  }
}
