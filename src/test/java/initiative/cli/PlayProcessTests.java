package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bots as processes of their own: what only the real standard streams can show. */
@Timeout(60)
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

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void botOpensTheLargestStartIn64Megabytes(String game) throws Exception {
    Ended ended = run(largestStart(game), "play", game);
    assertEquals("", ended.log);
    assertEquals(0, ended.exitCode);
    assertEquals(1, ended.output.lines().count());
  }

  private static String largestStart(String game) {
    return switch (game) {
      case "bachet", "fibonacci-nim" -> "12345\n";
      case "minefield" -> "123 123\n" + (".".repeat(123) + "\n").repeat(123);
      case "nim", "nim-bachet" -> LOST_NIM;
      case "cells" -> "2000\n";
      case "max-sum" -> "1000\n" + "-1000 ".repeat(1000) + "\n";
      case "bachet-cycles" -> specialMoves(12345) + "100000\n";
      case "queen-endgame" -> "a1 a2 d6\n";
      default -> throw new AssertionError("state the largest start of " + game);
    };
  }

  private static String specialMoves(int count) {
    StringBuilder lines = new StringBuilder(count + "\n");
    for (int i = 0; i < count; i++) {
      lines.append(100000 - 8 * i).append(' ').append(50000 + i).append('\n');
    }
    return lines.toString();
  }

  @Test
  void badInputIsReportedInOneLine() throws Exception {
    String report = "line 2: read \"\\x00\\xff\", expected a move of the form COUNT";
    Ended ended = run("5\n\0\u00ff\n", "play", "bachet");
    assertEquals(2, ended.exitCode);
    assertEquals("1\n", ended.output);
    assertEquals(report + " in position 4: 1, 2, 3", ended.log.strip());
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
  void versionThatIsShownIsThatOfTheBuild() throws Exception {
    Ended ended = run("", "--version");
    String pom = Files.readString(Path.of("pom.xml"));
    String version = pom.substring(0, pom.indexOf("</version>")).replaceAll("(?s).*<version>", "");
    assertEquals(new Ended(0, "initiative " + version, ""), ended.stripped());
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
