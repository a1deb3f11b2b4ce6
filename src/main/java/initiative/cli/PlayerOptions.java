package initiative.cli;

import initiative.game.BadInput;
import initiative.process.CommandWords;
import initiative.process.Sandbox;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The options about who plays, and how often at the same time. */
final class PlayerOptions {
  private static final int MOST_JOBS = 1000;
  private static final int LONGEST = 3600;

  @Option(
      names = "--bot",
      paramLabel = "COMMAND",
      description =
          "The command that starts the player, in any language; our own bot if not given.")
  private String bot;

  @Option(names = "--jobs", paramLabel = "J", description = "Games at the same time.")
  private Integer jobs;

  @Option(
      names = "--sandbox",
      paramLabel = "WISH",
      defaultValue = "auto",
      description = {
        "How players are kept away from the machine: auto (the best that there is), none, or",
        "strict, which refuses to run where they cannot be locked in."
      })
  private Sandbox.Wish sandbox;

  /** The command of the player, or null for our own bot. */
  String bot() {
    return bot;
  }

  /** The words of that command, if there is one. */
  List<String> words() throws BadInput, Commands.Failure {
    List<String> words = CommandWords.split(bot);
    BotHelp.check(words);
    return words;
  }

  void check() throws Commands.Failure {
    if (jobs != null && (jobs < 1 || jobs > MOST_JOBS)) {
      throw new Commands.Failure("--jobs has to be positive, and " + MOST_JOBS + " at most");
    }
  }

  /** How many games to play at the same time. */
  int jobs() {
    return jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
  }

  /** The sandbox for player processes. */
  Sandbox sandbox() throws BadInput {
    return Sandbox.of(sandbox);
  }

  /** The words that ask for the same sandbox; none if it is the usual one. */
  List<String> sandboxWords() {
    return sandbox == Sandbox.Wish.AUTO
        ? List.of()
        : List.of("--sandbox", sandbox.name().toLowerCase(Locale.ROOT));
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
