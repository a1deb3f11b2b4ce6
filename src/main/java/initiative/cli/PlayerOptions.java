package initiative.cli;

import initiative.game.BadInput;
import initiative.process.CommandWords;
import initiative.process.Sandbox;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about who plays, and how often at the same time. */
final class PlayerOptions {
  private static final int LONGEST = 3600;

  @Option(
      names = "--bot",
      paramLabel = "COMMAND",
      description =
          "The command that starts the player, in any language; our own bot if not given.")
  private List<String> bots = new ArrayList<>();

  @Mixin private RunOptions run;

  /** The command of the player, or null for our own bot. */
  String bot() {
    return bots.isEmpty() ? null : bots.get(0);
  }

  /** The commands of all players. */
  List<String> bots() {
    return bots;
  }

  /** The words of the only player's command, if there is one. */
  List<String> words() throws BadInput, Commands.Failure {
    return words(bot());
  }

  /** The words of a player's command. */
  static List<String> words(String bot) throws BadInput, Commands.Failure {
    List<String> words = CommandWords.split(bot);
    BotHelp.check(words);
    return words;
  }

  void check() throws Commands.Failure {
    run.check();
  }

  /** Refuses several players. */
  void checkOne(String command) throws Commands.Failure {
    if (bots.size() > 1) {
      throw new Commands.Failure(
          command + " takes one --bot; 'judge' and 'tournament' compare several");
    }
  }

  /** How many games to play at the same time. */
  int jobs() {
    return run.jobs();
  }

  /** The sandbox for player processes. */
  Sandbox sandbox() throws BadInput {
    return run.sandbox();
  }

  /** The words that ask for the same sandbox; none if it is the usual one. */
  List<String> sandboxWords() {
    return run.sandboxWords();
  }

  static void checkSeconds(String option, double seconds) throws Commands.Failure {
    if (!(seconds > 0 && seconds <= LONGEST)) {
      throw new Commands.Failure(option + " has to be positive, and an hour at most");
    }
  }

  static Duration duration(double seconds) {
    return Duration.ofNanos(Math.round(seconds * 1e9));
  }

  /** A limit as it has to be typed. */
  static String typed(double limit) {
    return BigDecimal.valueOf(limit).stripTrailingZeros().toPlainString();
  }
}
