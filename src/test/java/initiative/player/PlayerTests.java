package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import initiative.catalogue.Catalogue;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.Range;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.bachet.Bachet;
import initiative.small.Again;
import initiative.small.Windy;
import initiative.solve.GeneralTable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** The loop that plays a game: broken channels, who begins, draws, and games broken off. */
final class PlayerTests {
  private final Channel channel = mock(Channel.class);

  @Test
  void judgeWhoHasGoneBeforeTheFirstMoveIsNotAskedForMore() throws Exception {
    when(channel.readLine()).thenReturn("5");
    doThrow(new IOException("broken pipe")).when(channel).writeLine(anyString());
    play("bachet");
    verify(channel).readLine();
    verify(channel).writeLine("1");
    verifyNoMoreInteractions(channel);
  }

  @Test
  void judgeWhoHasGoneBeforeTheClosingPhraseMakesNoNoise() throws Exception {
    when(channel.readLine()).thenReturn("5", "2");
    doThrow(new IOException("broken pipe")).when(channel).writeLine("I won!");
    play("bachet");
    verify(channel, times(2)).readLine();
    verify(channel, times(3)).writeLine(anyString());
  }

  @Test
  void nothingIsReadAfterTheClosingPhrase() throws Exception {
    when(channel.readLine()).thenReturn("1 1", ".");
    play("minefield");
    InOrder order = inOrder(channel);
    order.verify(channel, times(2)).readLine();
    order.verify(channel).writeLine("I lost...");
    verifyNoMoreInteractions(channel);
  }

  private void play(String game) throws BadInput {
    new Player<>(Catalogue.game(game), new Chance(1), channel).play(false);
  }

  @Test
  void startIsSolvedOnceForTheWholeGame() throws Exception {
    when(channel.readLine()).thenReturn("9", "1", "2");
    int[] solved = {0};
    Bachet bachet = new Bachet();
    Game<Integer, Integer> counting =
        new Heap() {
          @Override
          public Strategy<Integer, Integer> solve(Integer start) {
            solved[0]++;
            return bachet.solve(start);
          }
        };
    new Player<>(counting, new Chance(1), channel).play(false);
    verify(channel).writeLine("I won!");
    assertEquals(1, solved[0]);
  }

  @Test
  void onlyAGameThatMayGoOnForEverCanBeBrokenOff() throws Exception {
    Played played = Played.with("bachet", "5\n" + "DRAW" + "\n");
    assertEquals(2, played.exitCode());
    assertEquals("1\n", played.output());
  }

  @Test
  void gameThatIsBrokenOffIsDrawn() throws Exception {
    Played played = Played.with("bachet-cycles", "1\n8 8\n8\n8\n 8\n" + "DRAW" + "\n8\n");
    assertEquals(new Played(0, "8\n8\n8\nDraw.\n", ""), played);
  }

  @Test
  void everyLineIsFlushedBeforeTheNextIsRead() throws Exception {
    InputStream in = mock(InputStream.class);
    OutputStream out = mock(OutputStream.class);
    when(in.read(any(), anyInt(), anyInt()))
        .thenAnswer(call -> give(call.getArgument(0), call.getArgument(1), "5\n"))
        .thenAnswer(call -> give(call.getArgument(0), call.getArgument(1), "2\n"));
    Program.run(Catalogue.game("bachet"), new Chance(1), new String[0], in, out, System.err);
    InOrder order = inOrder(in, out);
    order.verify(in).read(any(), anyInt(), anyInt());
    order.verify(out).write("1\n".getBytes(StandardCharsets.US_ASCII));
    order.verify(out).flush();
    order.verify(in).read(any(), anyInt(), anyInt());
    order.verify(out).write("2\n".getBytes(StandardCharsets.US_ASCII));
    order.verify(out).flush();
    order.verify(out).write("I won!\n".getBytes(StandardCharsets.US_ASCII));
    order.verify(out).flush();
    verify(out, never()).close();
  }

  private static int give(byte[] buffer, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(bytes, 0, buffer, at, bytes.length);
    return bytes.length;
  }

