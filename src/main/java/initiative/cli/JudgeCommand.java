package initiative.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.match.Runner;
import initiative.match.Series;
import initiative.player.Program;
import initiative.process.CommandWords;
import initiative.process.Limits;
import initiative.process.OwnBot;
import initiative.process.Sandbox;
import initiative.result.Ending;
import initiative.result.MatchJson;
import initiative.result.MatchResult;
import initiative.result.TranscriptText;
import initiative.suite.ReportCard;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "judge",
    description = {
      "Grade a player with a suite of tests, as an online judge would; or several players, each",
      "by a --bot of its own.",
      "Exit code 0: they have got all points, 1: they have not."
    },
    mixinStandardHelpOptions = true)
final class JudgeCommand implements Callable<Integer> {
  private static final int MEGABYTES = 256;

  @Mixin private GameParameter game;

  @Mixin private PlayerOptions player;

  @Mixin private SideOption side;

  @Mixin private LanguageOption language;

  @Option(
      names = "--suite",
      paramLabel = "FILE",
      description = "The tests; those that come with the game if not given.")
  private Path file;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of the random starts and opponents, instead of the suite's own.")
  private Long seed;

  @Option(
      names = "--time-limit",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seconds of processor time in a test (${DEFAULT-VALUE}).")
  private double timeLimit;

  @Option(
      names = "--test",
      paramLabel = "N",
      description = "Run the test of this number only and show its transcript.")
  private Integer test;

  @Option(names = "--first-failure", description = "Stop at the first test that fails.")
  private boolean firstFailure;

  @Option(
      names = "--transcript",
      description = "Show every line of the tests that failed; with --json, of all tests.")
  private boolean transcript;

  @Mixin private HtmlOption html;

  @Option(names = "--json", description = "Write the report as JSON.")
  private boolean json;

  @Override
  public Integer call() throws Commands.Failure, BadInput {
    player.check();
    html.check();
    side.check(game.game());
    PlayerOptions.checkSeconds("--time-limit", timeLimit);
    Suite suite = suite();
    if (player.bots().size() > 1) {
      return gradeAll(suite);
    }
    List<String> command = command(player.bot());
    return test == null ? gradeOne(suite, command) : runOne(suite, command);
  }

  private Suite suite() throws Commands.Failure, BadInput {
    if (file != null && file.toString().isEmpty()) {
      throw new Commands.Failure("--suite needs the name of a file");
    }
    if (file != null && Files.isDirectory(file)) {
      throw new Commands.Failure("cannot read " + file + ": it is a directory");
    }
    try {
      Suite suite =
          file == null
              ? SuiteReader.of(game.game(), seed)
              : SuiteReader.read(
                  game.game(), file.toString(), GivenFile.text(file, StandardCharsets.UTF_8), seed);
      return side.isChosen() ? suite.withChoiceOfSide() : suite;
    } catch (NoSuchFileException e) {
      throw new Commands.Failure("there is no file " + file);
    } catch (CharacterCodingException e) {
      throw new Commands.Failure("cannot read " + file + ": it is no text in UTF-8");
    } catch (IOException e) {
      throw new Commands.Failure("cannot read " + file);
    }
  }

  private List<String> command(String bot) throws BadInput, Commands.Failure {
    List<String> words =
        new ArrayList<>(bot == null ? OwnBot.command(game.id(), null) : PlayerOptions.words(bot));
    if (side.isChosen()) {
      words.add(Program.CHOOSE_SIDE);
    }
    return words;
  }

  private Limits limits() {
    Duration time = PlayerOptions.duration(timeLimit);
    return Limits.of(time, time, MEGABYTES);
  }

  private int gradeOne(Suite suite, List<String> command) throws Commands.Failure, BadInput {
    Sandbox sandbox = player.sandbox();
    ReportCard card = grade(suite, command, sandbox);
    if (card.run() == 1 && card.stop() == ReportCard.Stop.COULD_NOT_START) {
      throw new Commands.Failure(card.results().get(0).sentence(language.language()));
    }
    report(card, sandbox);
    showFailures(card, player.bot(), "");
    html.write(game.id() + (player.bot() == null ? "" : ": " + player.bot()));
    return exitCode(card);
  }

  /** Grades several players, one after the other. */
  private int gradeAll(Suite suite) throws Commands.Failure, BadInput {
    if (test != null) {
      throw new Commands.Failure("--test needs one --bot, so that there is one transcript");
    }
    Map<String, List<String>> commands = new LinkedHashMap<>();
    for (String bot : player.bots()) {
      commands.put(bot, command(bot));
    }
    Sandbox sandbox = player.sandbox();
    Map<String, ReportCard> cards = new LinkedHashMap<>();
    int exitCode = Commands.OK;
    for (Map.Entry<String, List<String>> bot : commands.entrySet()) {
      if (exitCode != Commands.INTERRUPTED) {
        ReportCard card = grade(suite, bot.getValue(), sandbox);
        cards.put(bot.getKey(), card);
        showFailures(card, bot.getKey(), bot.getKey() + ", ");
        exitCode = Math.max(exitCode, exitCode(card));
      }
    }
    List<List<String>> copies = Copies.among(commands);
    if (json) {
      writeJson(
          report ->
              JudgeJsonReport.writeAll(cards, copies, sandbox, this::replay, transcript, report));
    } else {
      ResultText text = new ResultText(language.language());
      System.out.println(
          text.say(
              "card.head",
              suite.source(),
              new Saying("card.bots", cards.size()),
              PlayerOptions.typed(timeLimit),
              MEGABYTES));
      System.out.println(text.say("sandbox", sandbox.saying()));
      System.out.println();
      new JudgeTable(System.out, text).write(cards, copies);
      cards.forEach(
          (bot, card) -> {
            System.out.println();
            System.out.println(bot);
            new JudgeTextReport(System.out, each -> replay(each, bot), text, lines()).write(card);
          });
    }
    html.write(game.id());
    return exitCode;
  }

  private ReportCard grade(Suite suite, List<String> command, Sandbox sandbox) {
    List<Suite.Test> tests = suite.tests();
    List<MatchResult> results = new ArrayList<>();
    ProgressBar progress =
        new ProgressBar(Terminal.canOverwrite() ? System.err : null, tests.size());
    Runner runner = new Runner(sandbox);
    boolean interrupted = false;
    Interruption interruption = new Interruption();
    try {
      new Series(player.jobs(), 1)
          .play(
              tests.size(),
              i -> runner.run(tests.get(i).pairing(), command, limits()),
              result -> {
                results.add(result);
                progress.step();
                return stop(result) == ReportCard.Stop.NONE;
              });
    } catch (InterruptedException e) {
      interrupted = true;
    } finally {
      interruption.end();
    }
    progress.clear();
    MatchResult last = results.isEmpty() ? null : results.get(results.size() - 1);
    ReportCard.Stop why = interrupted ? ReportCard.Stop.INTERRUPTED : stop(last);
    return new ReportCard(suite, results, why);
  }

  /** Keeps every failed test with its replay, or all if none has failed, for the page. */
  private void showFailures(ReportCard card, String bot, String prefix) {
    List<Suite.Test> tests = card.suite().tests();
    List<MatchResult> results = card.results();
    boolean allAccepted = results.stream().allMatch(MatchResult::isAccepted);
    for (int i = 0; i < results.size(); i++) {
      if (allAccepted || !results.get(i).isAccepted()) {
        String number = prefix + tests.get(i).number();
        html.add(game.game(), results.get(i), number, replay(tests.get(i), bot));
      }
    }
  }

  /** What we could not judge is neither right nor wrong. */
  private static int exitCode(ReportCard card) {
    return card.stop() == ReportCard.Stop.INTERRUPTED
        ? Commands.INTERRUPTED
        : exitCode(card.results(), card.isFull());
  }

  private static int exitCode(List<MatchResult> results, boolean isFull) {
    for (MatchResult result : results) {
      if (result.ending() == Ending.INTERACTOR_FAULT) {
        return Commands.OWN_FAULT;
      }
    }
    return isFull ? Commands.OK : Commands.WRONG;
  }

  /** Why no test is to be run after one that ended so. */
  private ReportCard.Stop stop(MatchResult last) {
    if (last.ending() == Ending.COULD_NOT_START) {
      return ReportCard.Stop.COULD_NOT_START;
    }
    return firstFailure && !last.isAccepted()
        ? ReportCard.Stop.FIRST_FAILURE
        : ReportCard.Stop.NONE;
  }

  private void report(ReportCard card, Sandbox sandbox) throws Commands.Failure {
    if (json) {
      writeJson(
          report ->
              new JudgeJsonReport(this::replay, transcript, report)
                  .write(card, player.bot(), sandbox));
      return;
    }
    ResultText text = new ResultText(language.language());
    System.out.println(
        text.say(
            "card.head",
            card.suite().source(),
            player.bot() == null ? new Saying("card.own") : player.bot(),
            PlayerOptions.typed(timeLimit),
            MEGABYTES));
    System.out.println(text.say("sandbox", sandbox.saying()));
    System.out.println();
    new JudgeTextReport(System.out, this::replay, text, lines()).write(card);
  }

  private TranscriptText lines() {
    return transcript ? new TranscriptText(Terminal.paint()) : null;
  }

  private interface JsonWriter {
    void write(JsonGenerator json) throws IOException;
  }

  private static void writeJson(JsonWriter report) throws Commands.Failure {
    try (JsonGenerator json = new JsonFactory().createGenerator(System.out)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      report.write(json);
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new Commands.Failure("cannot write the report");
    }
  }

  private int runOne(Suite suite, List<String> command) throws Commands.Failure, BadInput {
    List<Suite.Test> tests = suite.tests();
    if (test < 1 || test > tests.size()) {
      throw new Commands.Failure(
          "there is no test " + test + " in " + suite.source() + ", but 1 to " + tests.size());
    }
    Suite.Test chosen = tests.get(test - 1);
    MatchResult result = new Runner(player.sandbox()).run(chosen.pairing(), command, limits());
    html.add(game.game(), result, test.toString(), replay(chosen));
    html.write(game.id());
    if (json) {
      writeJson(report -> MatchJson.write(result, replay(chosen), transcript, report));
    } else {
      ResultText text = new ResultText(language.language());
      System.out.println(JudgeTextReport.title(text, chosen, result));
      System.out.print(new TranscriptText(Terminal.paint()).of(result));
      text.outcome(result, "").forEach(System.out::println);
      text.explanation(result, "").forEach(System.out::println);
    }
    return exitCode(List.of(result), result.isAccepted());
  }

  private String replay(Suite.Test repeated) {
    return replay(repeated, player.bot());
  }

  /** The command that repeats one test of a player. */
  private String replay(Suite.Test repeated, String bot) {
    List<String> words = new ArrayList<>(List.of("judge", game.id()));
    if (bot != null) {
      words.addAll(List.of("--bot", bot));
    }
    if (file != null) {
      words.addAll(List.of("--suite", file.toString()));
    }
    if (seed != null) {
      words.addAll(List.of("--seed", seed.toString()));
    }
    if (side.isChosen()) {
      words.add(Program.CHOOSE_SIDE);
    }
    if (timeLimit != 1) {
      words.addAll(List.of("--time-limit", PlayerOptions.typed(timeLimit)));
    }
    words.addAll(player.sandboxWords());
    words.addAll(language.words());
    words.addAll(List.of("--test", Integer.toString(repeated.number())));
    words.replaceAll(CommandWords::quote);
    return Replay.program() + " " + String.join(" ", words);
  }
}
