package initiative.interactor.tool;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * Knows nothing of any position, so that whoever reads the program that it is part of does not
 * learn how to win.
 */
public final class Blind<P, M> extends Strategy<P, M> {

  public Blind(Game<P, M> game) {
    super(game);
  }

  @Override
  public Worth worth(P position) {
    return Worth.OPEN;
  }

  @Override
  public List<M> best(P position) {
    return new ArrayList<>();
  }
}
