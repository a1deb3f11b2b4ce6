package initiative.player;

import initiative.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A channel over two streams, whose bytes are taken as Latin-1, so that none is lost. */
public final class StreamChannel implements Channel {
  private static final int LONGEST = 1 << 20;

  private final InputStream in;
  private final OutputStream out;
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

  @Override
  public void writeLine(String line) throws IOException {
    out.write(line.concat("\n").getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }
}
