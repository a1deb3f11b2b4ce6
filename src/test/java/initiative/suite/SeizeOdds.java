package initiative.suite;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Strategy;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.interactor.StartText;
import initiative.result.Pairing;
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
  private static final int MOST_MOVES = 300;
  private static final int SOME_MOVES = 40;

  private final Opponents<P, M> opponents;
  private final Strategy<P, M> strategy;
  private final Game<P, M> game;
  private final String opponent;
  private final P start;
  private final Random random = new Random(1);
  private final Chance chance = new Chance(1);
  private double failed;

  SeizeOdds(Opponents<P, M> opponents, Pairing pairing) throws BadInput {
    this.opponents = opponents;
    this.game = opponents.game();
    this.opponent = pairing.opponent();
    this.start = StartText.read(game, pairing.start());
    this.strategy = game.solve(start);
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
          List<M> moves = some(position);
          for (M move : moves) {
            follow(turn, game.after(position, move), move, probability / moves.size(), next);
          }
        });
    return next;
  }

  /** All moves of a position, or where there are too many, some that stand for all. */
  private List<M> some(P position) {
    List<M> moves = game.listsMoves() ? game.moves(position) : List.of();
    if (!moves.isEmpty() && moves.size() <= MOST_MOVES) {
      return moves;
    }
    List<M> some = new ArrayList<>();
    for (int i = 0; i < SOME_MOVES; i++) {
      some.add(
          moves.isEmpty() ? game.anyMove(position, chance) : moves.get(chance.below(moves.size())));
    }
    return some;
  }

  private void follow(int turn, P reached, M move, double probability, Map<P, Double> next) {
    if (opponent.equals("random")) {
      List<M> replies = some(reached);
      for (M any : replies) {
        add(game.after(reached, any), probability / replies.size(), next);
      }
    } else {
      add(game.after(reached, reply(turn, reached, move)), probability, next);
    }
  }

  /** The opponents in question are deterministic, but some of them count their turns. */
  private M reply(int turn, P position, M last) {
    Opponent<P, M> asked = opponents.named(opponent, strategy, new Chance(1));
    M reply = asked.choose(position, last);
    for (int i = 0; i < turn % 6; i++) {
      reply = asked.choose(position, last);
    }
    return reply;
  }

  private void add(P reached, double probability, Map<P, Double> next) {
    if (game.ending(reached) != null) {
      failed += game.ending(reached).isWon() ? 0 : probability; // to be stuck may be a win
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
