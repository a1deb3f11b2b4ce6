package initiative.player;

import initiative.game.Lines;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A channel over two streams of bytes, which are taken as Latin-1, so that none is lost. */
public final class StreamChannel extends Lines implements Channel {
  private final OutputStream out;

  public StreamChannel(InputStream in, OutputStream out) {
    super(in);
    this.out = out;
  }

  @Override
  public void writeLine(String line) throws IOException {
    byte[] bytes = Arrays.copyOf(line.getBytes(StandardCharsets.ISO_8859_1), line.length() + 1);
    bytes[line.length()] = '\n';
    out.write(bytes);
    out.flush();
  }
}
