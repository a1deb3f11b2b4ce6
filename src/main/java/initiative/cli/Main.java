package initiative.cli;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.game.Numbers;
import initiative.player.Program;
import initiative.solve.Strategy;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;

/**
 * The command {@code initiative}. A bot has to answer at once, so that {@code play GAME} is
 * recognised here, without the command-line library; whatever else is asked for goes to it.
 */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    int exitCode = isPlainPlay(args) ? playPlainly(args) : StandardOutput.run(args);
    System.exit(exitCode);
  }

  /** Whether the arguments are {@code play GAME} or {@code play GAME --seed S}, and right. */
  private static boolean isPlainPlay(String[] args) {
    boolean seeded =
        args.length == 4 && args[2].equals("--seed") && Numbers.single(args[3]) != null;
    return (args.length == 2 || seeded)
        && args[0].equals("play")
        && Catalogue.strategy(args[1]) != null;
  }

  private static int playPlainly(String[] args) {
    Chance chance = args.length == 4 ? new Chance(Numbers.single(args[3])) : new Chance();
    return play(Catalogue.strategy(args[1]), chance);
  }

  static int play(Strategy<?, ?> strategy, Chance chance) {
    return Program.run(strategy, chance, System.in, standardOutput(), System.err);
  }

  /** Unlike System.out this can be closed, and fails when the other side has gone. */
  static OutputStream standardOutput() {
    return new FileOutputStream(FileDescriptor.out);
  }
}
