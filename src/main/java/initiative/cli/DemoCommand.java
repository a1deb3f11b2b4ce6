package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.explain.Texts;
import initiative.game.BadInput;
import initiative.game.Worth;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.Starts;
import initiative.words.Words;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "demo",
    description = "Show bots against ideal and naive opponents, from won and from lost starts.",
    mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
  private static final int FIGURES = 6;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "The game to be shown; scenes from several games if it is not given.")
  private String game;

  @Option(names = "--step", description = "Stop at every move: Enter goes on, q ends.")
  private boolean step;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Choose other games (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private LanguageOption language;

  private final Ansi ansi = Terminal.isColourful() ? Ansi.ON : Ansi.OFF;
  private Words words;
  private BufferedReader in;

  @Override
  public Integer call() throws IOException {
    words = Words.in(language.language());
    in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Definition<?, ?> only = game == null ? null : GameParameter.find(game, spec);
    say(words.say("demo.convention"));
    System.out.println();
    for (Definition<?, ?> each : only == null ? Catalogue.all() : List.of(only)) {
      for (Scene scene : scenes(each, only != null)) {
        if (!show(scene)) {
          return Commands.OK;
        }
      }
    }
    if (only == null) {
      summarise();
    }
    return Commands.OK;
  }

  private List<Scene> scenes(Definition<?, ?> rules, boolean wanted) {
    List<Scene> scenes = Scene.written(rules, language.language(), seed);
    return scenes.isEmpty() && wanted ? Scene.found(rules, language.language(), seed) : scenes;
  }

  /** Shows a scene and says whether to go on. */
  private boolean show(Scene scene) throws IOException {
    String id = scene.game().about().id;
    title(words.say("demo.title", id, scene.match().pairing().opponent()));
    say(scene.moral());
    GameStory story = new GameStory(scene.game(), scene.match(), words, ansi);
    story.head().forEach(System.out::println);
    if (step) {
      for (List<String> lines : story.steps()) {
        if (!goesOn()) {
          return false;
        }
        lines.forEach(System.out::println);
      }
    } else {
      story.lines().forEach(System.out::println);
    }
    System.out.println();
    return true;
  }

  private boolean goesOn() throws IOException {
    System.out.print(ansi.string("@|faint " + words.say("demo.step") + "|@ "));
    System.out.flush();
    String line = in.readLine();
    if (line == null || System.console() == null) {
      System.out.println();
    }
    return line != null && !line.trim().equalsIgnoreCase("q");
  }

  /** All games from their usual starts against all opponents, counted. */
  private void summarise() {
    title(words.say("demo.table"));
    for (String key : List.of("a", "b", "c", "none")) {
      say(words.say("demo.legend." + key));
    }
    int width = words.say("demo.game").length();
    for (String id : Catalogue.ids()) {
      width = Math.max(width, id.length());
    }
    String row = "%-" + width + "s" + ("%" + (FIGURES + 1) + "s").repeat(3) + "%n";
    System.out.printf(
        row,
        words.say("demo.game"),
        words.say("demo.column.a"),
        words.say("demo.column.b"),
        words.say("demo.column.c"));
    for (Definition<?, ?> each : Catalogue.all()) {
      Summary summary = summary(each);
      System.out.printf(row, each.about().id, summary.won, summary.ideal, summary.naive);
    }
  }

  private Summary summary(Definition<?, ?> rules) {
    Summary summary = new Summary();
    Starts starts = new Starts(rules);
    Runner runner = new Runner();
    for (String start : starts.usual(seed)) {
      if (isDecided(starts, start)) {
        for (String opponent : rules.opponents().names()) {
          if (!opponent.contains(":")) {
            String id = rules.about().id;
            summary.add(runner.runInside(new Pairing(id, opponent, start, false, seed)));
          }
        }
      }
    }
    return summary;
  }

  /** Whether a start can be won at all; each side's own sum, or an expectation, is no win. */
  private static boolean isDecided(Starts starts, String start) {
    try {
      Worth worth = starts.worth(start);
      return !worth.isSum() || worth.isDifference();
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }

  private void title(String text) {
    for (String line : Texts.wrap(text, GameStory.COLUMNS)) {
      System.out.println(ansi.string("@|bold,underline " + line + "|@"));
    }
  }

  private static void say(String sentence) {
    Texts.wrap(sentence, GameStory.COLUMNS).forEach(System.out::println);
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
      return trials == 0 ? "-" : hits + "/" + trials;
    }
  }
}
