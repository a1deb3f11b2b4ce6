package initiative.bot;

import initiative.solve.Strategy;
import java.util.List;

/**
 * Chooses the moves of one side. It plays one of the best moves, each with the same chance. In a
 * won position these are the winning moves. In a lost one, as long as all moves lose alike, they
 * are all legal moves: a move drawn at random cannot be foreseen, so that an opponent who follows a
 * pattern without knowing the way to win sooner or later errs, and the next best move seizes the
 * initiative.
 */
public final class Bot<P, M> {
  private final Strategy<P, M> strategy;
  private final Chance chance;

  public Bot(Strategy<P, M> strategy, Chance chance) {
    this.strategy = strategy;
    this.chance = chance;
  }

  public Strategy<P, M> strategy() {
    return strategy;
  }

  /** A best move in a position where the game goes on. */
  public M choose(P position) {
    List<M> best = strategy.best(position);
    return best.get(chance.below(best.size()));
  }
}
