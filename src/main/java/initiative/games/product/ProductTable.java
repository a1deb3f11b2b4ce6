package initiative.games.product;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.product.Product.Reached;

/**
 * Won and lost positions by intervals. All that counts is how many times the product so far fits
 * into the number to exceed. From 1 to 8 times a 9 wins at once; from 9 to 17 times nothing does,
 * and whatever is said leaves 1 to 8. From 18 to 161 times one of the lost 9 to 17 can be left,
 * from 162 to 323 times none, and so on: with each such pair of intervals the bounds grow 18 times,
 * by a 2 and a 9. So divided by 18 as long as it goes, the times are lost exactly from 9 on.
 */
final class ProductTable extends Strategy<Reached, Integer> {
  private static final int TURN = Product.LEAST * Product.MOST;

  ProductTable(Product game) {
    super(game);
  }

  @Override
  public Worth worth(Reached reached) {
    return isLost(reached.times()) ? Worth.LOST : Worth.WON;
  }

  /** Whether a position is lost whose product fits so many times; if not at all, it has ended. */
  static boolean isLost(long times) {
    long rest = times;
    while (rest >= TURN) {
      rest /= TURN;
    }
    return rest == 0 || rest >= Product.MOST;
  }

  /** Between which numbers a product may fit for the position to be worth the same. */
  static long[] interval(long times) {
    long scale = 1;
    long rest = times;
    while (rest >= TURN) {
      rest /= TURN;
      scale *= TURN;
    }
    return rest >= Product.MOST
        ? new long[] {Product.MOST * scale, TURN * scale - 1}
        : new long[] {scale, Product.MOST * scale - 1};
  }
}
