package initiative.match;

import initiative.bot.Bot;
import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.player.Channel;
import initiative.player.Player;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.solve.Strategy;
import java.io.IOException;
import java.util.Iterator;

/**
 * A match of our own bot in this process: what the bot writes goes straight to the referee, whose
 * reply is what the bot reads next.
 */
final class InsideMatch implements Channel {
  private final RefereedGame<?, ?> game;
  private final Iterator<String> start;
  private String reply;
  private int lines;
  private RuntimeException fault;

  InsideMatch(RefereedGame<?, ?> game) {
    this.game = game;
    this.start = game.sendStart().iterator();
  }

  <P, M> MatchResult run(Strategy<P, M> strategy, Chance chance) {
    try {
      new Player<>(new Bot<>(strategy, chance), this).play();
    } catch (BadInput | RuntimeException e) {
      return game.result(Ending.CRASHED, "our own bot failed: " + e.getMessage());
    }
    if (fault != null) {
      return game.result(Ending.INTERACTOR_FAULT, String.valueOf(fault.getMessage()));
    }
    game.end();
    return game.result("");
  }

  @Override
  public String readLine() {
    lines++;
    if (start.hasNext()) {
      return start.next();
    }
    String line = reply;
    reply = null;
    return line;
  }

  @Override
  public int lineNumber() {
    return lines;
  }

  @Override
  public void writeLine(String line) throws IOException {
    try {
      reply = game.accept(line);
    } catch (RuntimeException e) {
      fault = e;
      throw new IOException(e);
    }
  }
}
