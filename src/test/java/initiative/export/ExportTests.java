package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.games.bachet.Bachet;
import initiative.games.nim.Nim;
import initiative.packages.GameKind;
import initiative.problem.Problems;
import initiative.process.PlainRun;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bot, every interactor and every solver as one file. */
@Tag("slow")
final class ExportTests {
  private static final InParallel VERIFICATION = new InParallel();

  @BeforeAll
  static void beginVerification() {
    for (Exportable program : AllPrograms.all()) {
      String text = AllPrograms.text(program);
      VERIFICATION.begin(
          program.className(),
          () -> {
            Verification.verify(program, text);
            return null;
          });
    }
  }

  @AfterAll
  static void endVerification() {
    VERIFICATION.close();
  }

  static List<Exportable> programs() {
    return AllPrograms.all();
  }

  static Stream<Exportable> bots() {
    return Catalogue.all().stream().map(Exportable::bot);
  }

  @Test
  void everyGameAndEveryProblemIsThere() {
    assertEquals(2 * Catalogue.ids().size() + Problems.entries().size(), programs().size());
  }

  /** What is submitted is plain and short; an interactor also speaks Ukrainian. */
  @ParameterizedTest
  @MethodSource("programs")
  void theTextIsWhatTheJudgeTakes(Exportable program) {
    String text = AllPrograms.text(program);
    if (program.isSubmission()) {
      assertTrue(text.length() <= 65536, () -> text.length() + " characters");
      assertTrue(text.chars().allMatch(c -> c == '\n' || c >= ' ' && c <= '~'));
    } else {
      assertTrue(text.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)));
    }
    assertEquals(program.className(), JudgeJava.mainClass(text));
    assertEquals(1, text.lines().filter(line -> line.startsWith("public ")).count());
    assertEquals(
        List.of(), text.lines().filter(line -> line.contains("import initiative")).toList());
  }

  /** One game of each kind is enough, since each is sliced once more. */
  static Stream<Exportable> someOfEachKind() {
    return GameKind.firstOfEach().stream()
        .map(Catalogue::game)
        .flatMap(game -> Stream.of(Exportable.bot(game), Exportable.interactor(game)));
  }

  @ParameterizedTest
  @MethodSource("someOfEachKind")
  void theTextIsTheSameAloneAndUnderAnotherName(Exportable program) {
    assertEquals(
        AllPrograms.text(program).replace(program.className(), "Solution"),
        program.named("Solution").text());
  }

  /** Compiles for Java 8 and for this Java, and plays, or solves the samples. */
  @ParameterizedTest
  @MethodSource("programs")
  void theFileCompilesAloneAndDoesItsWork(Exportable program) throws Throwable {
    VERIFICATION.await(program.className());
  }

  /** What is told to people, and whom a bot plays, is nothing that a bot needs. */
  @ParameterizedTest
  @MethodSource("bots")
  void aBotHasOnlyTheRulesOfItsGame(Exportable bot) {
    String text = AllPrograms.text(bot);
    for (String left : List.of("about(", "habits(", "starts(", "opponents(", "class About")) {
      assertFalse(text.contains(left), left);
    }
  }

  @Test
  void anExportedBotChoosesItsSide(@TempDir Path classes) throws Exception {
    Exportable bot = Exportable.bot(new Bachet());
    JudgeJava.compile(bot.className(), AllPrograms.text(bot), 8, classes);
    Path java = Path.of(System.getProperty("java.home"));
    List<String> command = new ArrayList<>(JudgeJava.command(java, classes, bot.className()));
    command.add("--choose-side");
    Duration patience = Duration.ofSeconds(30);
    PlainRun.Outcome won = PlainRun.run(command, "3\n", patience);
    assertEquals("first\n3\nI won!\n", won.output(), won.errors());
    PlainRun.Outcome lost = PlainRun.run(command, "4\n1\n", patience);
    assertEquals("second\n3\nI won!\n", lost.output(), lost.errors());
    assertEquals(0, lost.exitCode());
  }

  /** Whoever submits a bot wants to read it first, so that it must not grow. */
  @Test
  void aBotIsShort() {
    long lines = AllPrograms.text(Exportable.bot(new Nim())).lines().count();
    assertTrue(lines <= 1075, () -> lines + " lines");
  }
}
