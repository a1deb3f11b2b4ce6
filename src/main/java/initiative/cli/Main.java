package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Numbers;
import initiative.player.Program;
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
    Game<?, ?> game = plainGame(args);
    if (game != null) {
      // Nothing is left to be tidied up, and an orderly exit costs newer JVMs half a start.
      Runtime.getRuntime().halt(playPlainly(game, args));
    }
    int exitCode = StandardOutput.run(args);
    Interruption.reported();
    System.exit(exitCode);
  }

  /** The game if the arguments are {@code play GAME} or {@code play GAME --seed S}, else null. */
  static Game<?, ?> plainGame(String[] args) {
    boolean seeded =
        args.length == 4 && args[2].equals("--seed") && Numbers.single(args[3]) != null;
    boolean plain = args.length == 2 || seeded;
    return plain && args[0].equals("play") ? Catalogue.game(args[1]) : null;
  }

  static int playPlainly(Game<?, ?> game, String[] args) {
    Chance chance = args.length == 4 ? new Chance(Numbers.single(args[3])) : new Chance();
    try {
      return play(game, chance, false);
    } catch (RuntimeException | Error e) {
      return Fault.report(e);
    }
  }

  static int play(Game<?, ?> game, Chance chance, boolean choosesSide) {
    String[] args = choosesSide ? new String[] {Program.CHOOSE_SIDE} : new String[0];
    return Program.run(game, chance, args, System.in, standardOutput(), System.err);
  }

  /** Unlike System.out this can be closed, and fails when the other side has gone. */
  static OutputStream standardOutput() {
    return new FileOutputStream(FileDescriptor.out);
  }
}
