package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

import initiative.bot.Bot;
import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Worth;
import initiative.solve.Strategy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** The loop that plays a game, in what only a broken channel can show. */
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
    new Player<>(new Bot<>(Catalogue.strategy(game), new Chance(1)), channel).play();
  }

  @Test
  void tableIsComputedOnceForTheWholeGame() throws Exception {
    when(channel.readLine()).thenReturn("9", "1", "2");
    Counting<?, ?> strategy = new Counting<>(Catalogue.strategy("bachet"));
    new Player<>(new Bot<>(strategy, new Chance(1)), channel).play();
    verify(channel).writeLine("I won!");
    assertEquals(1, strategy.prepared);
  }

  /** Counts how often a strategy is prepared. */
  private static final class Counting<P, M> extends Strategy<P, M> {
    private final Strategy<P, M> strategy;
    private int prepared;

    Counting(Strategy<P, M> strategy) {
      super(strategy.game());
      this.strategy = strategy;
    }

    @Override
    public void prepare(P start) {
      prepared++;
      strategy.prepare(start);
    }

    @Override
    public Worth worth(P position) {
      return strategy.worth(position);
    }
  }

  @Test
  void onlyAGameThatMayGoOnForEverCanBeBrokenOff() throws Exception {
    Played played = Played.with("bachet", "5\n" + Game.ENOUGH + "\n");
    assertEquals(2, played.exitCode());
    assertEquals("1\n", played.output());
  }

  @Test
  void gameThatIsBrokenOffIsDrawn() throws Exception {
    Played played = Played.with("bachet-cycles", "1\n8 8\n8\n8\n 8\n" + Game.ENOUGH + "\n8\n");
    assertEquals(new Played(0, "8\n8\n8\nDraw.\n", ""), played);
  }

  @Test
  void everyLineIsFlushedBeforeTheNextIsRead() throws Exception {
    InputStream in = mock(InputStream.class);
    OutputStream out = mock(OutputStream.class);
    when(in.read(any(), anyInt(), anyInt()))
        .thenAnswer(call -> give(call.getArgument(0), call.getArgument(1), "5\n"))
        .thenAnswer(call -> give(call.getArgument(0), call.getArgument(1), "2\n"));
    Program.run(Catalogue.strategy("bachet"), new Chance(1), in, out, System.err);
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
        Program.run(Catalogue.strategy("cells"), new Chance(1), in, out, new PrintStream(log));
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
    assertEquals(0, Program.run(Catalogue.strategy("nim"), new Chance(1), slow, out, System.err));
    assertEquals("2 1\n1 2\n2 1\nI won!\n", out.toString(StandardCharsets.US_ASCII));
  }
}
