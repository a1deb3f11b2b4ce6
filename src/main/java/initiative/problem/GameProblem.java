package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Input;
import initiative.game.Strategy;

/**
 * Asks of a game who wins with best play of both: 1 for the first player, 2 for the second. Some
 * ask also for all first moves that win, in the order of the game; there are none if it is 2.
 */
abstract class GameProblem<P, M> implements Problem {
  private final Game<P, M> game;
  private final boolean movesWanted;

  GameProblem(Game<P, M> game, boolean movesWanted) {
    this.game = game;
    this.movesWanted = movesWanted;
  }

  /** Reads the start of the game within the limits of the problem. */
  protected abstract P readStart(Input in) throws BadInput;

  @Override
  public final void solve(Input in, StringBuilder answer) throws BadInput {
    P start = readStart(in);
    in.end();
    Strategy<P, M> strategy = game.solve(start);
    boolean won = strategy.worth(start).isWon();
    answer.append(won ? 1 : 2).append('\n');
    if (won && movesWanted) {
      for (M move : strategy.keeping(start)) {
        answer.append(move).append('\n');
      }
    }
  }
}
