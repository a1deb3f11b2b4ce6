package initiative.explain;

import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.words.Language;
import java.util.List;

/** One sentence on why a move was wrong; the whole is what {@link Explainer} says. */
public final class Why {
  /** A longer sentence is left to the whole explanation. */
  private static final int LONGEST = 200;

  private Why() {}

  /** Which rule forbids a move; null if the game names none. */
  public static <P, M> Saying forbidden(Definition<P, M> game, P position, M move) {
    return move == null ? null : game.forbids(position, move);
  }

  /** Why a move gave something away; null if there is no more to say than that it did. */
  public static <P, M> Saying slip(
      Definition<P, M> game, Strategy<P, M> strategy, P before, M move) {
    Worth worth = strategy.worth(before);
    P reached = game.after(before, move);
    Worth outcome = strategy.outcome(reached);
    List<M> best = strategy.best(before);
    if (worth.isSum()) {
      return best.isEmpty()
          ? null
          : new Saying("why.less", move, Worths.brief(outcome), best.get(0), Worths.brief(worth));
    }
    if (outcome.isWon()) {
      return outcome.isCounted() && !best.isEmpty() && outcome.number() > worth.number()
          ? new Saying("why.slow", move, outcome.number(), best.get(0), worth.number())
          : null;
    }
    if (game.ending(reached) != null) {
      return new Saying(outcome.isLost() ? "why.ended.lost" : "why.ended.drawn", move);
    }
    if (game.movesAgain(reached) || game.isChance(reached) || outcome.isOpen()) {
      return null;
    }
    return outcome.isLost() ? lost(game, strategy, reached, move) : drawn(strategy, reached, move);
  }

  /** Why the position that a move has left is won for the other side. */
  private static <P, M> Saying lost(
      Definition<P, M> game, Strategy<P, M> strategy, P reached, M move) {
    List<Part> parts = game.parts(strategy, reached);
    if (parts != null && parts.size() > 1) {
      long xor = Explainer.xor(parts);
      return Explainer.isShort(parts, reached)
          ? new Saying("why.sum", move, reached, Explainer.xorText(parts), xor)
          : new Saying("why.xor", move, xor);
    }
    Saying rule = game.because(strategy, reached);
    if (rule != null) {
      Saying said = new Saying("why.rule", move, reached, rule);
      if (isShort(game, said)) {
        return said;
      }
    }
    List<M> replies = strategy.best(reached);
    return replies.isEmpty()
        ? new Saying("why.any", move, reached)
        : new Saying("why.reply", move, reached, replies.get(0));
  }

  private static boolean isShort(Definition<?, ?> game, Saying saying) {
    for (Language language : Language.values()) {
      if (new Spoken(language, game).text(saying).length() > LONGEST) {
        return false;
      }
    }
    return true;
  }

  private static <P, M> Saying drawn(Strategy<P, M> strategy, P reached, M move) {
    List<M> replies = strategy.best(reached);
    return replies.isEmpty()
        ? new Saying("why.drawn", move, reached)
        : new Saying("why.draws", move, reached, replies.get(0));
  }
}
