package initiative.cli;

import initiative.match.MatchResult;
import initiative.match.Pairing;
import initiative.match.Runner;
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
              "nim", "levels", "4/5 9 17 29", "Four heaps whose binary digits cancel out: lost."),
          new Scene(
              "minefield",
              "down",
              "5 4/..../..*./..../*.../....",
              "The token goes right or down; who is stuck has lost."),
          new Scene("cells", "mirrors", "33", "33 is one of the eight lost strips up to 2000."),
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

  @Override
  public void run() {
    Ansi ansi = Ansi.AUTO;
    Runner runner = new Runner();
    for (Scene scene : SCENES) {
      MatchResult match =
          runner.runInside(new Pairing(scene.game, scene.opponent, scene.start, false, seed));
      String title =
          scene.game
              + " against "
              + scene.opponent
              + ", start "
              + match.startWorth()
              + ": "
              + scene.start.replace("/", " / ");
      System.out.println(ansi.string("@|bold,underline " + title + "|@"));
      System.out.println(scene.moral);
      new GameStory(match, ansi).lines().forEach(System.out::println);
      System.out.println();
    }
  }
}
