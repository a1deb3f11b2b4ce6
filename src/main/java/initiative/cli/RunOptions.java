package initiative.cli;

import initiative.game.BadInput;
import initiative.process.Sandbox;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The options about how player processes are run. */
final class RunOptions {
  private static final int MOST_JOBS = 1000;

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
}
