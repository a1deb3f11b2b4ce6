package initiative.policy;

import initiative.game.Chance;
import initiative.game.Policy;
import initiative.game.Strategy;

/** Makes any move, each with the same chance: no habit can foresee it. */
final class Uniform<P, M> extends Policy<P, M> {

  Uniform(Strategy<P, M> strategy) {
    super(strategy);
  }

  @Override
  protected M tempt(P position, Chance chance) {
    return any(position, chance);
  }
}
