package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.games.nim.Nim;
import initiative.result.Pairing;
import initiative.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MatchHumanReportTests {

  private static List<String> announced(boolean playerBegins, boolean choosesSide, String start) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new MatchHumanReport(stream, new Nim(), Language.ENGLISH, "Our bot", playerBegins, null)
        .announce(new Pairing("nim", "human", start, choosesSide, false, 1));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void whoBeginsIsSaidBeforeTheStart() {
    assertEquals(
        List.of("You play nim (Nim). Our bot begins. The start:", "  2", "  3 4"),
        announced(true, false, "2/3 4"));
    assertEquals(
        List.of("You play nim (Nim). You begin. The start:", "  7"), announced(false, false, "7"));
    assertEquals(
        List.of("You play nim (Nim). Our bot chooses who begins. The start:", "  7"),
        announced(true, true, "7"));
  }

  @Test
  void aStartOfWhichNothingIsSentIsNotAnnounced() {
    assertEquals(List.of("You play nim (Nim). You begin."), announced(false, false, ""));
  }
}
