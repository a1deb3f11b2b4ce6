package initiative.interactor.wrong;

import initiative.game.Worth;
import initiative.solve.Strategy;
import java.util.List;

/** Holds every position for lost, and so every legal move for as good as any other. */
public final class RandomMover<P, M> extends Strategy<P, M> {

  /** A strategy that knows the rules of another and nothing else of it. */
  public RandomMover(Strategy<P, M> strategy) {
    super(strategy.game());
  }

  @Override
  public void prepare(P start) {}

  @Override
  public Worth worth(P position) {
    return Worth.LOST;
  }

  @Override
  public List<M> best(P position) {
    return game.moves(position);
  }
}
