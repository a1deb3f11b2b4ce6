package initiative.player;

import initiative.game.BadInput;
import initiative.game.Cautious;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Phrase;
import initiative.game.Policy;
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

  /** Reads the start, solves it, and plays; first it may say which side it chooses to be. */
  public void play(boolean choosesSide) throws BadInput {
    P start = game.readStart(new StartReader(channel));
    play(start, game.solve(start), choosesSide);
  }

  /** Plays from a start that has been read. */
  public void play(P start, Strategy<P, M> strategy, boolean choosesSide) throws BadInput {
    play(start, strategy, new Cautious<>(strategy), choosesSide);
  }

  /** The same with a policy; ends silently when the other side has gone. */
  public void play(P start, Strategy<P, M> strategy, Policy<P, M> policy, boolean choosesSide)
      throws BadInput {
    P position = start;
    boolean mine = game.programBegins();
    try {
      if (choosesSide) {
        mine = strategy.wantsToBegin(start);
        channel.writeLine(mine ? Phrase.FIRST : Phrase.SECOND);
      }
      while (game.ending(position) == null) {
        M move;
        if (mine && !game.isChance(position)) {
          move = policy.choose(position, chance);
          channel.writeLine(move.toString());
        } else {
          String line = channel.readLine();
          if (line == null) {
            return;
          }
          if (game.breakOff() != null && line.trim().equals(game.breakOff())) {
            Worth worth = strategy.worth(position);
            channel.writeLine(game.brokenOff(mine ? worth : worth.toOther()));
            return;
          }
          move = checked(line, position);
          if (!mine) {
            policy.see(position, move, chance);
          }
        }
        P reached = game.after(position, move);
        if (!game.isChance(position) && !game.movesAgain(reached)) {
          mine = !mine;
        }
        position = reached;
      }
      channel.writeLine(game.closing(position, mine));
    } catch (IOException e) {
      // The other side has gone.
    }
  }

  private M checked(String line, P position) throws BadInput {
    M move = game.parseMove(line);
    if (move == null || !game.isLegal(position, move)) {
      String expected =
          game.isChance(position)
              ? "one of the draws " + game.moves(position) + " in position " + position
              : "a legal move in position " + position + ", of the form " + game.moveForm();
      throw new BadInput(channel.lineNumber(), line, expected);
    }
    return move;
  }
}
