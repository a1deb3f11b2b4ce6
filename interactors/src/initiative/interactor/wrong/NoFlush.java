package initiative.interactor.wrong;

import initiative.game.Chance;
import initiative.game.Game;
import initiative.player.Program;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Holds its lines back until it ends, as a buffer does that nobody flushes. It plays the same way
 * in every run, so that it can be said beforehand in which cases it has to wait for a reply.
 */
public final class NoFlush {
  private static final long SEED = 1;

  private NoFlush() {}

  /** Plays one game, or would do so if the other side did not wait for a line. */
  public static <P, M> int run(Game<P, M> game, InputStream in, OutputStream out, PrintStream log) {
    ByteArrayOutputStream buffer = new ByteArrayOutputStream();
    int exitCode = Program.run(game, new Chance(SEED), new String[0], in, buffer, log);
    try {
      buffer.writeTo(out);
      out.flush();
    } catch (IOException e) {
      log.println("the output could not be written");
    }
    return exitCode;
  }
}