  @Test
  void brokenInputIsAnEndedOne() throws Exception {
    InputStream in = mock(InputStream.class);
    when(in.read(any(), anyInt(), anyInt())).thenThrow(new IOException("reset"));
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    OutputStream out = mock(OutputStream.class);
    int exitCode =
        Program.run(
            Catalogue.game("cells"), new Chance(1), new String[0], in, out, new PrintStream(log));
    assertEquals(2, exitCode);
    assertEquals(
        "line 1: the input ended, expected the number of cells: an integer from 1 to 2000",
        log.toString(StandardCharsets.US_ASCII).strip());
  }

  @Test
  void linesMayComeByteByByte() throws Exception {
    byte[] input = "2\r\n3 4\r\n2 2\r\n1 1".getBytes(StandardCharsets.US_ASCII);
    InputStream slow =
        new InputStream() {
          private int at;

          @Override
          public int read() {
            return at < input.length ? input[at++] : -1;
          }

          @Override
          public int read(byte[] buffer, int from, int length) {
            if (at == input.length) {
              return -1;
            }
            buffer[from] = input[at++];
            return 1;
          }
        };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int exitCode =
        Program.run(Catalogue.game("nim"), new Chance(1), new String[0], slow, out, System.err);
    assertEquals(0, exitCode);
    assertEquals("2 1\n1 2\n2 1\nI won!\n", out.toString(StandardCharsets.US_ASCII));
  }

  private static Played played(Game<?, ?> game, boolean choosesSide, String... lines) {
    String input = String.join("\n", lines) + "\n";
    return Played.with(game, 1, choosesSide, input.getBytes(StandardCharsets.US_ASCII));
  }

  private static Played said(String... lines) {
    return new Played(0, String.join("\n", lines) + "\n", "");
  }

  @Test
  void programThatMayChooseBeginsAWonStart() {
    assertEquals(said("first", "1", "3", "I won!"), played(new Bachet(), true, "5", "1"));
  }

  @Test
  void programThatMayChooseLetsTheOtherSideBeginALostStart() {
    assertEquals(said("second", "3", "I won!"), played(new Bachet(), true, "4", "1"));
  }

  @Test
  void choiceIsMadeBeforeAnythingElseIsRead() throws Exception {
    when(channel.readLine()).thenReturn("4", "1");
    new Player<>(new Bachet(), new Chance(1), channel).play(true);
    InOrder order = inOrder(channel);
    order.verify(channel).readLine();
    order.verify(channel).writeLine("second");
    order.verify(channel).readLine();
    order.verify(channel).writeLine("3");
    order.verify(channel).writeLine("I won!");
    verifyNoMoreInteractions(channel);
  }

  /** A side that cannot move has lost, so that the program lets the other side begin. */
  @Test
  void startWithoutAMoveIsWonByTheChoiceOfSide() {
    assertEquals(said("second", "I won!"), played(Catalogue.game("minefield"), true, "1 1", "."));
    assertEquals(said("I lost..."), played(Catalogue.game("minefield"), false, "1 1", "."));
  }

  @Test
  void drawnStartIsBegun() {
    Game<?, ?> cycles = Catalogue.game("bachet-cycles");
    assertEquals(said("first", "8", "Draw."), played(cycles, true, "1", "8 8", "8", "DRAW"));
  }

  @Test
  void choiceIsAskedForByTheLastArgument() {
    assertEquals("second\n", byArguments("--choose-side"));
    assertEquals("second\n", byArguments("whatever", "--choose-side"));
    assertEquals(1, byArguments().length() / 2, "a move");
    assertEquals(1, byArguments("--choose-side", "whatever").length() / 2, "a move");
  }

  private static String byArguments(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream("4\n".getBytes(StandardCharsets.US_ASCII));
    assertEquals(0, Program.run(new Bachet(), new Chance(), args, in, out, System.err));
    return out.toString(StandardCharsets.US_ASCII);
  }

  /** The judge leaves 7; the program leaves 6, moves again and leaves 4. */
  @Test
  void programThatIsSecondWaitsAndMovesAgainWhereItHasTo() {
    Played played = played(new Again(), false, "8", "1", "2");
    assertEquals(said("1", "2", "2", "I won!"), played);
  }

