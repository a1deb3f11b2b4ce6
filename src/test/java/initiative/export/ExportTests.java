package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.problem.Problems;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bot, every interactor and every solver as one file. */
final class ExportTests {
  private static final InParallel VERIFICATION = new InParallel();

  @BeforeAll
  static void beginVerification() {
    programs()
        .forEach(
            program ->
                VERIFICATION.begin(
                    program.className(), () -> program.verifiedText(program.className())));
  }

  @AfterAll
  static void endVerification() {
    VERIFICATION.close();
  }

  static Stream<Exportable> programs() {
    Stream<Exportable> games =
        Catalogue.ids().stream()
            .flatMap(game -> Stream.of(Exportable.bot(game), Exportable.interactor(game)));
    return Stream.concat(games, solvers());
  }

  static Stream<Exportable> solvers() {
    return Problems.entries().stream().map(entry -> Exportable.problem(entry.code));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theTextIsWhatTheJudgeTakes(Exportable program) {
    String text = program.text("Solution");
    assertTrue(text.length() <= 65536, () -> text.length() + " characters");
    assertTrue(text.chars().allMatch(c -> c == '\n' || c >= ' ' && c <= '~'));
    assertEquals("Solution", JudgeReading.mainClass(text));
    assertEquals(1, text.lines().filter(line -> line.startsWith("public ")).count());
    assertEquals(
        List.of(), text.lines().filter(line -> line.contains("import initiative")).toList());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theTextIsTheSameEveryTime(Exportable program) {
    assertEquals(program.text("Solution"), program.text("Solution", Library.core()));
  }

  /** Compiles for Java 8 and for this Java, and plays, or solves the samples. */
  @ParameterizedTest
  @MethodSource("programs")
  void theFileCompilesAloneAndDoesItsWork(Exportable program) throws Throwable {
    VERIFICATION.await(program.className());
  }
}
