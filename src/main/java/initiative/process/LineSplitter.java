package initiative.process;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.function.Consumer;

/** Makes lines of the bytes of a stream. */
public final class LineSplitter {
  private final Charset charset;
  private final Consumer<String> lines;
  private byte[] pending = new byte[256];
  private int size;

  public LineSplitter(Charset charset, Consumer<String> lines) {
    this.charset = charset;
    this.lines = lines;
  }

  /** Takes bytes and passes on the lines that they complete; LF and CR LF are line ends. */
  public void add(byte[] bytes, int count) {
    for (int i = 0; i < count; i++) {
      if (bytes[i] == '\n') {
        pass();
      } else {
        if (size == pending.length) {
          pending = Arrays.copyOf(pending, 2 * size);
        }
        pending[size++] = bytes[i];
      }
    }
  }

  /** Passes on a last line that has no line end. */
  public void end() {
    if (size > 0) {
      pass();
    }
  }

  /** What has come of a line whose end has not; empty if there is nothing. */
  public String pending() {
    return new String(pending, 0, size, charset);
  }

  /** Cuts the pending line short, so that it takes no more than so many bytes. */
  public void cut(int most) {
    size = Math.min(size, most);
  }

  private void pass() {
    int length = size > 0 && pending[size - 1] == '\r' ? size - 1 : size;
    String line = new String(pending, 0, length, charset);
    size = 0;
    lines.accept(line);
  }
}
