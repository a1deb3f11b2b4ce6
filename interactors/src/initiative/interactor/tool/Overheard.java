package initiative.interactor.tool;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Shows each line of a dialogue as it is said, with a sign before it that tells by whom. */
final class Overheard {
  private final PrintStream out;
  private final String sign;
  private final StringBuilder line = new StringBuilder();

  private Overheard(PrintStream out, String sign) {
    this.out = out;
    this.sign = sign;
  }

  private void hear(byte[] bytes, int from, int count) {
    for (int i = from; i < from + count; i++) {
      if (bytes[i] == '\n') {
        out.println(sign + line);
        line.setLength(0);
      } else {
        line.append((char) (bytes[i] & 0xff));
      }
    }
  }

  /** What the program says, and that it is awake. */
  static InputStream program(InputStream in, PrintStream out, Watch watch) {
    Overheard heard = new Overheard(out, "> ");
    return new FilterInputStream(in) {
      @Override
      public int read(byte[] buffer, int from, int length) throws IOException {
        int count = super.read(buffer, from, length);
        watch.stir();
        heard.hear(buffer, from, count);
        return count;
      }
    };
  }

  /** What the judge says, after which the program has its time again. */
  static OutputStream judge(OutputStream to, PrintStream out, Watch watch) {
    Overheard heard = new Overheard(out, "< ");
    return new FilterOutputStream(to) {
      @Override
      public void write(byte[] bytes) throws IOException {
        watch.stir();
        heard.hear(bytes, 0, bytes.length);
        out.flush();
        this.out.write(bytes);
      }
    };
  }
}
