package initiative.player;

import initiative.bot.Bot;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Game;
import initiative.game.StartReader;
import java.io.IOException;

/** Plays a game as the first player over a channel, by the protocol of the judge. */
public final class Player<P, M> {
  private final Bot<P, M> bot;
  private final Game<P, M> game;
  private final Channel channel;

  public Player(Bot<P, M> bot, Channel channel) {
    this.bot = bot;
    this.game = bot.strategy().game();
    this.channel = channel;
  }

  /**
   * Reads the start, moves in turn with the other side, and says the closing phrase. Returns early
   * and silently when the other side has gone.
   */
  public void play() throws BadInput {
    P position = game.readStart(new StartReader(channel));
    bot.strategy().prepare(position);
    try {
      while (!isOver(position, true)) {
        M move = bot.choose(position);
        channel.writeLine(move.toString());
        position = game.after(position, move);
        if (isOver(position, false)) {
          return;
        }
        String line = channel.readLine();
        if (line == null) {
          return;
        }
        if (game.mayGoOnForEver() && Blanks.stripped(line).equals(Game.ENOUGH)) {
          channel.writeLine(Game.DRAW);
          return;
        }
        position = game.after(position, checked(line, position));
      }
    } catch (IOException e) {
      return;
    }
  }

  private boolean isOver(P position, boolean programToMove) throws IOException {
    if (game.ending(position) == null) {
      return false;
    }
    channel.writeLine(game.closing(position, programToMove));
    return true;
  }

  private M checked(String line, P position) throws BadInput {
    M move = game.parseMove(line);
    if (move == null) {
      throw rejected(line, "a move of the form " + game.moveForm(), position);
    }
    if (!game.isLegal(position, move)) {
      throw rejected(line, "a legal move", position);
    }
    return move;
  }

  private BadInput rejected(String line, String expected, P position) {
    String where = expected + " in position " + position + ": " + game.legalMoves(position);
    return new BadInput(channel.lineNumber(), line, where);
  }
}
