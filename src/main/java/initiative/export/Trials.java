package initiative.export;

import initiative.catalogue.Definition;
import initiative.catalogue.GeneratorProgram;
import initiative.game.BadInput;
import initiative.interactor.TestCase;
import initiative.interactor.tool.TestingTool;
import initiative.match.Runner;
import initiative.problem.Sample;
import initiative.process.Limits;
import initiative.process.OwnBot;
import initiative.process.PlainRun;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.Starts;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How exported programs are tried out, each with what it is for. */
final class Trials {
  /** Far more than is needed: what is tried out is whether the program is right. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final long SEED = 1;

  /** What a generator is asked for: any start. */
  private static final String[] ARGUMENTS = {"ideal", "1"};

  private Trials() {}

  /** Plays a won and a lost start against an opponent who makes no mistake. */
  static void ofBot(Definition<?, ?> game, List<String> command) {
    Runner runner = new Runner();
    SideBySide.forEach(
        pairings(game),
        pairing -> {
          MatchResult result = runner.run(pairing, command, Limits.of(PATIENCE, PATIENCE, 512));
          if (!result.isAccepted()) {
            throw new ExportFailure(
                "the file does not play "
                    + game.about().id
                    + " from "
                    + pairing.start()
                    + ": "
                    + result.sentence());
          }
        });
  }

  /** Lets our own bot play before the interactor, which has to accept it, and a mute player. */
  static void ofInteractor(Definition<?, ?> game, Convention convention, List<String> command) {
    SideBySide.forEach(
        pairings(game),
        pairing -> {
          try (Temporary directory = Temporary.directory()) {
            Path input = directory.path().resolve("1.in");
            Files.writeString(input, input(pairing), StandardCharsets.ISO_8859_1);
            Path answer = Files.createFile(directory.path().resolve("1.ans"));
            List<String> interactor = new ArrayList<>(command);
            interactor.addAll(convention.arguments(input, answer, directory.path()));
            List<String> bot = OwnBot.command(game.about().id, SEED);
            expect(
                convention.accepted(),
                PlainRun.join(bot, interactor, PATIENCE).interactor(),
                "our bot from " + pairing.start());
            expect(
                convention.wrong(),
                PlainRun.run(interactor, "", PATIENCE),
                "a player that says nothing");
          }
        });
  }

  /** Lets the tool play with our own bot, and without any program. */
  static void ofTestingTool(Definition<?, ?> game, List<String> command) {
    SideBySide.forEach(
        List.of(TestingTool.PASSED, TestingTool.BAD_ARGUMENTS),
        exitCode -> {
          List<String> whole = new ArrayList<>(command);
          if (exitCode == TestingTool.PASSED) {
            whole.addAll(OwnBot.command(game.about().id, SEED));
          }
          PlainRun.Outcome outcome = PlainRun.run(whole, "", PATIENCE);
          if (outcome.exitCode() != exitCode) {
            throw new ExportFailure(
                "the testing tool does not do its work: " + outcome.output() + words(outcome));
          }
        });
  }

  private static String input(Pairing pairing) {
    return new TestCase(pairing.opponent(), pairing.seed(), pairing.mustSeize(), pairing.start())
        .toString();
  }

  private static void expect(int exitCode, PlainRun.Outcome outcome, String player) {
    if (outcome.exitCode() != exitCode) {
      throw new ExportFailure(
          "the interactor does not judge " + player + " as it should: " + words(outcome));
    }
  }

  /** Lets the validator read an input that is right, and one that has a line too many. */
  static void ofValidator(Definition<?, ?> game, Convention convention, List<String> command) {
    String input = generated(game);
    SideBySide.forEach(
        List.of(convention.right(), convention.notRight()),
        exitCode -> {
          boolean isRight = exitCode == convention.right();
          String read = isRight ? input : input + "x\n";
          PlainRun.Outcome outcome = PlainRun.run(command, read, PATIENCE);
          if (outcome.exitCode() != exitCode || outcome.errors().isEmpty() != isRight) {
            throw new ExportFailure(
                "the validator does not tell right from wrong: " + words(outcome));
          }
        });
  }

  /** Lets the generator write the same input as it does here, and none without arguments. */
  static void ofGenerator(Definition<?, ?> game, List<String> command) {
    SideBySide.forEach(
        List.of(GeneratorProgram.WRITTEN, GeneratorProgram.BAD_ARGUMENTS),
        exitCode -> {
          boolean writes = exitCode == GeneratorProgram.WRITTEN;
          List<String> whole = new ArrayList<>(command);
          whole.addAll(writes ? List.of(ARGUMENTS) : List.of());
          PlainRun.Outcome outcome = PlainRun.run(whole, "", PATIENCE);
          String expected = writes ? generated(game) : "";
          if (outcome.exitCode() != exitCode || !outcome.output().equals(expected)) {
            throw new ExportFailure("the generator does not do its work: " + words(outcome));
          }
        });
  }

  private static String generated(Definition<?, ?> game) {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(written, false, StandardCharsets.ISO_8859_1);
    GeneratorProgram.run(game, game.opponents().names(), ARGUMENTS, out, out);
    return written.toString(StandardCharsets.ISO_8859_1);
  }

  /** Solves the samples of a problem. */
  static void ofSolver(String code, List<String> command) {
    SideBySide.forEach(
        Sample.of(code),
        sample -> {
          PlainRun.Outcome outcome = PlainRun.run(command, sample.input, PATIENCE);
          if (outcome.exitCode() != 0 || !sample.isMatchedBy(outcome.output())) {
            throw new ExportFailure(
                "the file does not solve a sample of " + code + ": " + words(outcome));
          }
        });
  }

  private static String words(PlainRun.Outcome outcome) {
    return "exit code " + outcome.exitCode() + ", " + outcome.errors().strip();
  }

  /** A won and a lost start, if there are, small ones, before an opponent without mistakes. */
  static List<Pairing> pairings(Definition<?, ?> game) {
    Starts starts = new Starts(game);
    String won = null;
    String lost = null;
    for (String start : starts.usual(SEED)) {
      try {
        boolean isWon = starts.worth(start).isWon();
        won = won == null && isWon ? start : won;
        lost = lost == null && !isWon ? start : lost;
      } catch (BadInput e) {
        throw new IllegalStateException(e);
      }
    }
    List<Pairing> pairings = new ArrayList<>();
    for (String start : new String[] {won, lost}) {
      if (start != null) {
        pairings.add(new Pairing(game.about().id, "ideal", start, false, SEED));
      }
    }
    return pairings;
  }
}
