package initiative.solve;

import initiative.game.Game;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * Knows what every position of a game is worth and which moves are best in it. The table behind it
 * is computed once, before the first move, and used for the whole game.
 */
public abstract class Strategy<P, M> {
  protected final Game<P, M> game;

  protected Strategy(Game<P, M> game) {
    this.game = game;
  }

  public final Game<P, M> game() {
    return game;
  }

  /** Computes the table for all positions that can be reached from the start. */
  public abstract void prepare(P start);

  /** What the position is worth to the side to move. */
  public abstract Worth worth(P position);

  /**
   * The moves that keep what the position is worth, in the order of the game. Where all moves lead
   * to the same, as in a position lost anyway, these are all legal moves.
   */
  public List<M> best(P position) {
    List<M> best = new ArrayList<>();
    Worth most = null;
    for (M move : game.moves(position)) {
      Worth worth = worth(game.after(position, move)).toMover();
      int better = most == null ? 1 : worth.compareTo(most);
      if (better > 0) {
        best.clear();
        most = worth;
      }
      if (better >= 0) {
        best.add(move);
      }
    }
    return best;
  }
}
