package initiative.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How hard a move is to answer: the errors that are to be expected of an opponent who seldom errs,
 * which is the share of wrong replies, and after a right one the same for our next move, if that
 * again is the hardest to answer. Where there are too many positions for that only the first share
 * counts, and between equals the number of replies: the more is left, the longer it takes.
 */
public final class Difficulty<P, M> {
  /** So many of our moves are looked ahead. */
  private static final int HORIZON = 8;

  /** So many replies are looked at before the view is narrowed. */
  static final int MOST_LOOKS = 1500;

  /** So many positions are remembered. */
  private static final int MOST_KNOWN = 3000;

  /** Where a position has more replies than this, no look ahead is begun. */
  private static final int FEW = 40;

  /** So many replies are drawn where they cannot be listed. */
  private static final int SAMPLE = 16;

  /** What it counts that more is left to be played; less than any share of wrong replies. */
  private static final double LENGTH = 1e-6;

  private final Strategy<P, M> strategy;
  private final Game<P, M> game;

  /** The most errors to be expected after a move in a position, by how far is looked ahead. */
  private final Map<P, Double[]> known = new HashMap<>();

  private int looks;
  private long looked;

  public Difficulty(Strategy<P, M> strategy) {
    this.strategy = strategy;
    this.game = strategy.game();
  }

  /** The hardest to answer of some moves; the first of several that are equally hard. */
  public M hardest(P position, List<M> moves, Chance chance) {
    return hardest(moves, rates(position, moves, chance));
  }

  /** The same by the next replies alone, which is quick. */
  public M hardestAtOnce(P position, List<M> moves, Chance chance) {
    return hardest(moves, rates(position, moves, false, chance));
  }

  private M hardest(List<M> moves, double[] rates) {
    int hardest = 0;
    for (int i = 1; i < rates.length; i++) {
      hardest = rates[i] > rates[hardest] ? i : hardest;
    }
    return moves.get(hardest);
  }

  /** How many replies have been looked at so far to see ahead, which is what takes time. */
  public long looked() {
    return looked;
  }

  /** How hard each of some moves is to answer. */
  public double[] rates(P position, List<M> moves, Chance chance) {
    looks = game.listsMoves() ? MOST_LOOKS : -1;
    if (known.size() > MOST_KNOWN) {
      known.clear(); // a position may be large, and the memory of a bot is not
    }
    double[] rates = rates(position, moves, true, chance);
    return looks >= 0 ? rates : rates(position, moves, false, chance);
  }

  private double[] rates(P position, List<M> moves, boolean ahead, Chance chance) {
    double[] rates = new double[moves.size()];
    for (int i = 0; i < rates.length; i++) {
      P reached = game.after(position, moves.get(i));
      rates[i] = ahead ? errors(reached, HORIZON - 1) : errorsAtOnce(reached, chance);
    }
    return rates;
  }

  /** Whether the game goes on with a move of the side that has not made the last one. */
  private boolean goesOn(P reached) {
    return game.ending(reached) == null && !game.isChance(reached) && !game.movesAgain(reached);
  }

  /** The errors to be expected when the other side has to reply, looking some moves ahead. */
  private double errors(P reached, int ahead) {
    if (looks < 0 || !goesOn(reached)) {
      return 0;
    }
    List<M> replies = game.moves(reached);
    looks = replies.size() > FEW ? -1 : looks - replies.size();
    if (looks < 0) {
      return 0;
    }
    looked += replies.size();
    int sign = strategy.worth(reached).sign();
    int right = 0;
    double later = 0;
    for (M reply : replies) {
      P next = game.after(reached, reply);
      if (strategy.outcome(next).sign() >= sign) {
        right++;
        later += ahead == 0 ? 0 : most(next, ahead - 1);
      }
    }
    double wrong = 1 - (double) right / replies.size();
    return right == 0 ? wrong : wrong + later / right;
  }

  /** The most errors that can be expected after one of our moves. */
  private double most(P position, int ahead) {
    if (!goesOn(position)) {
      return 0;
    }
    Double[] found = known.computeIfAbsent(position, each -> new Double[HORIZON]);
    if (found[ahead] != null) {
      return found[ahead];
    }
    double most = 0;
    for (M move : strategy.harmless(position)) {
      most = Math.max(most, errors(game.after(position, move), ahead));
    }
    if (looks >= 0) {
      found[ahead] = most;
    }
    return most;
  }

  private double errorsAtOnce(P reached, Chance chance) {
    if (!goesOn(reached)) {
      return 0;
    }
    double wrong = 1 - shareOfRight(reached, chance);
    return game.listsMoves() ? wrong + LENGTH * Math.log(game.moves(reached).size()) : wrong;
  }

  /** The share of replies that keep what the other side has, as far as it can be told. */
  public double shareOfRight(P reached, Chance chance) {
    Worth worth = strategy.worth(reached);
    return game.listsMoves() && !worth.isCounted()
        ? shareOfBest(reached)
        : shareOfKeeping(reached, worth.sign(), chance);
  }

  private double shareOfBest(P reached) {
    int best = strategy.best(reached).size();
    return best == 0 ? 1 : (double) best / game.moves(reached).size();
  }

  /** The same where there are better and worse among the right replies, or too many to list. */
  private double shareOfKeeping(P reached, int sign, Chance chance) {
    int right = 0;
    List<M> moves = game.listsMoves() ? game.moves(reached) : null;
    int count = game.listsMoves() ? moves.size() : SAMPLE;
    for (int i = 0; i < count; i++) {
      M reply = game.listsMoves() ? moves.get(i) : game.anyMove(reached, chance);
      right += strategy.outcome(game.after(reached, reply)).sign() >= sign ? 1 : 0;
    }
    return game.listsMoves() ? (double) right / count : (right + 1.0) / (count + 1);
  }
}
