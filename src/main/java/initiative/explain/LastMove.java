package initiative.explain;

import initiative.catalogue.Saying;
import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.List;

/** Whether a move kept what there was, and if not, which would have kept it. */
final class LastMove {
  private static final int NAMED = 3;

  private LastMove() {}

  static <P, M> Saying of(Strategy<P, M> strategy, P before, M move) {
    Game<P, M> game = strategy.game();
    if (game.isChance(before)) {
      return new Saying("last.draw", move);
    }
    Worth worth = strategy.worth(before);
    P reached = game.after(before, move);
    Worth outcome = strategy.outcome(reached);
    if (worth.isOpen()) {
      return new Saying("last.open", move);
    }
    List<M> best = strategy.best(before);
    if (worth.isSum()) {
      boolean kept = outcome.compareTo(worth) >= 0;
      Object lost = lost(worth, outcome);
      return kept
          ? new Saying("last.best", move)
          : new Saying("last.less", move, lost, Some.of(best, NAMED));
    }
    if (outcome.isOpen()) {
      return new Saying("last.unsure", move, Some.of(best, NAMED));
    }
    String was = worth.isWon() ? "won" : worth.isLost() ? "lost" : "drawn";
    if (outcome.sign() < worth.sign()) {
      return new Saying("last.gave." + was, move, Some.of(best, NAMED));
    }
    if (worth.isCounted() && worth.isWon() && outcome.compareTo(worth) < 0) {
      return new Saying("last.slow", move, outcome.number() - worth.number(), Some.of(best, NAMED));
    }
    boolean detour = worth.isWon() && game.isDetour(before, move);
    return detour
        ? new Saying("last.detour", move, Some.of(best, NAMED))
        : new Saying("last.kept." + was, move);
  }

  private static String lost(Worth worth, Worth outcome) {
    return worth.mine() == worth.number() && outcome.mine() == outcome.number()
        ? Long.toString(worth.number() - outcome.number())
        : Worths.rounded(worth.mine() - outcome.mine());
  }
}
