package initiative.cli;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.judge.Program;
import initiative.solve.Strategy;

/**
 * The command {@code initiative}. A bot has to answer at once, so that {@code play GAME} is
 * recognised here, without the command-line library; whatever else is asked for goes to it.
 */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    int exitCode = isPlainPlay(args) ? play(args[1]) : Commands.run(args);
    System.out.flush();
    System.exit(exitCode);
  }

  private static boolean isPlainPlay(String[] args) {
    return args.length == 2 && args[0].equals("play") && Catalogue.strategy(args[1]) != null;
  }

  private static int play(String game) {
    return play(Catalogue.strategy(game), new Chance());
  }

  static int play(Strategy<?, ?> strategy, Chance chance) {
    return Program.run(strategy, chance, System.in, System.out, System.err);
  }
}
