package initiative.policy;

import initiative.game.Chance;
import initiative.game.Difficulty;
import initiative.game.Policy;
import initiative.game.Strategy;
import initiative.interactor.Opponents;
import initiative.interactor.Supposition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Supposes that the other side is one of the opponents that are known, each as likely as its moves
 * so far are its own, and makes the move that most of them would answer wrongly. One move of four
 * is made at random, so that an opponent who is none of them cannot be right for ever.
 */
final class Adaptive<P, M> extends Policy<P, M> {
  private static final int MOST_COMPARED = 24;

  /** So many where there are very many moves, and every question takes its time. */
  private static final int FEW_COMPARED = 4;

  private static final int VERY_MANY = 200;

  /** So often a supposed opponent is asked, since it may move by chance. */
  private static final int ASKED = 4;

  /** One move of so many is any move. */
  private static final int ANY = 4;

  /** What is left of a supposition that was wrong. */
  private static final double DOUBT = 0.1;

  /** What it counts how hard a move is to answer, beside who would answer it wrongly. */
  private static final double ALSO = 0.25;

  private final Difficulty<P, M> difficulty;
  private final List<Supposition<P, M>> suppositions = new ArrayList<>();
  private final List<Double> weights = new ArrayList<>();
  private M last;

  Adaptive(Opponents<P, M> opponents, Strategy<P, M> strategy) {
    super(strategy);
    difficulty = new Difficulty<>(strategy);
    for (String name : opponents.names()) {
      Chance luck = new Chance(name.hashCode());
      suppositions.add(opponents.supposed(Opponents.example(name), strategy, luck));
      weights.add(1.0);
    }
  }

  @Override
  protected M tempt(P position, Chance chance) {
    last = chance.below(ANY) == 0 ? any(position, chance) : expected(position, chance);
    return last;
  }

  private M expected(P position, Chance chance) {
    M chosen = null;
    double most = -1;
    boolean many = !game.listsMoves() || game.moves(position).size() > VERY_MANY;
    int compared = many ? FEW_COMPARED : MOST_COMPARED;
    for (M move : Candidates.of(strategy, position, compared, chance)) {
      P reached = game.after(position, move);
      int asked = many ? 1 : ASKED;
      double errors = game.ending(reached) == null ? errors(reached, move, asked, chance) : 0;
      if (errors > most) {
        most = errors;
        chosen = move;
      }
    }
    return chosen;
  }

  private double errors(P reached, M move, int asked, Chance chance) {
    int sign = strategy.worth(reached).sign();
    double errors = 0;
    double all = 0;
    for (int i = 0; i < suppositions.size(); i++) {
      int wrong = 0;
      for (int j = 0; j < asked; j++) {
        M reply = suppositions.get(i).foresee(reached, move);
        wrong += strategy.outcome(game.after(reached, reply)).sign() < sign ? 1 : 0;
      }
      errors += weights.get(i) * wrong / asked;
      all += weights.get(i);
    }
    return errors / all + ALSO * (1 - difficulty.shareOfRight(reached, chance));
  }

  @Override
  protected void learn(P position, M reply, Chance chance) {
    for (int i = 0; i < suppositions.size(); i++) {
      Supposition<P, M> supposed = suppositions.get(i);
      int hits = 0;
      for (int j = 0; j < ASKED; j++) {
        hits += supposed.foresee(position, last).equals(reply) ? 1 : 0;
      }
      weights.set(i, weights.get(i) * (hits + DOUBT) / (ASKED + DOUBT));
      supposed.see(position, reply);
    }
    // the likeliest is 1, so that in a long game not all come to nothing
    double most = Collections.max(weights);
    weights.replaceAll(weight -> weight / most);
  }
}
