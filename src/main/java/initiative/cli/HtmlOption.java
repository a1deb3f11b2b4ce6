package initiative.cli;

import initiative.catalogue.Definition;
import initiative.course.ReplayPage;
import initiative.result.MatchResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option by which games are also written as a page that shows them. */
final class HtmlOption {
  /** A page with more games would be slow to open. */
  private static final int MOST_GAMES = 100;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write the games as one page that shows them move by move.")
  private Path file;

  private final List<ReplayPage.Shown> games = new ArrayList<>();
  private int left;

  void check() throws Commands.Failure {
    OutputOption.check(file);
  }

  boolean isWanted() {
    return file != null;
  }

  /** Takes note of a game; what has no move has nothing to be shown, but its reason. */
  void add(Definition<?, ?> game, MatchResult match, String title, String command) {
    if (!isWanted()) {
      return;
    }
    if (games.size() == MOST_GAMES) {
      left++;
      return;
    }
    games.add(new ReplayPage.Shown(game, match, title, command));
  }

  /** Writes the page, if it is wanted. */
  void write(String title) throws Commands.Failure {
    if (isWanted()) {
      OutputOption.write(file, ReplayPage.of(title, games));
      if (left > 0) {
        System.err.println(
            "initiative: " + file + " shows " + MOST_GAMES + " games and leaves out " + left);
      }
    }
  }
}
