package initiative.cli;

import initiative.bot.Catalogue;
import initiative.interactor.Interactors;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.Starts;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

@Command(
    name = "demo",
    description = "Show bots against ideal and naive opponents, from won and from lost starts.",
    mixinStandardHelpOptions = true)
final class DemoCommand implements Runnable {

  private record Scene(String game, String opponent, String start, String moral) {}

  private static final List<Scene> SCENES =
      List.of(
          new Scene(
              "bachet", "ideal", "18", "A won start stays won, whatever an ideal opponent does."),
          new Scene(
              "bachet", "two", "24", "A lost start: move at random until a naive opponent errs."),
          new Scene(
              "fibonacci-nim", "ideal", "13", "Nobody can help it: an ideal opponent never errs."),
          new Scene(
              "nim", "levels", "4/5 9 14 2", "Heaps whose binary digits cancel out are lost."),
          new Scene(
              "minefield",
              "down",
              "5 4/..../..*./..../*.../....",
              "The token goes right or down; who is stuck has lost."),
          new Scene("cells", "mirrors", "33", "33 is one of the eight lost strips up to 2000."),
          new Scene("queen-endgame", "centre", "c3 d4 f5", "Mate in the least number of moves."),
          new Scene(
              "max-sum",
              "one",
              "8/3 2 999 4 6 7 -5 1",
              "Sums instead of wins: every slip is collected."));

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Choose other games (default: ${DEFAULT-VALUE}).")
  private long seed;

  private final Runner runner = new Runner();
  private final Ansi ansi = Terminal.isColourful() ? Ansi.ON : Ansi.OFF;

  @Override
  public void run() {
    SCENES.forEach(this::show);
    summarise();
  }

  private void show(Scene scene) {
    MatchResult match = play(scene.game, scene.opponent, scene.start);
    String start = match.startWorth() + ": " + scene.start.replace("/", " / ");
    title(scene.game + " against " + scene.opponent + ", start " + start);
    System.out.println(scene.moral);
    new GameStory(match, ansi).lines().forEach(System.out::println);
    System.out.println();
  }

  /** All games from their usual starts against all opponents, counted. */
  private void summarise() {
    title("Every game from starts of all kinds, against every opponent");
    String row = "%-15s %-19s %-19s %s%n";
    System.out.printf(row, "", "won starts: won", "other starts,", "the same, naive");
    System.out.printf(row, "game", "against anybody", "ideal: not lost", "opponent: won");
    for (String game : Catalogue.ids()) {
      if (Interactors.of(game) != null && Starts.exist(game)) {
        Summary summary = summary(game);
        System.out.printf(row, game, summary.won, summary.ideal, summary.naive);
      }
    }
  }

  private Summary summary(String game) {
    Summary summary = new Summary();
    for (String start : Starts.defaults(game, seed)) {
      for (String opponent : opponents(game)) {
        summary.add(play(game, opponent, start));
      }
    }
    return summary;
  }

  private static List<String> opponents(String game) {
    return Interactors.of(game).names().stream().filter(name -> !name.contains(":")).toList();
  }

  private MatchResult play(String game, String opponent, String start) {
    return runner.runInside(new Pairing(game, opponent, start, false, seed));
  }

  private void title(String text) {
    System.out.println(ansi.string("@|bold,underline " + text + "|@"));
  }

  /** How the games from won starts went, and those from others, against ideal and naive ones. */
  private static final class Summary {
    private final Tally won = new Tally();
    private final Tally ideal = new Tally();
    private final Tally naive = new Tally();

    void add(MatchResult match) {
      boolean isWon = match.isAccepted() && match.result().isWon();
      if (match.startWorth().isWon()) {
        won.add(isWon);
      } else if (match.pairing().opponent().equals("ideal")) {
        ideal.add(match.isAccepted() && !match.result().isLost());
      } else {
        naive.add(isWon);
      }
    }
  }

  /** How many of how many. */
  private static final class Tally {
    private int hits;
    private int trials;

    void add(boolean hit) {
      trials++;
      hits += hit ? 1 : 0;
    }

    @Override
    public String toString() {
      return trials == 0 ? "-" : hits + " of " + trials;
    }
  }
}
