package initiative.interactor.wrong;

import initiative.game.Chance;
import initiative.game.Game;
import initiative.player.Program;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Plays well and ends with an exit code that says that it has failed, as after an exception. */
public final class BadExit {
  private static final int FAILED = 1;

  private BadExit() {}

  /** Plays one game. */
  public static <P, M> int run(Game<P, M> game, InputStream in, OutputStream out, PrintStream log) {
    return Math.max(FAILED, Program.run(game, new Chance(), new String[0], in, out, log));
  }
}
