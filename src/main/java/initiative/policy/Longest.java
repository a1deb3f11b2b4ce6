package initiative.policy;

import initiative.game.Chance;
import initiative.game.Policy;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.HashMap;
import java.util.Map;

/**
 * Holds out as long as possible: makes the move after which the game lasts longest if the other
 * side makes haste. Where there are too many positions to tell, the move that leaves the most
 * replies; between equals it draws.
 */
public final class Longest<P, M> extends Policy<P, M> {
  private static final int MOST_COMPARED = 100;
  private static final int MOST_LOOKS = 20000;
  private static final int MOST_AHEAD = 200;

  private final Map<P, Integer> known = new HashMap<>();
  private int looks;

  public Longest(Strategy<P, M> strategy) {
    super(strategy);
  }

  @Override
  protected M tempt(P position, Chance chance) {
    M longest = null;
    double most = -1;
    for (M move : Candidates.of(strategy, position, MOST_COMPARED, chance)) {
      double length = length(game.after(position, move));
      if (length > most) {
        most = length;
        longest = move;
      }
    }
    return longest;
  }

  /** How long the game goes on; a guess is less than any number that is known. */
  public double length(P reached) {
    if (game.ending(reached) != null) {
      return 0;
    }
    Worth worth = strategy.worth(reached);
    if (worth.isCounted()) {
      return worth.number();
    }
    if (!game.listsMoves()) {
      return 0;
    }
    looks = game.mayGoOnForEver() ? -1 : MOST_LOOKS;
    int halfMoves = untilTheEnd(reached, 0);
    int replies = game.moves(reached).size();
    return looks >= 0 ? halfMoves : 1 - 1.0 / (1 + replies);
  }

  /** The half-moves that are left if whoever wins makes haste and the other side delays. */
  private int untilTheEnd(P position, int ahead) {
    if (looks < 0 || game.ending(position) != null || ahead > MOST_AHEAD) {
      looks = ahead > MOST_AHEAD ? -1 : looks;
      return 0;
    }
    Integer found = known.get(position);
    if (found != null) {
      return found;
    }
    int sign = strategy.worth(position).sign();
    int end = sign < 0 ? 0 : Integer.MAX_VALUE;
    for (M move : game.moves(position)) {
      P reached = game.after(position, move);
      if (--looks < 0) {
        return 0;
      }
      if (strategy.outcome(reached).sign() >= sign) {
        int length = 1 + untilTheEnd(reached, ahead + 1);
        end = sign < 0 ? Math.max(end, length) : Math.min(end, length);
      }
    }
    if (looks >= 0) {
      known.put(position, end);
    }
    return end;
  }
}
