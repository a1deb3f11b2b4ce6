package initiative.cli;

import initiative.game.Chance;
import initiative.game.Difficulty;
import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.List;

/** A good move for a person who asks for one, the same one whenever it is asked for. */
final class Hint<P, M> {
  /** So many moves are compared where all of them lose. */
  private static final int COMPARED = 60;

  private final Strategy<P, M> strategy;
  private final Game<P, M> game;

  Hint(Strategy<P, M> strategy) {
    this.strategy = strategy;
    this.game = strategy.game();
  }

  /** The key of the sentence that says what the move does. */
  String key(P position) {
    Worth worth = strategy.worth(position);
    if (worth.isSum()) {
      return "human.hint.most";
    }
    if (worth.isOpen()) {
      return "human.hint.open";
    }
    if (worth.isLost()) {
      return worth.isCounted() ? "human.hint.longest" : "human.hint.lost";
    }
    return worth.isWon() ? "human.hint.won" : "human.hint.drawn";
  }

  /** One of the best moves; where all lose, one that is hard to answer. */
  M move(P position) {
    Worth worth = strategy.worth(position);
    if (worth.isLost() && !worth.isSum() && game.listsMoves()) {
      List<M> best = strategy.best(position);
      return best.isEmpty() ? hardest(position) : best.get(0);
    }
    return strategy.choose(position, new Chance(0));
  }

  private M hardest(P position) {
    List<M> moves = game.moves(position);
    List<M> some = moves.subList(0, Math.min(COMPARED, moves.size()));
    return new Difficulty<>(strategy).hardest(position, some, new Chance(0));
  }
}
