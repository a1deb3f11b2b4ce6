package initiative.policy;

import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Strategy;
import java.util.ArrayList;
import java.util.List;

/** The moves between which a policy chooses, in a random order. */
final class Candidates {
  private Candidates() {}

  /** All moves that lose nothing more, or where there are too many, so many drawn at random. */
  static <P, M> List<M> of(Strategy<P, M> strategy, P position, int most, Chance chance) {
    Game<P, M> game = strategy.game();
    List<M> candidates = new ArrayList<>();
    if (!game.listsMoves()) {
      for (int i = 0; i < most; i++) {
        candidates.add(game.anyMove(position, chance));
      }
      return candidates;
    }
    List<M> all = strategy.harmless(position);
    if (all.size() > most) {
      for (int i = 0; i < most; i++) {
        candidates.add(all.get(chance.below(all.size())));
      }
      return candidates;
    }
    candidates.addAll(all);
    for (int i = candidates.size() - 1; i > 0; i--) {
      int other = chance.below(i + 1);
      M moved = candidates.set(i, candidates.get(other));
      candidates.set(other, moved);
    }
    return candidates;
  }
}
