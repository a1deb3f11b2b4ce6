package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Subtraction;
import initiative.solve.SubtractionTable;
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
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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

  private int run(Opponents<?, ?> opponents, String name, String start, InputStream player) {
    return run(opponents, name, start, player, sent);
  }

  private <P, M> int run(
      Opponents<P, M> opponents, String name, String start, InputStream player, OutputStream out) {
    Opponent<P, M> opponent = opponents.named(name, new Chance(1));
    return InteractorProgram.run(
        opponents.strategy(), opponent, start, false, player, out, new PrintStream(log, true));
  }

  private int bachet(String start, String opponent, String player) {
    return run(Interactors.of("bachet"), opponent, start, text(player));
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
        "wrong answer: malformed line, line 2: read \" 2\" with a blank at the front, expected a"
            + " move of the form COUNT in position 2; legal moves: 1, 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", " ", "bye\n", "\0", "I won!\n"})
  void anythingAfterThePhraseIsNoticed(String extra) {
    assertEquals(1, bachet("5", "two", "1\n2\nI won!\n" + extra));
    assertTrue(
        log.toString(StandardCharsets.UTF_8).startsWith("wrong answer: extra output, line 4"));
  }

  @Test
  void anEndInMidGameIsAWrongAnswer() {
    assertEquals(1, bachet("5", "two", ""));
    assertSent("5\n");
    assertEquals(1, bachet("5", "two", "1\n"));
  }

  @Test
  void floodsDoNotKeepItForEver() {
    Opponents<?, ?> bachet = Interactors.of("bachet");
    assertEquals(1, run(bachet, "two", "5", endless('1')));
    assertEquals(1, run(bachet, "two", "5", endless('\n')));
    assertEquals(1, run(bachet, "two", "5", then("1\n2\nI won!\n", endless('\n'))));
    assertEquals(1, run(bachet, "two", "5", then("1\n2\nI won!\n", endless('x'))));
    for (String line : log.toString(StandardCharsets.UTF_8).split("\\R")) {
      assertTrue(line.startsWith("wrong answer: ") && line.length() < 500, line);
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
    Opponents<?, ?> bachet = Interactors.of("bachet");
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
    Opponents<Integer, Integer> bachet = bachetOpponents();
    Opponent<Integer, Integer> leaver =
        (position, last) -> {
          throw new IllegalStateException("gone\nfor good");
        };
    assertEquals(
        3,
        InteractorProgram.run(
            bachet.strategy(), leaver, "5", false, text("1\n"), sent, new PrintStream(log, true)));
    assertReport("interactor at fault: gone for good");
    assertSent("5\n");
  }

  private static Opponents<Integer, Integer> bachetOpponents() {
    return new BachetOpponents(new SubtractionTable(new Subtraction(12345, 1, 2, 3)));
  }

  @Test
  void aBadStartIsItsOwnFault() {
    assertEquals(3, bachet("0", "two", "1\n"));
    assertReport(
        "interactor at fault: line 1: read \"0\", expected the number of sticks: an integer from 1"
            + " to 12345");
  }

  private int judge(Path file, String player) {
    String[] args = {file.toString(), "answer"};
    return InteractorProgram.run(
        Interactors.of("nim"), args, text(player), sent, new PrintStream(log, true));
  }

  @Test
  void aTestCaseIsReadFromItsFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("1.in");
    Files.writeString(file, new TestCase("largest", 5, false, "2/3 4").toString());
    assertEquals(0, judge(file, "2 1\n2 3\nI won!\n"), log.toString(StandardCharsets.UTF_8));
    assertSent("2\n3 4\n1 3\n");
    Files.writeString(file, new TestCase("largest", 5, true, "2/3 3").toString());
    assertEquals(1, judge(file, "2 3\nYou won...\n"));
    assertTrue(log.toString(StandardCharsets.UTF_8).contains("did not seize the initiative"));
  }

  @Test
  void aBadTestCaseIsItsOwnFault(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("1.in");
    assertEquals(3, judge(file, ""));
    for (String text : new String[] {"", "ideal\n2\n3 4\n", "nobody 1\n2\n3 4\n", "ideal 1\n2\n"}) {
      Files.writeString(file, text);
      assertEquals(3, judge(file, ""), text);
    }
    assertEquals(
        3,
        InteractorProgram.run(
            Interactors.of("nim"), new String[0], text(""), sent, new PrintStream(log, true)));
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
