package initiative.player;

import initiative.bot.Bot;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.io.IOException;

/** Plays a game over a channel, by the protocol of the judge. */
public final class Player<P, M> {
  private final Game<P, M> game;
  private final Chance chance;
  private final Channel channel;

  public Player(Game<P, M> game, Chance chance, Channel channel) {
    this.game = game;
    this.chance = chance;
    this.channel = channel;
  }

  /**
   * Reads the start, solves it, moves in turn with the other side, and says the closing phrase.
   * Returns early and silently when the other side has gone.
   *
   * @param choosesSide whether to say first which side it wants to be
   */
  public void play(boolean choosesSide) throws BadInput {
    P start = game.readStart(new StartReader(channel));
    play(start, game.solve(start), choosesSide);
  }

  /** Plays from a start that has been read, by a strategy for it. */
  public void play(P start, Strategy<P, M> strategy, boolean choosesSide) throws BadInput {
    Bot<P, M> bot = new Bot<>(strategy, chance);
    P position = start;
    boolean mine = game.programBegins();
    try {
      if (choosesSide) {
        mine = bot.wantsToBegin(start);
        channel.writeLine(mine ? Phrase.FIRST : Phrase.SECOND);
      }
      while (!isOver(position, mine)) {
        boolean draws = game.isChance(position);
        M move;
        if (mine && !draws) {
          move = bot.choose(position);
          channel.writeLine(move.toString());
        } else {
          String line = channel.readLine();
          if (line == null) {
            return;
          }
          if (game.breakOff().isSaidBy(line)) {
            Worth worth = strategy.worth(position);
            channel.writeLine(game.breakOff().closing(game, mine ? worth.toOther() : worth));
            return;
          }
          move = checked(line, position);
        }
        position = game.after(position, move);
        mine = draws || game.movesAgain(position) ? mine : !mine;
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
