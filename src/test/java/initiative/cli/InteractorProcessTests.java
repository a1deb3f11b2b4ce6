package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.suite.Starts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Interactors as processes of their own, on the other end of real pipes. */
@Timeout(60)
@Tag("slow")
class InteractorProcessTests {
  private final List<Process> started = new ArrayList<>();

  private static List<String> games() {
    return Catalogue.ids();
  }

  private Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx64m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    started.add(process);
    return process;
  }

  @AfterEach
  void endAll() {
    started.forEach(Process::destroyForcibly);
  }

  private static void write(Process process, String text) throws IOException {
    process.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    process.getOutputStream().flush();
  }

  private static String rest(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
  }

  private static void assertReport(int exitCode, String line, Process process) throws Exception {
    assertEquals(line + System.lineSeparator(), rest(process.getErrorStream()));
    assertEquals(exitCode, process.waitFor());
  }

  @Test
  void aGameIsRefereedLineByLine() throws Exception {
    Process judge = start("interactor", "bachet", "--opponent", "two", "--start", "5");
    BufferedReader sent = judge.inputReader(StandardCharsets.ISO_8859_1);
    assertEquals("5", sent.readLine());
    write(judge, "1\n");
    assertEquals("2", sent.readLine());
    write(judge, "2\nI won!\n");
    judge.getOutputStream().close();
    assertReport(0, "accepted: the player won after 3 half-moves", judge);
  }

  @Test
  void aPlayerThatWaitsForMoreAfterAMistakeIsToldThatThereIsNone() throws Exception {
    Process judge = start("interactor", "bachet", "--opponent", "two", "--start", "5");
    write(judge, "4\n");
    assertEquals("5\n", rest(judge.getInputStream()));
    judge.getOutputStream().close();
    assertReport(
        1,
        "illegal move 4 in position 5, line 1; \"4\" is not allowed in position 5;"
            + " legal moves: 1, 2, 3",
        judge);
  }

  @Test
  void aFloodAfterTheEndIsExtraOutput() throws Exception {
    Process judge = start("interactor", "bachet", "--opponent", "two", "--start", "3");
    write(judge, "3\nI won!\n");
    byte[] flood = new byte[1 << 16];
    Arrays.fill(flood, (byte) '\n');
    try (OutputStream out = judge.getOutputStream()) {
      for (int i = 0; i < 1 << 10; i++) {
        out.write(flood);
      }
    } catch (IOException e) {
      assertTrue(e.getMessage().contains("pipe"), e.getMessage());
    }
    assertReport(1, "extra output, line 3; an empty line came after the closing phrase", judge);
  }

  @Test
  void aPlayerThatHasClosedItsInputIsRefereedAllTheSame() throws Exception {
    Process judge = start("interactor", "bachet", "--opponent", "two", "--start", "5");
    judge.getInputStream().close();
    write(judge, "1\n2\nI won!\n");
    judge.getOutputStream().close();
    assertReport(0, "accepted: the player won after 3 half-moves", judge);
  }

  /** Four sticks are lost, and so it is better to be second. */
  @Test
  void aPlayerChoosesItsSide() throws Exception {
    Process judge =
        start("interactor", "bachet", "--opponent", "one", "--start", "4", "--choose-side");
    BufferedReader sent = judge.inputReader(StandardCharsets.ISO_8859_1);
    assertEquals("4", sent.readLine());
    write(judge, "second\n");
    assertEquals("1", sent.readLine());
    write(judge, "3\nI won!\n");
    judge.getOutputStream().close();
    assertReport(0, "accepted: the player won after 2 half-moves", judge);
  }

  /** Who has chosen the losing side has given something away. */
  @Test
  void aPlayerThatChoosesTheWrongSideIsRejected() throws Exception {
    Process judge = start("interactor", "bachet", "--start", "4", "--choose-side");
    write(judge, "first\n1\nYou won...\n");
    judge.getOutputStream().close();
    String report = rest(judge.getErrorStream());
    assertEquals(1, judge.waitFor(), report);
    assertTrue(report.startsWith("chose the wrong side, line 1; "), report);
  }

  @Test
  void ourBotChoosesItsSideBeforeOurInteractor() throws Exception {
    for (String start : List.of("2/3 4", "2/4 4")) {
      Process judge = start("interactor", "nim", "--start", start, "--choose-side");
      Process player = start("play", "nim", "--choose-side");
      Thread toPlayer = pump(judge.getInputStream(), player.getOutputStream());
      Thread toJudge = pump(player.getInputStream(), judge.getOutputStream());
      String report = rest(judge.getErrorStream());
      assertEquals(0, judge.waitFor(), report);
      assertEquals(0, player.waitFor());
      assertTrue(report.startsWith("accepted: the player won"), report);
      toPlayer.join();
      toJudge.join();
    }
  }

  @Test
  void aStartMayStandInAFile(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("start.txt");
    Files.writeString(file, "2\r\n3 4\r\n");
    Process judge = start("interactor", "nim", "--start", file.toString());
    judge.getOutputStream().close();
    assertEquals("2\n3 4\n", rest(judge.getInputStream()));
    assertEquals(1, judge.waitFor());
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void ourBotAndOurInteractorPlayAWholeGame(String game) throws Exception {
    String start = new Starts(Catalogue.game(game)).usual(3).get(0);
    Process judge = start("interactor", game, "--start", start, "--seed", "3");
    Process player = start("play", game);
    Thread toPlayer = pump(judge.getInputStream(), player.getOutputStream());
    Thread toJudge = pump(player.getInputStream(), judge.getOutputStream());
    String report = rest(judge.getErrorStream());
    assertEquals(0, judge.waitFor(), report);
    assertEquals(0, player.waitFor());
    assertTrue(report.startsWith("accepted: "), report);
    assertEquals("", rest(player.getErrorStream()));
    toPlayer.join();
    toJudge.join();
  }

  private static Thread pump(InputStream in, OutputStream out) {
    Thread pump =
        new Thread(
            () -> {
              byte[] buffer = new byte[8192];
              try (out) {
                for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
                  out.write(buffer, 0, size);
                  out.flush();
                }
              } catch (IOException e) {
                // the reader has gone, and its exit code tells the rest
              }
            });
    pump.start();
    return pump;
  }

  @ParameterizedTest
  @CsvSource({
    "bachet --start 0, 'neither a file nor a start: \"0\"; line 1: read \"0\", expected'",
    "bachet --start 5 --opponent x, 'there is no opponent ''x'', only ideal, random'",
    "bachet, 'Missing required option: ''--start=START'' (see initiative interactor --help)'",
    "queen-endgame --start a3/e3/b1 --choose-side, '--choose-side is of no use in queen-endgame'",
    "chess --start 5, 'there is no game ''chess'', only bachet'",
  })
  void badArgumentsAreRefusedInOneLine(String arguments, String message) throws Exception {
    String[] words = ("interactor " + arguments).split(" ");
    Process judge = start(words);
    String report = rest(judge.getErrorStream());
    assertEquals(2, judge.waitFor());
    assertTrue(report.startsWith("initiative: " + message), report);
    assertEquals(1, report.lines().count(), report);
    assertEquals("", rest(judge.getInputStream()));
  }
}
