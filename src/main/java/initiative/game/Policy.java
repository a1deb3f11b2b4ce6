package initiative.game;

import java.util.List;

/**
 * How our bot moves in one game. Where some moves are better than others it makes one of the best;
 * where no move wins, in a lost or a drawn position, a policy chooses among those that lose nothing
 * more.
 */
public abstract class Policy<P, M> {
  protected final Strategy<P, M> strategy;
  protected final Game<P, M> game;
  private boolean tempts;

  protected Policy(Strategy<P, M> strategy) {
    this.strategy = strategy;
    this.game = strategy.game();
  }

  /** A move in a position where it is our turn. */
  public final M choose(P position, Chance chance) {
    Worth worth = strategy.worth(position);
    tempts = (worth.isLost() || strategy.mayBeDrawn() && worth.isDrawn()) && !worth.isSum();
    return tempts ? tempt(position, chance) : strategy.choose(position, chance);
  }

  /** Takes note of a reply, and of the position in which it was made. */
  public final void see(P position, M reply, Chance chance) {
    if (tempts) {
      learn(position, reply, chance);
    }
  }

  /** A move where none wins, none that gives up a draw. */
  protected abstract M tempt(P position, Chance chance);

  /** Takes note of a reply to a move that could not win by itself. */
  protected void learn(P position, M reply, Chance chance) {}

  /** One of the moves between which the policy has to choose, each with the same chance. */
  protected final M any(P position, Chance chance) {
    if (strategy.worth(position).isLost()) {
      return game.anyMove(position, chance);
    }
    List<M> keeping = strategy.keeping(position);
    return keeping.get(chance.below(keeping.size()));
  }
}
