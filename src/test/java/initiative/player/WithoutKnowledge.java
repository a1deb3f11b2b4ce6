package initiative.player;

import initiative.game.Game;
import initiative.game.Worth;
import initiative.solve.Strategy;

/** Holds all positions for equal, so that a bot moves at random. */
final class WithoutKnowledge<P, M> extends Strategy<P, M> {
  WithoutKnowledge(Game<P, M> game) {
    super(game);
  }

  @Override
  public void prepare(P start) {}

  @Override
  public Worth worth(P position) {
    return Worth.DRAWN;
  }
}
