package initiative.game;

import java.util.List;

/**
 * Chooses a move in a drawn position: the more likely, the more of the replies to it would be
 * errors. A move after which nobody can err is made only if there is no other.
 */
final class Drawn {
  private static final int PARTS = 10000;

  private Drawn() {}

  /** One of the moves that keep the draw. */
  static <P, M> M choose(Strategy<P, M> strategy, P position, Chance chance) {
    List<M> moves = strategy.keeping(position);
    int[] errors = new int[moves.size()];
    int sum = 0;
    for (int i = 0; i < errors.length; i++) {
      errors[i] = shareOfErrors(strategy, strategy.game().after(position, moves.get(i)));
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
  private static <P, M> int shareOfErrors(Strategy<P, M> strategy, P position) {
    Game<P, M> game = strategy.game();
    int moves = game.moves(position).size();
    int best = moves == 0 ? 0 : strategy.best(position).size();
    int errors = best == 0 ? 0 : moves - best;
    return errors == 0 ? 0 : (PARTS * errors + moves - 1) / moves;
  }
}
