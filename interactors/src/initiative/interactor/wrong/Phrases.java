package initiative.interactor.wrong;

import initiative.game.Phrase;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The output of a good player, in which something is done to the closing phrase. */
abstract class Phrases extends FilterOutputStream {

  Phrases(OutputStream out) {
    super(out);
  }

  /** What to write instead of the line with the phrase. */
  abstract String instead(String line);

  /** Takes one line at a time, as our player writes them. */
  @Override
  public void write(byte[] bytes) throws IOException {
    String line = new String(bytes, StandardCharsets.ISO_8859_1);
    String written = Phrase.isClosing(line) ? instead(line) : line;
    out.write(written.getBytes(StandardCharsets.ISO_8859_1));
  }
}
