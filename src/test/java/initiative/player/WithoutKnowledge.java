package initiative.player;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.List;

/** Holds all positions for equal, so that a bot moves at random. */
final class WithoutKnowledge<P, M> extends Strategy<P, M> {
  WithoutKnowledge(Game<P, M> game) {
    super(game);
  }

  @Override
  public Worth worth(P position) {
    return Worth.DRAWN;
  }

  /** Not even a move that ends the game is known to be better. */
  @Override
  public List<M> best(P position) {
    return List.of();
  }
}
