package initiative.player;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** A bot as a whole program: one game on the given streams, then an exit code. */
public final class Program {
  public static final int OK = 0;
  public static final int BAD_INPUT = 2;

  /** The argument with which the program is asked to choose its side. */
  public static final String CHOOSE_SIDE = "--choose-side";

  private Program() {}

  /** Plays one game and returns the exit code; bad input is reported in one line. */
  public static <P, M> int run(
      Game<P, M> game,
      Chance chance,
      String[] args,
      InputStream in,
      OutputStream out,
      PrintStream log) {
    boolean choosesSide = args.length > 0 && args[args.length - 1].equals(CHOOSE_SIDE);
    try {
      new Player<>(game, chance, new StreamChannel(in, out)).play(choosesSide);
      return OK;
    } catch (BadInput e) {
      log.println(e.getMessage());
      return BAD_INPUT;
    }
  }
}
