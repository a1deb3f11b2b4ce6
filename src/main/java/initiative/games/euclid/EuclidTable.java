package initiative.games.euclid;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.euclid.Euclid.Pair;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Won and lost pairs of heaps, by the moves that are forced. If the larger heap is at least twice
 * the smaller one, the side to move can take as much as there is, or leave the other side the one
 * forced move to the same pair: one of the two wins. Otherwise its own move is forced, and it is
 * the other side's turn. Each forced move is a step of Euclid's algorithm with a quotient of 1, so
 * that there are fewer than 90 of them, and no product is needed.
 *
 * <p>In other words, a pair of different heaps is lost exactly if the larger one is less than the
 * smaller one times the golden section.
 */
public final class EuclidTable extends Strategy<Pair, Long> {

  public EuclidTable(Euclid game) {
    super(game);
  }

  private static boolean isLost(long smaller, long larger) {
    boolean isLost = false;
    long small = smaller;
    long large = larger;
    while (small > 0 && large - small < small) {
      long rest = large - small;
      large = small;
      small = rest;
      isLost = !isLost;
    }
    return small == 0 ? !isLost : isLost;
  }

  @Override
  public Worth worth(Pair pair) {
    return isLost(pair.smaller, pair.larger) ? Worth.LOST : Worth.WON;
  }

  /** Where there is a choice, exactly one move wins. */
  @Override
  public List<Long> best(Pair pair) {
    if (pair.smaller == 0 || pair.times() == 1) {
      return Collections.emptyList();
    }
    long most = pair.times() * pair.smaller;
    boolean takesMost = isLost(pair.larger - most, pair.smaller);
    return Collections.singletonList(takesMost ? most : most - pair.smaller);
  }

  /** The pairs through which the moves are forced, from this one to the first with a choice. */
  static List<Pair> forced(Pair pair) {
    List<Pair> forced = new ArrayList<>();
    Pair at = pair;
    forced.add(at);
    while (at.smaller > 0 && at.times() == 1) {
      at = new Pair(at.smaller, at.larger - at.smaller);
      forced.add(at);
    }
    return forced;
  }
}
