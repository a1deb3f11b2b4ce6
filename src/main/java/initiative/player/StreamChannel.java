package initiative.player;

import initiative.game.Lines;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A channel over two streams. */
public final class StreamChannel extends Lines implements Channel {
  private final OutputStream out;

  public StreamChannel(InputStream in, OutputStream out) {
    super(in);
    this.out = out;
  }

  @Override
  public void writeLine(String line) throws IOException {
    out.write(line.concat("\n").getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }
}
