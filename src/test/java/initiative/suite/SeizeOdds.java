package initiative.suite;

import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Game;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.interactor.StartText;
import initiative.result.Pairing;
import initiative.solve.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The probability that a player who moves at random in lost positions, and wins won ones, does not
 * seize the initiative. The lost positions of the player that are left after every turn are
 * followed, each with its probability; when there are many, some are drawn to stand for all.
 */
final class SeizeOdds<P, M> {
  private static final int MOST_FOLLOWED = 8;

  private final Opponents<P, M> opponents;
  private final Strategy<P, M> strategy;
  private final Game<P, M> game;
  private final String opponent;
  private final P start;
  private final Random random = new Random(1);
  private double failed;

  SeizeOdds(Opponents<P, M> opponents, Pairing pairing) throws BadInput {
    this.opponents = opponents;
    this.strategy = opponents.strategy();
    this.game = strategy.game();
    this.opponent = pairing.opponent();
    this.start = StartText.read(game, pairing.start());
    strategy.prepare(start);
  }

  /** The probability, as far as it is needed to tell whether it is below the one that matters. */
  double ofFailure(double matters) {
    Map<P, Double> lost = Map.of(start, 1.0);
    double open = 1;
    for (int turn = 0; open + failed >= matters && failed < matters; turn++) {
      lost = thinned(afterTurn(turn, lost));
      open = sum(lost);
    }
    return open + failed;
  }

  private static double sum(Map<?, Double> probabilities) {
    return probabilities.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  private Map<P, Double> afterTurn(int turn, Map<P, Double> lost) {
    Map<P, Double> next = new HashMap<>();
    lost.forEach(
        (position, probability) -> {
          List<M> moves = strategy.best(position);
          for (M move : moves) {
            follow(turn, game.after(position, move), move, probability / moves.size(), next);
          }
        });
    return next;
  }

  private void follow(int turn, P reached, M move, double probability, Map<P, Double> next) {
    if (opponent.equals("random")) {
      double share = probability / game.moves(reached).size();
      for (M right : strategy.best(reached)) {
        add(game.after(reached, right), share, next);
      }
    } else {
      add(game.after(reached, reply(turn, reached, move)), probability, next);
    }
  }

  /** The opponents in question are deterministic, but some of them count their turns. */
  private M reply(int turn, P position, M last) {
    Opponent<P, M> asked = opponents.named(opponent, new Chance(1));
    M reply = asked.choose(position, last);
    for (int i = 0; i < turn % 6; i++) {
      reply = asked.choose(position, last);
    }
    return reply;
  }

  private void add(P reached, double probability, Map<P, Double> next) {
    if (game.ending(reached) != null) {
      failed += probability;
    } else if (strategy.worth(reached).isLost()) {
      next.merge(reached, probability, Double::sum);
    }
  }

  private Map<P, Double> thinned(Map<P, Double> all) {
    if (all.size() <= MOST_FOLLOWED) {
      return all;
    }
    double sum = sum(all);
    List<P> positions = new ArrayList<>(all.keySet());
    Map<P, Double> drawn = new HashMap<>();
    for (int i = 0; i < MOST_FOLLOWED; i++) {
      double rest = random.nextDouble() * sum;
      int at = 0;
      while (at + 1 < positions.size() && rest >= all.get(positions.get(at))) {
        rest -= all.get(positions.get(at));
        at++;
      }
      drawn.merge(positions.get(at), sum / MOST_FOLLOWED, Double::sum);
    }
    return drawn;
  }
}
