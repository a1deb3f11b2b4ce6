package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.GameFiles;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

@Command(
    name = "demo",
    description = "Show bots against ideal and naive opponents, from won and from lost starts.",
    mixinStandardHelpOptions = true)
final class DemoCommand implements Runnable {

  /** A game that is worth watching. */
  private record Scene(String game, String opponent, String start, String moral) {

    /** The scenes of a game: two lines each, an opponent and a start, and what is to be seen. */
    static List<Scene> of(String game) {
      List<String> lines =
          GameFiles.text(game, GameFiles.SCENES)
              .orElse("")
              .lines()
              .filter(line -> !line.startsWith("#"))
              .toList();
      List<Scene> scenes = new ArrayList<>();
      for (int i = 0; i + 1 < lines.size(); i += 2) {
        String[] words = lines.get(i).split(" ", 2);
        scenes.add(new Scene(game, words[0], words[1], lines.get(i + 1)));
      }
      return scenes;
    }
  }

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
    Catalogue.ids().forEach(game -> Scene.of(game).forEach(this::show));
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
    for (Definition<?, ?> game : Catalogue.all()) {
      Summary summary = summary(game);
      System.out.printf(row, game.about().id, summary.won, summary.ideal, summary.naive);
    }
  }

  private Summary summary(Definition<?, ?> game) {
    Summary summary = new Summary();
    for (String start : new Starts(game).usual(seed)) {
      for (String opponent : opponents(game)) {
        summary.add(play(game.about().id, opponent, start));
      }
    }
    return summary;
  }

  private static List<String> opponents(Definition<?, ?> game) {
    return game.opponents().names().stream().filter(name -> !name.contains(":")).toList();
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
