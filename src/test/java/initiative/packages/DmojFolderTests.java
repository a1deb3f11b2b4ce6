package initiative.packages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.export.ExportFailure;
import initiative.export.InParallel;
import initiative.export.JudgeJava;
import initiative.game.BadInput;
import initiative.games.cells.Cells;
import initiative.games.nim.Nim;
import initiative.interactor.InteractorProgram;
import initiative.interactor.LineReport;
import initiative.interactor.ValidatorProgramTests;
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
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Folders for DMOJ, judged by what is in them. */
@Tag("slow")
final class DmojFolderTests {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** A player that is not to answer is not waited for so long. */
  private static final Duration IMPATIENCE = Duration.ofSeconds(3);

  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  private static final List<String> FIRST_OF_EACH_KIND = GameKind.firstOfEach();

  private static final InParallel JUDGING = new InParallel();

  @TempDir static Path folders;

  @TempDir Path folder;

  @BeforeAll
  static void beginJudging() {
    for (Definition<?, ?> game : Catalogue.all()) {
      JUDGING.begin(game.about().id, () -> judge(game));
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
   * Plays our bot against the interactor of the folder, and every wrong solution where a game is
   * the first of its kind. The first game of all is judged by all cases, the others by the last
   * case of every group.
   */
  @ParameterizedTest
  @MethodSource("games")
  void ourBotIsAcceptedAndEveryWrongSolutionGetsItsVerdict(String game) throws Throwable {
    JUDGING.await(game);
  }

  private static Map<String, String> files(Definition<?, ?> game, Long seed) {
    return Format.DMOJ.files(new GameProblem(game, seed), false);
  }

  private static Object judge(Definition<?, ?> game) throws Exception {
    Path folder = Files.createDirectory(folders.resolve(game.about().id));
    Folder.write(files(game, null), folder);
    FolderJudge judge = new FolderJudge(folder, JAVA);
    boolean isFirst = game.about().id.equals(games().get(0));
    for (Suite.Group group : SuiteReader.of(game, null).groups()) {
      List<Suite.Test> tests = group.tests();
      int first = isFirst ? 0 : tests.size() - 1;
      for (Suite.Test test : tests.subList(first, tests.size())) {
        String input = test.number() + ".in";
        FolderJudge.Outcome outcome = judge.judge("Solution.java", input, PATIENCE);
        assertEquals("AC", outcome.verdict(), () -> input + ": " + outcome.words());
      }
    }
    if (FIRST_OF_EACH_KIND.contains(game.about().id)) {
      checkWrongSolutions(judge);
    } else {
      for (String solution : judge.promised().keySet()) {
        judge.classes("solutions/" + solution);
      }
    }
    return null;
  }

  /** Each gets its verdict, for its own reason, in the very case that the folder names. */
  private static void checkWrongSolutions(FolderJudge judge) throws Exception {
    Map<String, String> pinned = judge.pinned();
    for (WrongSolution wrong : WrongSolution.values()) {
      String solution = wrong.className() + ".java";
      if (pinned.containsKey(solution)) {
        String[] words = pinned.get(solution).split(" ");
        Duration limit = wrong.verdict().equals("TLE") ? IMPATIENCE : PATIENCE;
        FolderJudge.Outcome outcome = judge.judge(solution, words[0] + ".in", limit);
        assertEquals(words[1], outcome.verdict(), solution + ": " + outcome.words());
        assertEquals(wrong.verdict(), outcome.verdict(), solution);
        assertTrue(outcome.words().contains(WrongSolutionTests.reason(wrong)), outcome.words());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFolderIsWholeAndTheSameEveryTime(String id) throws IOException, BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    Map<String, String> files = files(game, 7L);
    assertEquals(files, files(game, 7L));
    for (String statement : List.of("statement.en.md", "statement.uk.md")) {
      boolean shows = files.get(statement).contains("](position.svg)");
      assertEquals(files.containsKey("position.svg"), shows, statement);
    }
    Suite suite = SuiteReader.of(game, 7L);
    Folder.write(files, folder);
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
      assertEquals("", ValidatorProgramTests.complaint(game, files.get(input)));
    }
    Set<String> solutions = new TreeSet<>();
    for (String file : files.keySet()) {
      if (file.startsWith("solutions/")) {
        solutions.add(file.substring("solutions/".length()));
      }
    }
    assertEquals(solutions, new TreeSet<>(judge.promised().keySet()));
    solutions.remove("Solution.java");
    assertEquals(solutions, new TreeSet<>(judge.pinned().keySet()));
  }

  /** A player that hangs is ended after three times the limit; the interactor must outlive it. */
  @Test
  void theInteractorHasTimeToOutliveAPlayerThatHangs() {
    String settings = files(new Cells(), null).get("init.yml");
    assertTrue(settings.contains("\n  preprocessing_time: 5\n"), settings);
    assertTrue(settings.startsWith("# To be set on the site: 1 s, 256 MB, partial points.\n"));
  }

  /** In a batch the cases after a failure are skipped, elsewhere every case is judged. */
  @Test
  void theSettingsSayWhatTheSolutionsMustGet() throws IOException {
    Folder.write(files(new Cells(), null), folder);
    FolderJudge judge = new FolderJudge(folder, JAVA);
    assertEquals(
        Map.of(
            "Solution.java", List.of("AC"),
            "RandomMoverBot.java", List.of("AC", "WA"),
            "IllegalMoverBot.java", List.of("AC", "WA"),
            "WrongPhraseBot.java", List.of("WA"),
            "NoPhraseBot.java", List.of("WA"),
            "ExtraLineBot.java", List.of("WA"),
            "NoFlushBot.java", List.of("AC", "TLE"),
            "BadExitBot.java", List.of("IR")),
        judge.promised());
    assertEquals(
        Map.of(
            "RandomMoverBot.java", "2 WA",
            "IllegalMoverBot.java", "4 WA",
            "WrongPhraseBot.java", "1 WA",
            "NoPhraseBot.java", "1 WA",
            "ExtraLineBot.java", "1 WA",
            "NoFlushBot.java", "3 TLE",
            "BadExitBot.java", "1 IR"),
        judge.pinned());
    String test =
        "tests:\n  - label: Solution, the reference solution\n"
            + "    source: solutions/Solution.java\n    language: JAVA\n    time: 1\n"
            + "    memory: 262144\n    expect: [AC]\n  - label: RandomMoverBot";
    String settings = Files.readString(folder.resolve("init.yml"));
    assertTrue(settings.contains(test), settings);
    String batched = files(new Nim(), null).get("init.yml");
    assertTrue(batched.contains("    expect: [WA, SC]\n    cases: {1: WA}\n"), batched);
  }

  /** Whatever a player sends, to the word; and never more than a few kilobytes of it. */
  @Test
  void theInteractorOfTheFolderJudgesAsTheLocalOne() throws Exception {
    Folder.write(files(new Cells(), null), folder);
    Path classes = Files.createDirectory(folder.resolve("classes"));
    String source = Files.readString(folder.resolve("Interactor.java"));
    JudgeJava.compile("Interactor", source, 8, classes);
    String[] input = {folder.resolve("30.in").toString()};
    List<String> command = new ArrayList<>(JudgeJava.command(JAVA, classes, "Interactor"));
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
              new Cells().opponents(),
              input,
              new ByteArrayInputStream(said.getBytes(StandardCharsets.ISO_8859_1)),
              new ByteArrayOutputStream(),
              new LineReport(new PrintStream(errors, true, StandardCharsets.ISO_8859_1)));
      PlainRun.Outcome outcome = PlainRun.run(command, said, PATIENCE);
      assertEquals(1, outcome.exitCode(), outcome.errors());
      assertEquals(exitCode, outcome.exitCode());
      assertEquals(errors.toString(StandardCharsets.ISO_8859_1), outcome.errors());
      assertTrue(outcome.errors().length() < 4096);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theCodeIsOneThatASiteTakes(String id) {
    String code = GameProblem.code(Catalogue.game(id));
    assertTrue(GameProblem.isCode(code), code);
    assertEquals(id.replace("-", ""), code);
    for (String name : new String[] {"", "nim-bachet", "Nim", "nim_2", "нім"}) {
      assertFalse(GameProblem.isCode(name), name);
    }
  }

  /** The steps are told with the numbers and the names of this very folder. */
  @Test
  void theFolderExplainsItself() {
    Map<String, String> files = files(Catalogue.game("nim-bachet"), null);
    String readme = files.get("README.md");
    for (String words :
        List.of(
            "`nimbachet`",
            "\"manually managed\"",
            "1 s and 256 MB",
            "2 s",
            "dmoj-cli test",
            "    java Validator.java < FILE.in\n",
            "    java Generator.java OPPONENT SEED DESCRIPTION > FILE.in\n",
            "`heaps 1..12 sticks 1..1234 won|lost|drawn|any`")) {
      assertTrue(readme.contains(words), words);
    }
    assertFalse(readme.matches("(?s).*\\{\\w+}.*"), readme);
    String limits = GameProblem.TIME_LIMIT + " second for the whole game";
    assertTrue(files.get("statement.en.md").contains(limits));
    String memory = " and " + GameProblem.MEMORY_LIMIT + " MB.";
    assertTrue(files.get("statement.en.md").contains(memory));
    for (String file : files.keySet()) {
      assertTrue(file.matches("\\d+\\.in|README.md") || readme.contains("`" + file + "`"), file);
    }
  }

  @Test
  void anotherSeedDrawsOtherStarts() {
    Map<String, String> one = files(new Cells(), 1L);
    Map<String, String> other = files(new Cells(), 2L);
    assertEquals(one.keySet(), other.keySet());
    assertEquals(one.get("Interactor.java"), other.get("Interactor.java"));
    assertNotEquals(one, other);
  }

  @Test
  void aFolderThatHoldsSomethingIsNotWrittenTo() throws IOException {
    Folder.requireEmpty(folder);
    Folder.requireEmpty(folder.resolve("new"));
    Path file = Files.createFile(folder.resolve("mine"));
    assertAll(
        () -> assertThrows(ExportFailure.class, () -> Folder.requireEmpty(folder)),
        () -> assertThrows(ExportFailure.class, () -> Folder.requireEmpty(file)));
  }
}
