package initiative.policy;

import initiative.game.Chance;
import initiative.game.Difficulty;
import initiative.game.Policy;
import initiative.game.Strategy;

/** Makes the move that is hardest to answer; between equals it draws. */
final class Tricky<P, M> extends Policy<P, M> {
  private static final int MOST_COMPARED = 100;

  private final Difficulty<P, M> difficulty;

  Tricky(Strategy<P, M> strategy) {
    super(strategy);
    difficulty = new Difficulty<>(strategy);
  }

  @Override
  protected M tempt(P position, Chance chance) {
    return difficulty.hardest(
        position, Candidates.of(strategy, position, MOST_COMPARED, chance), chance);
  }
}
