package initiative.player;

import initiative.game.LineSource;
import java.io.IOException;

/** Lines to and from the other side. */
public interface Channel extends LineSource {

  /** Writes a line, which is on its way at once; fails if the other side has gone. */
  void writeLine(String line) throws IOException;
}
