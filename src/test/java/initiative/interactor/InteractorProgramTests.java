package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.games.bachet.Bachet;
import initiative.kinds.Answer;
import initiative.kinds.Wind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class InteractorProgramTests {
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  /** What the player is sent. */
  private static class Sent extends ByteArrayOutputStream {
    boolean closed;

    @Override
    public void close() {
      closed = true;
    }
  }

  private final Sent sent = new Sent();

  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** A stream that repeats a byte for ever. */
  private static InputStream endless(char c) {
    return new InputStream() {
      @Override
      public int read() {
        return c;
      }

      @Override
      public int read(byte[] buffer, int from, int length) {
        Arrays.fill(buffer, from, from + length, (byte) c);
        return length;
      }
    };
  }

  private static InputStream then(String first, InputStream second) {
    return new SequenceInputStream(text(first), second);
  }

  private int run(Definition<?, ?> game, String name, String start, InputStream player) {
    return run(game, name, start, player, sent);
  }

  private int run(
      Definition<?, ?> game, String name, String start, InputStream player, OutputStream out) {
    return InteractorProgram.run(
        Referees.of(game, name, start),
        start,
        player,
        out,
        new LineReport(new PrintStream(log, true)));
  }

  private int bachet(String start, String opponent, String player) {
    return run(Catalogue.game("bachet"), opponent, start, text(player));
  }

  private void assertReport(String line) {
    assertEquals(line + System.lineSeparator(), log.toString(StandardCharsets.UTF_8));
  }

  private void assertSent(String lines) {
    assertEquals(lines, sent.toString(StandardCharsets.ISO_8859_1));
    assertTrue(sent.closed);
  }

  @Test
  void aGoodGameIsAccepted() {
    assertEquals(0, bachet("5", "two", "1\n2\nI won!\n"));
    assertSent("5\n2\n");
    assertReport("accepted: the player won after 3 half-moves");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1\r\n2\r\nI won!\r\n", "1\n2\nI won!", "1\n2\nI won!\r"})
  void lineEndsMayBeThoseOfAnySystemAndTheLastMayBeMissing(String player) {
    assertEquals(0, bachet("5", "two", player));
  }

  @Test
  void aBadLineIsAWrongAnswerAndEndsTheGame() {
    assertEquals(1, bachet("5", "two", "1\n 2\nI won!\n"));
    assertSent("5\n2\n");
    assertReport(
        "malformed line \" 2\" in position 2, line 2; read \" 2\" with a blank at the front,"
            + " expected a move of the form COUNT in position 2; legal moves: 1, 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", " ", "bye\n", "\0", "I won!\n"})
  void anythingAfterThePhraseIsNoticed(String extra) {
    assertEquals(1, bachet("5", "two", "1\n2\nI won!\n" + extra));
    String report = log.toString(StandardCharsets.UTF_8);
    assertTrue(
        report.matches("extra output( \".*\")?, line 4; .* after the closing phrase\\R"), report);
  }

  /** A site shows the first fifty characters: the cause must stand in them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\'',
      value = {
        "4; illegal move 4 in position 5, line 1",
        "1|3; illegal move 3 in position 2, line 2",
        "1|1; lost a won start with 1 in position 2, line 2",
        "I won!; closing phrase too early in position 5, line 1",
        "1|; malformed line in position 2, line 2",
        "123456789012345; malformed line \"12345678901.., line 1",
        "1|2|I win!; wrong closing phrase \"I win!\", line 3",
        "1|2|1; missing closing phrase, line 3",
        "1|2; missing closing phrase, line 3",
        "1; output ended in mid-game in position 2, line 2",
        "1|2|I won!|bye; extra output \"bye\", line 4",
      })
  void theReportBeginsWithTheCause(String player, String cause) {
    assertEquals(1, bachet("5", "two", player.replace('|', '\n') + "\n"));
    String report = log.toString(StandardCharsets.UTF_8);
    assertEquals(cause, report.split("; ")[0]);
    assertTrue(cause.length() <= 50, cause);
    assertEquals(1, report.lines().count(), report);
  }

  @Test
  void anEndInMidGameIsAWrongAnswer() {
    assertEquals(1, bachet("5", "two", ""));
    assertSent("5\n");
    assertEquals(1, bachet("5", "two", "1\n"));
  }

  @Test
  void floodsDoNotKeepItForEver() {
    Definition<?, ?> bachet = Catalogue.game("bachet");
    assertEquals(1, run(bachet, "two", "5", endless('1')));
    assertEquals(1, run(bachet, "two", "5", endless('\n')));
    assertEquals(1, run(bachet, "two", "5", then("1\n2\nI won!\n", endless('\n'))));
    assertEquals(1, run(bachet, "two", "5", then("1\n2\nI won!\n", endless('x'))));
    for (String line : log.toString(StandardCharsets.UTF_8).split("\\R")) {
      assertTrue(line.matches("(malformed line|extra output).*, line [14]; .*"), line);
      assertTrue(line.length() < 500, line);
    }
  }

  @Test
  void aPlayerThatDoesNotListenIsRefereedAllTheSame() {
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    Definition<?, ?> bachet = Catalogue.game("bachet");
    assertEquals(0, run(bachet, "two", "5", text("1\n2\nI won!\n"), broken));
    assertEquals(1, run(bachet, "two", "5", text("4\n"), broken));
  }

  @Test
  void aPlayerThatNeverReadsCannotBringItToAHalt() {
    CountDownLatch never = new CountDownLatch(1);
    OutputStream full =
        new OutputStream() {
          private int room = 1 << 14;

          @Override
          public void write(int b) throws IOException {
            if (--room < 0) {
              try {
                never.await();
              } catch (InterruptedException e) {
                throw new IOException(e);
              }
            }
          }
        };
    Outbox outbox = new Outbox(full);
    for (int line = 0; line < 100000; line++) {
      outbox.send("a line that nobody reads");
    }
    outbox.close();
    never.countDown();
  }

  @Test
  void whatAPipeCannotHoldIsSentInOrder() throws Exception {
    CountDownLatch allSent = new CountDownLatch(1);
    Sent all =
        new Sent() {
          @Override
          public void close() {
            allSent.countDown();
          }
        };
    Outbox outbox = new Outbox(all);
    StringBuilder expected = new StringBuilder();
    for (int line = 0; line < 20000; line++) {
      outbox.send("line " + line);
      expected.append("line ").append(line).append('\n');
    }
    outbox.close();
    allSent.await();
    assertEquals(expected.toString(), all.toString(StandardCharsets.ISO_8859_1));
  }

  @Test
  void anOpponentThatFailsIsItsOwnFault() {
    Opponent<Integer, Integer> leaver =
        (position, last) -> {
          throw new IllegalStateException("gone\nfor good");
        };
    assertEquals(
        3,
        InteractorProgram.run(
            new Referee<>(new Bachet().solve(5), leaver, 5, false, false),
            "5",
            text("1\n"),
            sent,
            new LineReport(new PrintStream(log, true))));
    assertReport("interactor at fault: gone for good");
    assertSent("5\n");
  }

  @Test
  void anOpponentThatFailsInItsOpeningIsItsOwnFaultToo() {
    Opponent<Integer, Integer> cheat = (position, last) -> 4;
    assertEquals(
        3,
        InteractorProgram.run(
            new Referee<>(new Answer().solve(5), cheat, 5, false, false),
            "5",
            text("1\n"),
            sent,
            new LineReport(new PrintStream(log, true))));
    assertReport("interactor at fault: the opponent made the illegal move 4 in position 5");
    assertSent("");
  }

  @Test
  void theJudgeMayBegin() {
    assertEquals(0, run(new Answer(), "first", "8", text("3\n3\nI won!\n")));
    assertSent("8\n1\n1\n");
    assertReport("accepted: the player won after 4 half-moves");
  }

  @Test
  void whatIsDrawnAndMovedInOneGoIsSentLineByLine() {
    assertEquals(0, run(new Wind(), "storm", "5/9 1 1 1 1", text("2\nFINISH 2 1\n")));
    assertSent("5\n9 1 1 1 1\nwind\n1\nwind\n");
    assertReport("accepted: the player ended with 2 1");
  }

  @Test
  void aBadStartIsItsOwnFault(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("1.in");
    Files.writeString(file, new TestCase("two", 1, false, "0").toString());
    assertEquals(3, judge("bachet", file, "1\n"));
    assertReport(
        "interactor at fault: line 1: read \"0\", expected the number of sticks: an integer from 1"
            + " to 12345");
  }

  private int judge(String game, Path file, String player, String... options) {
    List<String> args = new ArrayList<>(List.of(file.toString(), "answer"));
    args.addAll(List.of(options));
    return InteractorProgram.run(
        Catalogue.game(game).opponents(),
        args.toArray(new String[0]),
        text(player),
        sent,
        new LineReport(new PrintStream(log, true)));
  }

  @Test
  void thePlayerIsAskedToChooseItsSideIfTheLastArgumentSaysSo(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("1.in");
    Files.writeString(file, new TestCase("one", 1, false, "8").toString());
    assertEquals(0, judge("bachet", file, "second\n3\n3\nI won!\n", "--choose-side"));
    assertSent("8\n1\n1\n");
    assertEquals(1, judge("bachet", file, "first\n", "--choose-side"));
    assertEquals(1, judge("bachet", file, "second\n3\n3\nI won!\n"));
    assertEquals(
        List.of(
            "accepted",
            "chose the wrong side, line 1; read \"first\", but the start is lost for the side that"
                + " begins; \"second\" would have been right",
            "malformed line \"second\" in position 8, line 1; read \"second\", expected a move of"
                + " the form COUNT in position 8; legal moves: 1, 2, 3"),
        log.toString(StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void aTestCaseIsReadFromItsFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("1.in");
    Files.writeString(file, new TestCase("largest", 5, false, "2/3 4").toString());
    assertEquals(0, judge("nim", file, "2 1\n2 3\nI won!\n"), log.toString(StandardCharsets.UTF_8));
    assertReport("accepted");
    assertSent("2\n3 4\n1 3\n");
    Files.writeString(file, new TestCase("largest", 5, true, "2/3 3").toString());
    assertEquals(1, judge("nim", file, "2 3\nYou won...\n"));
    assertTrue(log.toString(StandardCharsets.UTF_8).contains("did not seize the initiative"));
  }

  @Test
  void aBadTestCaseIsItsOwnFault(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("1.in");
    assertEquals(3, judge("nim", file, ""));
    for (String text : new String[] {"", "ideal\n2\n3 4\n", "nobody 1\n2\n3 4\n", "ideal 1\n2\n"}) {
      Files.writeString(file, text);
      assertEquals(3, judge("nim", file, ""), text);
    }
    assertEquals(
        3,
        InteractorProgram.run(
            Catalogue.game("nim").opponents(),
            new String[0],
            text(""),
            sent,
            new LineReport(new PrintStream(log, true))));
    assertEquals(6, log.toString(StandardCharsets.UTF_8).split("\\R").length);
  }

  @Test
  void testCasesAreWrittenAsTheyAreRead() throws BadInput {
    assertEquals("ideal 7\n2\n3 4\n", new TestCase("ideal", 7, false, "2/3 4").toString());
    String text = "blunder:0.2 -7 seize\n2\n3 4\n";
    TestCase test = TestCase.parse(text);
    assertEquals("blunder:0.2", test.opponent);
    assertEquals(-7, test.seed);
    assertTrue(test.mustSeize);
    assertEquals(text, test.toString());
    assertThrows(BadInput.class, () -> TestCase.parse("ideal 7 sieze\n5"));
  }
}
