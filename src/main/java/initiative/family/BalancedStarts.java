package initiative.family;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Limit;
import java.util.List;

/**
 * Random starts of which many are lost, though hardly any would be if they were just drawn: every
 * other one is what a best move has left of the start that was drawn, if that is a start.
 */
public abstract class BalancedStarts<P, M> extends StartMaker {
  private final Game<P, M> game;

  protected BalancedStarts(Game<P, M> game, Limit... sizes) {
    super(sizes);
    this.game = game;
  }

  /** Some start within the limits. */
  protected abstract P draw(Limit[] within, Chance chance);

  /** Whether a position that a move has led to is a start within the limits. */
  protected abstract boolean isStart(P reached, Limit[] within);

  /** The start as text, its lines separated by slashes. */
  protected abstract String text(P start);

  @Override
  public final String make(Limit[] within, Chance chance) {
    P drawn = draw(within, chance);
    if (chance.below(2) == 1 && game.ending(drawn) == null) {
      List<M> best = game.solve(drawn).best(drawn);
      if (!best.isEmpty()) {
        P reached = game.after(drawn, best.get(chance.below(best.size())));
        return text(isStart(reached, within) ? reached : drawn);
      }
    }
    return text(drawn);
  }
}