  /** The judge leaves 5, the program 4; the judge leaves 3, moves again and leaves 2. */
  @Test
  void judgeWhoHasToMoveAgainIsHeardTwice() {
    Played played = played(new Again(), false, "7", "2", "1", "1");
    assertEquals(said("1", "2", "I won!"), played);
  }

  @Test
  void programThatIsSecondSaysNothingToAJudgeWhoHasGone() {
    assertEquals(new Played(0, "", ""), played(new Again(), false, "7"));
  }

  @Test
  void drawsAreReadBetweenMovesAndCountForNobody() {
    Played calm = played(new Windy(), false, "4", "calm", "2");
    assertEquals(said("2", "FINISH 2 2"), calm);
    Played wind = played(new Windy(), false, "4", "wind", "1");
    assertEquals(said("2", "FINISH 2 1"), wind);
    Played twice = played(new Windy(), false, "7", "calm", "1", "wind");
    assertEquals("2", twice.output().lines().findFirst().orElseThrow());
    assertEquals(2, twice.output().lines().count(), "two moves: " + twice);
  }

  @Test
  void drawThatCannotBeIsReported() {
    Played played = played(new Windy(), false, "4", "2");
    assertEquals(2, played.exitCode());
    assertEquals("2\n", played.output());
    assertTrue(
        played.log().startsWith("line 2: read \"2\", expected one of the draws "), played.log());
  }

  /** A game that may take too long is decided by what it has come to. */
  @Test
  void stoppedGameIsDecidedByItsPosition() {
    Game<?, ?> stops = new Stoppable();
    assertEquals(said("1", "I won!"), played(stops, false, "5", "STOP"));
    assertEquals(said("1", "I won!"), played(stops, false, "5", " STOP\t"));
    Played lost = played(stops, false, "4", "STOP");
    assertTrue(lost.output().endsWith("\nYou won...\n"), lost::toString);
    assertEquals(2, played(stops, false, "5", "DRAW").exitCode());
    assertEquals(2, played(stops, false, "5", "stop").exitCode());
    assertEquals(2, played(new Bachet(), false, "5", "STOP").exitCode());
  }

  /** The judge may also stop where it would have drawn, before the program's own move. */
  @Test
  void gameStoppedBeforeADrawIsSeenByTheRightSide() {
    for (boolean programBegins : new boolean[] {true, false}) {
      Game<?, ?> game = new DrawFirst(programBegins);
      String expected = programBegins ? "I won!" : "You won...";
      assertEquals(said(expected), played(game, false, "5", "STOP"));
    }
  }

  /** One heap, of which 1, 2 or 3 sticks are taken. */
  private static class Heap implements Game<Integer, Integer> {
    private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, 99);

    @Override
    public Integer readStart(StartReader in) throws BadInput {
      return in.integer(STICKS);
    }

    @Override
    public List<Integer> moves(Integer left) {
      return new Range(Math.min(3, left));
    }

    @Override
    public Integer after(Integer left, Integer taken) {
      return left - taken;
    }

    @Override
    public Integer parseMove(String line) {
      return Numbers.integer(line);
    }

    @Override
    public String moveForm() {
      return "COUNT";
    }

    @Override
    public Strategy<Integer, Integer> solve(Integer start) {
      return new GeneralTable<>(this, start);
    }
  }

  /** The judge may stop it. */
  private static final class Stoppable extends Heap {
    @Override
    public String breakOff() {
      return Phrase.ENOUGH;
    }
  }

  /** Whoever begins has won after a draw that changes nothing. */
  private static final class DrawFirst extends Heap {
    private final boolean programBegins;

    DrawFirst(boolean programBegins) {
      this.programBegins = programBegins;
    }

    @Override
    public boolean programBegins() {
      return programBegins;
    }

    @Override
    public boolean isChance(Integer left) {
      return left > 0;
    }

    @Override
    public Worth ending(Integer left) {
      return left == 0 ? Worth.WON : null;
    }

    @Override
    public String breakOff() {
      return Phrase.ENOUGH;
    }

    @Override
    public Strategy<Integer, Integer> solve(Integer start) {
      return new Strategy<>(this) {
        @Override
        public Worth worth(Integer left) {
          return Worth.WON;
        }
      };
    }
  }
}
