package initiative.course;

import initiative.catalogue.Definition;
import initiative.game.Strategy;
import java.lang.ref.SoftReference;

/**
 * A start with its strategy. Where memory is short the strategy is forgotten, and found again when
 * it is asked for, so that very many games with large tables do not use up all there is.
 *
 * @param <P> a position
 * @param <M> a move
 */
final class Solved<P, M> {
  private final Definition<P, M> game;
  private final P start;
  private SoftReference<Strategy<P, M>> known;

  Solved(Definition<P, M> game, P start) {
    this.game = game;
    this.start = start;
    this.known = new SoftReference<>(game.solve(start));
  }

  Definition<P, M> game() {
    return game;
  }

  P start() {
    return start;
  }

  synchronized Strategy<P, M> strategy() {
    Strategy<P, M> strategy = known.get();
    if (strategy == null) {
      strategy = game.solve(start);
      known = new SoftReference<>(strategy);
    }
    return strategy;
  }
}
