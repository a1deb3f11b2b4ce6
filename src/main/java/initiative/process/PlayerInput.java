package initiative.process;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** The input of a player, which can tell whether somebody waits for the player to read it. */
final class PlayerInput extends FilterOutputStream {
  private volatile boolean stuck;

  PlayerInput(OutputStream out) {
    super(out);
  }

  /** Whether something could not be written yet, since the player does not read. */
  boolean isStuck() {
    return stuck;
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    stuck = true;
    out.write(bytes);
    out.flush();
    stuck = false;
  }
}
