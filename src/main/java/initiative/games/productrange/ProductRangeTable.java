package initiative.games.productrange;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.productrange.ProductRange.Reached;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The winning factors of every product below the range, the largest product first. Which factor has
 * just been said does not matter for that: it only forbids some of them. A factor wins if it leads
 * into the range, or to a product whose winning factors are all forbidden after it. Products of
 * factors up to 9 have no primes but 2, 3, 5 and 7, and there are only 1273 of them up to a
 * million.
 */
final class ProductRangeTable extends Strategy<Reached, Integer> {
  private static final int[] PRIMES = {2, 3, 5, 7};

  /** Products of factors, ascending, all of them below the range. */
  private final int[] products;

  /** The sets of their winning factors. */
  private final short[] winning;

  private final int[] following = Factors.following();

  ProductRangeTable(ProductRange game, int least, int greatest) {
    super(game);
    products = productsBelow(least);
    winning = new short[products.length];
    fill(least, greatest);
  }

  /** All products in order: the next is the least one that is a prime times an earlier one. */
  private static int[] productsBelow(int bound) {
    int[] found = new int[64];
    found[0] = 1;
    int count = 1;
    int[] at = new int[PRIMES.length];
    while (true) {
      int next = Integer.MAX_VALUE;
      for (int i = 0; i < PRIMES.length; i++) {
        next = Math.min(next, PRIMES[i] * found[at[i]]);
      }
      if (next >= bound) {
        return Arrays.copyOf(found, count);
      }
      found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
      found[count++] = next;
      for (int i = 0; i < PRIMES.length; i++) {
        at[i] += PRIMES[i] * found[at[i]] == next ? 1 : 0;
      }
    }
  }

  /** With the product what it leads to descends too, so each factor needs but one way down. */
  private void fill(int least, int greatest) {
    int[] at = new int[Factors.MOST + 1];
    Arrays.fill(at, products.length - 1);
    for (int i = products.length - 1; i >= 0; i--) {
      int set = 0;
      for (int factor = Factors.LEAST; factor <= Factors.MOST; factor++) {
        int reached = products[i] * factor;
        boolean wins;
        if (reached < least) {
          while (products[at[factor]] > reached) {
            at[factor]--;
          }
          wins = (winning[at[factor]] & following[factor]) == 0;
        } else {
          wins = reached <= greatest;
        }
        set |= wins ? Factors.only(factor) : 0;
      }
      winning[i] = (short) set;
    }
  }

  /** The winning factors that may be said; none if the game has ended. */
  private int winning(Reached reached) {
    int index = Arrays.binarySearch(products, reached.product);
    return index < 0 ? 0 : winning[index] & following[reached.last];
  }

  /** The products below the range, ascending. */
  int[] products() {
    return products.clone();
  }

  @Override
  public long positions() {
    return products.length;
  }

  @Override
  public Worth worth(Reached reached) {
    Worth ending = game.ending(reached);
    return ending != null ? ending : winning(reached) == 0 ? Worth.LOST : Worth.WON;
  }

  @Override
  public List<Integer> best(Reached reached) {
    int set = winning(reached);
    List<Integer> best = new ArrayList<>();
    for (int factor = Factors.LEAST; factor <= Factors.MOST; factor++) {
      if ((set & Factors.only(factor)) != 0) {
        best.add(factor);
      }
    }
    return best;
  }
}
