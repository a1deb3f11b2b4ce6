package initiative.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.Chance;
import initiative.interactor.InteractorProgram;
import initiative.interactor.LineReport;
import initiative.interactor.TestCase;
import initiative.player.Program;
import initiative.result.Pairing;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Wrong solutions before the interactors, in this process: the one whose flaw depends on the rules
 * in all games, the others in the first game of each kind. The one that does not flush is left to
 * those who have processes, and a clock.
 */
@Timeout(60)
@Tag("slow")
final class WrongSolutionTests {
  /** The games in which whatever move a player may write is legal until the game has ended. */
  static final Set<String> ALWAYS_LEGAL = Set.of("max-sum-ends", "two-number-cards", "plus-minus");

  @TempDir static Path folder;

  /** A player on two streams. */
  private interface Played {
    void run(InputStream in, OutputStream out, PrintStream log);
  }

  static Stream<Arguments> flaws() {
    List<String> first = GameKind.firstOfEach();
    return Catalogue.ids().stream()
        .flatMap(
            game ->
                Stream.of(WrongSolution.values())
                    .filter(wrong -> wrong.verdict().equals("WA"))
                    .filter(wrong -> wrong == WrongSolution.ILLEGAL_MOVER || first.contains(game))
                    .filter(
                        wrong ->
                            wrong != WrongSolution.ILLEGAL_MOVER || !ALWAYS_LEGAL.contains(game))
                    .map(wrong -> Arguments.of(game, wrong)));
  }

  /** A wrong solution may be lucky for a while, but is never rejected for another reason. */
  @ParameterizedTest
  @MethodSource("flaws")
  void everyFlawIsFoundForWhatItIs(String id, WrongSolution wrong) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    List<Suite.Test> tests = new ArrayList<>(SuiteReader.of(game, null).tests());
    Collections.reverse(tests);
    for (Suite.Test test : tests) {
      ByteArrayOutputStream report = new ByteArrayOutputStream();
      int exitCode =
          judge(game, test.pairing(), (in, out, log) -> wrong.run(game, in, out, log), report);
      if (exitCode != InteractorProgram.ACCEPTED) {
        assertEquals(InteractorProgram.WRONG_ANSWER, exitCode, report.toString());
        String cause = report.toString().split("; ")[0];
        assertTrue(cause.contains(reason(wrong)), report.toString());
        assertTrue(cause.length() <= 50 && cause.matches(".*, line \\d+"), cause);
        return;
      }
    }
    throw new AssertionError(wrong + " is accepted in all tests of " + id);
  }

  @Test
  void ourOwnBotIsNoWrongSolution() throws Exception {
    for (Definition<?, ?> game : Catalogue.all()) {
      ByteArrayOutputStream report = new ByteArrayOutputStream();
      Pairing pairing = SuiteReader.of(game, null).tests().get(0).pairing();
      Played bot = (in, out, log) -> Program.run(game, new Chance(), new String[0], in, out, log);
      assertEquals(
          InteractorProgram.ACCEPTED, judge(game, pairing, bot, report), report.toString());
    }
  }

  static String reason(WrongSolution wrong) {
    return switch (wrong) {
      case ILLEGAL_MOVER -> "illegal move";
      case WRONG_PHRASE -> "wrong closing phrase";
      case NO_PHRASE -> "missing closing phrase";
      case EXTRA_LINE -> "extra output";
      case RANDOM_MOVER, NO_FLUSH, BAD_EXIT -> "";
    };
  }

  private static int judge(
      Definition<?, ?> game, Pairing pairing, Played player, ByteArrayOutputStream report)
      throws IOException, InterruptedException {
    TestCase test =
        new TestCase(pairing.opponent(), pairing.seed(), pairing.mustSeize(), pairing.start());
    Path input = Files.writeString(folder.resolve("1.in"), test.toString());
    PipedOutputStream said = new PipedOutputStream();
    PipedOutputStream answered = new PipedOutputStream();
    InputStream heard = new PipedInputStream(said, 1 << 16);
    InputStream asked = new PipedInputStream(answered, 1 << 16);
    Thread other =
        new Thread(
            () -> {
              try (said) {
                player.run(asked, said, new PrintStream(OutputStream.nullOutputStream()));
              } catch (IOException e) {
                // nobody listens any more
              }
            });
    other.start();
    PrintStream log = new PrintStream(report, true, StandardCharsets.UTF_8);
    String[] args = {input.toString()};
    int exitCode =
        InteractorProgram.run(game.opponents(), args, heard, answered, new LineReport(log));
    other.join();
    return exitCode;
  }
}
