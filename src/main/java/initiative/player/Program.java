package initiative.player;

import initiative.bot.Bot;
import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.solve.Strategy;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** A bot as a whole program: one game on the given streams, then an exit code. */
public final class Program {
  public static final int OK = 0;
  public static final int BAD_INPUT = 2;

  private Program() {}

  /** Plays one game and returns the exit code; bad input is reported in one line. */
  public static <P, M> int run(
      Strategy<P, M> strategy, Chance chance, InputStream in, OutputStream out, PrintStream log) {
    try {
      new Player<>(new Bot<>(strategy, chance), new StreamChannel(in, out)).play();
      return OK;
    } catch (BadInput e) {
      log.println(e.getMessage());
      return BAD_INPUT;
    }
  }
}
