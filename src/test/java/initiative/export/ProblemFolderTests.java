package initiative.export;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.game.BadInput;
import initiative.interactor.InteractorProgram;
import initiative.interactor.Interactors;
import initiative.process.PlainRun;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Problem folders, judged by what is in them. */
final class ProblemFolderTests {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** A player that is not to answer is not waited for so long. */
  private static final Duration IMPATIENCE = Duration.ofSeconds(3);

  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  private static final InParallel JUDGING = new InParallel();

  @TempDir static Path folders;

  @TempDir Path folder;

  @BeforeAll
  static void beginJudging() {
    for (String game : games()) {
      JUDGING.begin(game, () -> judge(game));
    }
  }

  @AfterAll
  static void endJudging() {
    JUDGING.close();
  }

  static List<String> games() {
    return Catalogue.ids();
  }

  /**
   * Plays our bot against the interactor of the folder, and every wrong solution. One game is
   * judged by all cases, the others by the last case of every group.
   */
  @ParameterizedTest
  @MethodSource("games")
  void ourBotIsAcceptedAndEveryWrongSolutionGetsItsVerdict(String game) throws Throwable {
    JUDGING.await(game);
  }

  private static Object judge(String game) throws Exception {
    Path folder = Files.createDirectory(folders.resolve(game));
    ProblemFolder.write(new ProblemFolder(game, null).files(false), folder);
    FolderJudge judge = new FolderJudge(folder, JAVA);
    for (Suite.Group group : SuiteReader.builtIn(game, null).groups()) {
      List<Suite.Test> tests = group.tests();
      int first = game.equals("bachet") ? 0 : tests.size() - 1;
      for (Suite.Test test : tests.subList(first, tests.size())) {
        String input = test.number() + ".in";
        FolderJudge.Outcome outcome = judge.judge("Solution.java", input, PATIENCE);
        assertEquals("AC", outcome.verdict(), () -> input + ": " + outcome.words());
      }
    }
    checkWrongSolutions(judge);
    return null;
  }

  private static void checkWrongSolutions(FolderJudge judge) throws Exception {
    for (Map.Entry<String, String> promise : judge.promised().entrySet()) {
      String verdict = promise.getValue();
      if (!verdict.equals("AC")) {
        FolderJudge.Outcome outcome = firstFailure(judge, promise.getKey(), verdict);
        assertEquals(verdict, outcome.verdict(), promise.getKey() + ": " + outcome.words());
        assertTrue(outcome.words().contains(reason(promise.getKey())), outcome.words());
      }
    }
  }

  /** A wrong solution may be lucky for a while, but never rejected for another reason. */
  private static FolderJudge.Outcome firstFailure(
      FolderJudge judge, String solution, String verdict) throws Exception {
    Duration limit = verdict.equals("TLE") ? IMPATIENCE : PATIENCE;
    FolderJudge.Outcome outcome = null;
    List<FolderJudge.Group> groups = judge.groups();
    for (int i = groups.size() - 1; i >= 0; i--) {
      for (String input : groups.get(i).inputs()) {
        outcome = judge.judge(solution, input, limit);
        if (!outcome.verdict().equals("AC")) {
          return outcome;
        }
      }
    }
    return outcome;
  }

  private static String reason(String solution) {
    return switch (solution) {
      case "IllegalMoverBot.java" -> "illegal move";
      case "WrongPhraseBot.java" -> "wrong closing phrase";
      case "NoPhraseBot.java" -> "missing closing phrase";
      case "ExtraLineBot.java" -> "extra output";
      default -> "";
    };
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFolderIsWholeAndTheSameEveryTime(String game) throws IOException, BadInput {
    Map<String, String> files = new ProblemFolder(game, 7L).files(false);
    assertEquals(files, new ProblemFolder(game, 7L).files(false));
    Suite suite = SuiteReader.builtIn(game, 7L);
    ProblemFolder.write(files, folder);
    FolderJudge judge = new FolderJudge(folder, JAVA);
    List<String> inputs = new ArrayList<>();
    int points = 0;
    for (FolderJudge.Group group : judge.groups()) {
      inputs.addAll(group.inputs());
      points += group.points();
    }
    assertEquals(suite.points(), points);
    assertEquals(suite.tests().size(), inputs.size());
    for (String input : inputs) {
      assertTrue(Files.isRegularFile(folder.resolve(input)), input);
    }
    for (String solution : judge.promised().keySet()) {
      assertTrue(Files.isRegularFile(folder.resolve("solutions").resolve(solution)), solution);
    }
  }

  /** Whatever a player sends, to the word; and never more than a few kilobytes of it. */
  @Test
  void theInteractorOfTheFolderJudgesAsTheLocalOne() throws Exception {
    ProblemFolder.write(new ProblemFolder("cells", null).files(false), folder);
    Path classes = Files.createDirectory(folder.resolve("classes"));
    String source = Files.readString(folder.resolve("Interactor.java"));
    Compiler.compile("Interactor", source, 8, classes);
    String[] input = {folder.resolve("30.in").toString()};
    List<String> command = new ArrayList<>(Verification.command(JAVA, classes, "Interactor"));
    command.add(input[0]);
    String first = Files.readAllLines(Path.of(input[0])).get(1);
    for (String said :
        List.of(
            "",
            "\n",
            "I won!\n",
            "1 4\n",
            "1 1",
            "1 1\n1 1\n",
            "\0\u00ff 7\r\n",
            first + " 1\n" + "x".repeat(3000000),
            "1 1\n".repeat(100000))) {
      ByteArrayOutputStream errors = new ByteArrayOutputStream();
      int exitCode =
          InteractorProgram.run(
              Interactors.of("cells"),
              input,
              new ByteArrayInputStream(said.getBytes(StandardCharsets.ISO_8859_1)),
              new ByteArrayOutputStream(),
              new PrintStream(errors, true, StandardCharsets.ISO_8859_1));
      PlainRun.Outcome outcome = PlainRun.run(command, said, PATIENCE);
      assertEquals(1, outcome.exitCode(), outcome.errors());
      assertEquals(exitCode, outcome.exitCode());
      assertEquals(errors.toString(StandardCharsets.ISO_8859_1), outcome.errors());
      assertTrue(outcome.errors().length() < 4096);
    }
  }

  @Test
  void anotherSeedDrawsOtherStarts() {
    Map<String, String> one = new ProblemFolder("cells", 1L).files(false);
    Map<String, String> other = new ProblemFolder("cells", 2L).files(false);
    assertEquals(one.keySet(), other.keySet());
    assertEquals(one.get("Interactor.java"), other.get("Interactor.java"));
    assertNotEquals(one, other);
  }

  @Test
  void aFolderThatHoldsSomethingIsNotWrittenTo() throws IOException {
    ProblemFolder.requireEmpty(folder);
    ProblemFolder.requireEmpty(folder.resolve("new"));
    Path file = Files.createFile(folder.resolve("mine"));
    assertAll(
        () -> assertThrows(ExportFailure.class, () -> ProblemFolder.requireEmpty(folder)),
        () -> assertThrows(ExportFailure.class, () -> ProblemFolder.requireEmpty(file)));
  }
}
