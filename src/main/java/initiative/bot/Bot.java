package initiative.bot;

import initiative.game.Game;
import initiative.game.Worth;
import initiative.solve.Strategy;
import java.util.List;

/**
 * Chooses the moves of one side. It plays one of the best moves, each with the same chance. In a
 * won position these are the winning moves. In a lost one, as long as all moves lose alike, they
 * are all legal moves: a move drawn at random cannot be foreseen, so that an opponent who follows a
 * pattern without knowing the way to win sooner or later errs, and the next best move seizes the
 * initiative. In a drawn position it is the more likely to make a move, the more of the replies to
 * it would be errors; a move after which nobody can err is made only if there is no other.
 */
public final class Bot<P, M> {
  private static final int PARTS = 10000;

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
    Worth worth = strategy.worth(position);
    return worth.isDrawn() && !worth.isSum()
        ? tempting(position, best)
        : best.get(chance.below(best.size()));
  }

  /** Draws a move with a chance in proportion to the share of errors among the replies. */
  private M tempting(P position, List<M> moves) {
    int[] errors = new int[moves.size()];
    int sum = 0;
    for (int i = 0; i < errors.length; i++) {
      errors[i] = shareOfErrors(strategy.game().after(position, moves.get(i)));
      sum += errors[i];
    }
    if (sum == 0) {
      return moves.get(chance.below(moves.size()));
    }
    int drawn = chance.below(sum);
    int index = 0;
    while (drawn >= errors[index]) {
      drawn -= errors[index++];
    }
    return moves.get(index);
  }

  /** How many of ten thousand random moves in a position would give something away, rounded up. */
  private int shareOfErrors(P position) {
    Game<P, M> game = strategy.game();
    int moves = game.moves(position).size();
    int errors = moves == 0 ? 0 : moves - strategy.best(position).size();
    return errors == 0 ? 0 : (PARTS * errors + moves - 1) / moves;
  }
}
