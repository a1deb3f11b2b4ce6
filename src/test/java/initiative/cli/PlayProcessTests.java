package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bots as processes of their own: what only the real standard streams can show. */
@Timeout(60)
@Tag("slow")
final class PlayProcessTests {
  private static final String LOST_NIM = "12\n" + "1234 ".repeat(12).strip() + "\n";

  private record Ended(int exitCode, String output, String log) {
    Ended stripped() {
      return new Ended(exitCode, output.strip(), log.strip());
    }
  }

  private static Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx64m", "-cp", System.getProperty("java.class.path")));
    command.add(Main.class.getName());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    return builder.start();
  }

  private static Ended run(String input, String... arguments) throws Exception {
    Process process = start(arguments);
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.ISO_8859_1));
    }
    String output = text(process.getInputStream().readAllBytes());
    String log = text(process.getErrorStream().readAllBytes());
    return new Ended(process.waitFor(), output, log);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Test
  void gameIsPlayedLineByLine() throws Exception {
    Process process = start("play", "bachet");
    try (OutputStream in = process.getOutputStream();
        BufferedReader out = process.inputReader(StandardCharsets.US_ASCII)) {
      say(in, "5\n");
      assertEquals("1", out.readLine());
      say(in, "2\n");
      assertEquals("2", out.readLine());
      assertEquals("I won!", out.readLine());
      assertEquals(null, out.readLine());
    }
    assertEquals(0, process.waitFor());
    assertEquals("", text(process.getErrorStream().readAllBytes()));
  }

  private static void say(OutputStream in, String line) throws IOException {
    in.write(line.getBytes(StandardCharsets.US_ASCII));
    in.flush();
  }

  /** After the start the bot says which side it wants, and of three sticks the first. */
  @Test
  void botChoosesItsSide() throws Exception {
    assertEquals(
        new Ended(0, "first\n3\nI won!\n", ""), run("3\n", "play", "bachet", "--choose-side"));
    assertEquals(
        new Ended(0, "second\n3\nI won!\n", ""),
        run("4\n1\n", "play", "bachet", "--seed", "1", "--choose-side"));
  }

  @Test
  void processesWithoutASeedDiffer() throws Exception {
    Set<String> openings = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      Ended ended = run(LOST_NIM, "play", "nim");
      assertEquals(0, ended.exitCode);
      openings.add(ended.output);
    }
    assertTrue(openings.size() > 1, openings::toString);
  }

  @Test
  void processesWithTheSameSeedAgree() throws Exception {
    Ended one = run(LOST_NIM, "play", "nim", "--seed", "5");
    assertEquals(0, one.exitCode, one.log);
    assertEquals(1, one.output.lines().count());
    assertEquals(one, run(LOST_NIM, "play", "nim", "--seed", "5"));
    assertEquals(one, run(LOST_NIM, "play", "--seed=5", "nim"));
    assertEquals(one, run(LOST_NIM, "play", "nim", "--seed", " 5"));
  }

  static List<String> games() {
    return Catalogue.ids();
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void botOpensTheLargestStartsIn64Megabytes(String game) throws Exception {
    for (String start : largestStarts(Catalogue.game(game))) {
      Ended ended = run(untilItsTurn(Catalogue.game(game), start), "play", game);
      assertEquals("", ended.log);
      assertEquals(0, ended.exitCode);
      List<String> said = ended.output.lines().toList();
      // a large start may be won by the first move
      boolean over = said.size() == 2 && Phrase.isClosing(said.get(1));
      assertTrue(said.size() == 1 || over, ended.output);
    }
  }

  /** What the judge sends before the program moves: the start, and a move if the judge begins. */
  private static <P, M> String untilItsTurn(Game<P, M> game, String start) throws BadInput {
    StringBuilder sent = new StringBuilder();
    for (String line : new StartText(start).lines()) {
      sent.append(line).append('\n');
    }
    if (!game.programBegins()) {
      M move = game.anyMove(StartText.read(game, start), new Chance(1));
      sent.append(move).append('\n');
    }
    return sent.toString();
  }

  /**
   * The last of the usual starts, and one whose numbers are as large as can be, while shares such
   * as that of mines are as small.
   */
  private static List<String> largestStarts(Definition<?, ?> game) throws BadInput {
    List<String> numbers = Stream.of(game.about().limits()).map(limit -> limit.name).toList();
    StringBuilder largest = new StringBuilder();
    for (Limit size : game.starts().sizes()) {
      largest.append(size.name).append(' ');
      largest.append(numbers.contains(size.name) ? size.max : size.min).append(' ');
    }
    Starts starts = new Starts(game);
    List<String> usual = starts.usual(1);
    return List.of(usual.get(usual.size() - 1), starts.random(largest.toString(), new Chance(1)));
  }

  @Test
  void badInputIsReportedInOneLine() throws Exception {
    String report = "line 2: read \"\\x00\\xff\", expected a legal move";
    Ended ended = run("5\n\0\u00ff\n", "play", "bachet");
    assertEquals(2, ended.exitCode);
    assertEquals("1\n", ended.output);
    assertEquals(report + " in position 4, of the form COUNT", ended.log.strip());
  }

  @Test
  void endOfInputInTheStartIsBad() throws Exception {
    Ended ended = run("2\n", "play", "nim", "--seed", "1");
    String report = "line 2: the input ended, expected the heap sizes: 2 integers from 1 to 1234";
    assertEquals(2, ended.exitCode);
    assertEquals("", ended.output);
    assertEquals(report, ended.log.strip());
  }

  @Test
  void endOfInputInMidGameIsSilent() throws Exception {
    assertEquals(new Ended(0, "1\n", ""), run("5\n", "play", "bachet"));
  }

  /** The judge no longer listens but has not closed what it writes to. */
  @Test
  void judgeWhoNoLongerListensEndsTheGame() throws Exception {
    Process process = start("play", "nim");
    process.getInputStream().close();
    try (OutputStream in = process.getOutputStream()) {
      say(in, LOST_NIM);
      assertEquals(0, process.waitFor());
    }
    assertEquals("", text(process.getErrorStream().readAllBytes()));
  }

  @Test
  void versionIsKnownToTheJarAlone() throws Exception {
    Ended ended = run("", "--version");
    assertEquals(new Ended(0, "initiative from its sources", ""), ended.stripped());
  }

  @Test
  void badUseIsReportedInOneLine() throws Exception {
    for (String[] arguments :
        new String[][] {{"play", "chess"}, {"play"}, {"play", "nim", "--seed", "x"}, {"plya"}}) {
      Ended ended = run("", arguments);
      assertEquals(2, ended.exitCode, ended.log);
      assertEquals("", ended.output);
      assertEquals(1, ended.log.lines().count(), ended.log);
    }
  }
}
