package initiative.laboratory;

import initiative.catalogue.Definition;
import initiative.game.Cautious;
import initiative.game.Chance;
import initiative.game.Difficulty;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.policy.Longest;
import initiative.policy.PolicyKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The probability that a policy seizes the initiative from a small start, by dynamic programming:
 * over all moves that the policy may draw and all replies that the opponent may make, each with its
 * odds. It is what the trials have to agree with.
 */
public final class Exact<P, M> {
  /** A policy that is moving, after so many turns, against one who has been right by such luck. */
  private record State<P>(P position, int turn, double luck) {}

  /** Where there are more states than this, the probability stays unknown. */
  private static final int MOST_STATES = 60000;

  /** From this turn on opponents do not change their ways any more. */
  private static final int LATE = 4;

  private final Definition<P, M> game;
  private final Strategy<P, M> strategy;
  private final PolicyKind policy;
  private final ReplyOdds<P, M> replies;
  private final Difficulty<P, M> difficulty;
  private final Longest<P, M> longest;
  private final Chance chance = new Chance(0);
  private final Map<State<P>, Double> known = new HashMap<>();

  /** For a policy that does not learn by heart, and an opponent whose odds are known. */
  public Exact(Definition<P, M> game, Strategy<P, M> strategy, PolicyKind policy, String opponent) {
    this.game = game;
    this.strategy = strategy;
    this.policy = policy;
    this.replies = new ReplyOdds<>(game, strategy, opponent);
    this.difficulty = new Difficulty<>(strategy);
    this.longest = new Longest<>(strategy);
  }

  /** Whether the probability can be computed. */
  public static boolean isKnown(Definition<?, ?> game, PolicyKind policy, String opponent) {
    return policy != PolicyKind.ADAPTIVE
        && game.listsMoves()
        && game.programBegins()
        && !game.mayGoOnForEver()
        && ReplyOdds.areKnown(game, opponent);
  }

  /** The probability from a start that is lost or drawn; not a number if it takes too long. */
  public double seizing(P start) {
    double probability = seizing(start, 0, 1, strategy.worth(start).sign());
    return known.size() < MOST_STATES ? probability : Double.NaN;
  }

  private double seizing(P position, int turn, double luck, int promised) {
    Worth ending = game.ending(position);
    int sign = (ending == null ? strategy.worth(position) : ending).sign();
    if (ending != null || sign > promised) {
      return sign > promised ? 1 : 0;
    }
    if (known.size() >= MOST_STATES) {
      return 0;
    }
    State<P> state = new State<>(position, Math.min(turn, LATE), luck);
    Double found = known.get(state);
    if (found != null) {
      return found;
    }
    List<M> moves = new ArrayList<>(strategy.harmless(position));
    double[] odds = odds(position, moves, luck);
    double sum = 0;
    for (int i = 0; i < odds.length; i++) {
      P reached = game.after(position, moves.get(i));
      sum += odds[i] == 0 ? 0 : odds[i] * afterReply(reached, moves.get(i), turn, luck, promised);
    }
    known.put(state, sum);
    return sum;
  }

  private double afterReply(P reached, M last, int turn, double luck, int promised) {
    Worth ending = game.ending(reached);
    if (ending != null) {
      return -ending.sign() > promised ? 1 : 0;
    }
    double kept = policy == PolicyKind.CAUTIOUS ? luckAfter(reached, luck) : luck;
    List<M> moves = game.moves(reached);
    double[] odds = replies.of(reached, last, turn);
    double sum = 0;
    for (int i = 0; i < odds.length; i++) {
      if (odds[i] > 0) {
        sum += odds[i] * seizing(game.after(reached, moves.get(i)), turn + 1, kept, promised);
      }
    }
    return sum;
  }

  /** What is left of it, if the reply is right; so little that it matters no more counts as 0. */
  private double luckAfter(P reached, double luck) {
    double left = luck * difficulty.shareOfRight(reached, chance);
    return left < Cautious.LUCK ? 0 : left;
  }

  /** With what odds the policy makes each of the moves. */
  private double[] odds(P position, List<M> moves, double luck) {
    double[] rates = new double[moves.size()];
    int draws = 1;
    if (policy == PolicyKind.LONGEST) {
      for (int i = 0; i < rates.length; i++) {
        rates[i] = longest.length(game.after(position, moves.get(i)));
      }
      draws = Integer.MAX_VALUE;
    } else if (policy != PolicyKind.UNIFORM) {
      boolean many = luck < Cautious.LUCK;
      draws =
          policy == PolicyKind.TRICKY
              ? Integer.MAX_VALUE
              : many ? Cautious.MANY : game.drawsWhereLost();
      rates = difficulty.rates(position, moves, chance);
    }
    return ofHighest(rates, draws);
  }

  /** The odds that something is drawn, and nothing that is rated higher; all are drawn alike. */
  static double[] ofHighest(double[] rates, int draws) {
    double[] odds = new double[rates.length];
    for (int i = 0; i < rates.length; i++) {
      int below = 0;
      int equal = 0;
      for (double rate : rates) {
        below += rate < rates[i] ? 1 : 0;
        equal += rate == rates[i] ? 1 : 0;
      }
      double count = rates.length;
      if (draws == Integer.MAX_VALUE) {
        odds[i] = below + equal == rates.length ? 1.0 / equal : 0;
      } else {
        double upTo = Math.pow((below + equal) / count, draws);
        odds[i] = (upTo - Math.pow(below / count, draws)) / equal;
      }
    }
    return odds;
  }
}
