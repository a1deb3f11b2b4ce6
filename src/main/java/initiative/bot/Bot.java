package initiative.bot;

import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
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
  private final Game<P, M> game;
  private final Chance chance;

  public Bot(Strategy<P, M> strategy, Chance chance) {
    this.strategy = strategy;
    this.game = strategy.game();
    this.chance = chance;
  }

  /** Whether to begin is at least as good as to let the other side begin. */
  public boolean wantsToBegin(P start) {
    Worth ending = game.ending(start);
    Worth first = ending == null ? strategy.worth(start) : ending;
    return first.sign() >= 0;
  }

  /** A best move in a position where the game goes on. */
  public M choose(P position) {
    List<M> best = strategy.best(position);
    Worth worth = strategy.worth(position);
    if (worth.isDrawn() && !worth.isSum() && game.listsMoves()) {
      return tempting(position, best.isEmpty() ? game.moves(position) : best);
    }
    return best.isEmpty() ? game.anyMove(position, chance) : best.get(chance.below(best.size()));
  }

  /** Draws a move with a chance in proportion to the share of errors among the replies. */
  private M tempting(P position, List<M> moves) {
    int[] errors = new int[moves.size()];
    int sum = 0;
    for (int i = 0; i < errors.length; i++) {
      errors[i] = shareOfErrors(game.after(position, moves.get(i)));
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
    int moves = game.moves(position).size();
    int best = moves == 0 ? 0 : strategy.best(position).size();
    int errors = best == 0 ? 0 : moves - best;
    return errors == 0 ? 0 : (PARTS * errors + moves - 1) / moves;
  }
}
