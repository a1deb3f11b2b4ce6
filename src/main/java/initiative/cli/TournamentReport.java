package initiative.cli;

import initiative.catalogue.Definition;
import initiative.process.CommandWords;
import initiative.tournament.Board;
import initiative.tournament.BoardCsv;
import initiative.tournament.BoardJson;
import initiative.tournament.BoardPage;
import initiative.tournament.BoardText;
import initiative.tournament.Played;
import initiative.tournament.Reference;
import initiative.tournament.Standing;
import initiative.words.Language;
import initiative.words.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** Where the board of a tournament is written to, besides the terminal. */
final class TournamentReport {
  @Option(names = "--html", paramLabel = "FILE", description = "Write the board as a page too.")
  private Path html;

  @Option(names = "--csv", paramLabel = "FILE", description = "Write it for a grade book too.")
  private Path csv;

  @Option(names = "--json", paramLabel = "FILE", description = "Write it for programs too.")
  private Path json;

  void check() throws Commands.Failure {
    OutputOption.check(html);
    OutputOption.check(csv);
    OutputOption.check(json);
  }

  /**
   * Writes all that is wanted.
   *
   * @param title what the page is called beside the game; null if nothing has to be said
   * @param options those that make the same games again
   */
  void write(
      Definition<?, ?> game,
      Board board,
      Reference own,
      String title,
      Language language,
      List<String> options)
      throws Commands.Failure {
    Map<String, String> places = new HashMap<>();
    for (Standing standing : board.all()) {
      places.put(standing.name(), standing.bot().entry().place().toString());
    }
    Function<Played, String> replay =
        played -> replay(game.about().id, places.get(played.bot()), played.number(), options);
    new BoardText(board, language, replay).lines().forEach(System.out::println);
    if (own.share().trials() > 0) {
      Words words = Words.in(language);
      System.out.println(words.say("cup.own", own.percent(), own.share().trials()));
    }
    if (csv != null) {
      OutputOption.write(csv, BoardCsv.of(board, language));
    }
    if (json != null) {
      OutputOption.write(json, new BoardJson(board, game, own, replay).text());
    }
    if (html != null) {
      OutputOption.write(html, BoardPage.of(board, game, own, title, replay));
    }
  }

  /** The command that repeats one game of a bot. */
  private static String replay(String game, String place, int number, List<String> options) {
    List<String> words = new ArrayList<>(List.of("tournament", game, place));
    words.addAll(options);
    words.addAll(List.of("--only", Integer.toString(number)));
    words.replaceAll(CommandWords::quote);
    return Replay.program() + " " + String.join(" ", words);
  }
}
