package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the judges are told of a game, each in its own way. */
@Timeout(30)
final class ReportTests {
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  @TempDir Path folder;

  private Path input;

  @BeforeEach
  void writeInput() throws IOException {
    input = folder.resolve("1.in");
    Files.writeString(input, new TestCase("one", 1, false, "5").toString());
  }

  private int run(Report report, InputStream player, String... args) {
    return InteractorProgram.run(
        Catalogue.game("bachet").opponents(), args, player, new ByteArrayOutputStream(), report);
  }

  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private int kattis(InputStream player, String... args) {
    return run(new FeedbackReport(args, new PrintStream(log, true)), player, args);
  }

  private int ejudge(String player, String... args) {
    return run(new EjudgeReport(args, new PrintStream(log, true)), text(player), args);
  }

  private String[] arguments() {
    return new String[] {input.toString(), "1.ans", folder + "/"};
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void kattisFindsItsMessagesInADirectory() throws IOException {
    assertEquals(42, kattis(text("1\n3\nI won!\n"), arguments()));
    assertEquals("accepted\n", read("judgemessage.txt"));
    assertFalse(Files.exists(folder.resolve("teammessage.txt")));
    assertEquals(43, kattis(text("4\n"), arguments()));
    String cause = read("teammessage.txt").strip();
    assertEquals("illegal move 4 in position 5, line 1", cause);
    assertTrue(read("judgemessage.txt").startsWith(cause + "; \"4\" is not allowed"));
    assertEquals("", log.toString(StandardCharsets.UTF_8));
  }

  /** Kattis lets a player know of the end of its input only when the interactor has left. */
  @Test
  void aPlayerThatHasFailedIsNotWaitedFor() throws IOException {
    try (PipedOutputStream player = new PipedOutputStream();
        PipedInputStream heard = new PipedInputStream(player)) {
      player.write("4\n".getBytes(StandardCharsets.US_ASCII));
      assertEquals(43, kattis(heard, arguments()));
    }
  }

  @Test
  void aFaultOfTheJudgeIsNoVerdict() throws IOException {
    assertEquals(1, kattis(text(""), folder.resolve("2.in").toString(), "1.ans", folder + "/"));
    assertTrue(read("judgemessage.txt").startsWith("interactor at fault: "));
    assertEquals(1, kattis(text("4\n"), input.toString()));
    assertEquals(1, kattis(text("4\n"), input.toString(), "1.ans", folder + "/none/"));
    String last = log.toString(StandardCharsets.UTF_8).lines().reduce((a, b) -> b).orElseThrow();
    assertEquals("cannot write to " + folder.resolve("none/judgemessage.txt"), last);
    assertEquals(6, ejudge("", folder.resolve("2.in").toString(), folder + "/output"));
    assertEquals(6, ejudge("4\n", input.toString()));
    assertEquals(6, ejudge("4\n", input.toString(), folder + "/none/output"));
  }

  /** How a game went, the exit code, and what the checker reads. */
  @ParameterizedTest
  @CsvSource({
    "1/3/I won!, 0, accepted",
    "1/x, 4, malformed line",
    "1/3/i won!, 4, wrong closing phrase",
    "1/3, 4, missing closing phrase",
    "1/3/I won!/!, 4, extra output",
    "4, 5, illegal move",
    "1, 5, output ended in mid-game",
    "2/1/You won..., 5, lost a won start"
  })
  void ejudgeTellsFlawsOfFormFromWrongAnswers(String player, int exitCode, String output)
      throws IOException {
    String said = player.replace('/', '\n') + "\n";
    String[] args = {input.toString(), folder + "/output", "1.ans", "4711"};
    assertEquals(exitCode, ejudge(said, args), log.toString(StandardCharsets.UTF_8));
    assertEquals(output + "\n", read("output"));
    assertEquals(1, log.toString(StandardCharsets.UTF_8).lines().count());
  }
}
