package initiative.games.fibonaccinim;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.fibonaccinim.FibonacciNim.Heap;

/**
 * The least winning take of every heap. To take k of n sticks wins if the other side may then take
 * up to 2k of the n - k that are left but would need more to win. A heap is won exactly when its
 * least winning take is allowed, so that one number a heap does for all the limits that it can be
 * met with.
 */
public final class FibonacciNimTable extends Strategy<Heap, Integer> {
  private final int[] leastWinningTake;

  /** A table for heaps of up to so many sticks. */
  public FibonacciNimTable(FibonacciNim game, int largest) {
    super(game);
    int[] least = new int[largest + 1];
    least[0] = Integer.MAX_VALUE;
    for (int sticks = 1; sticks < least.length; sticks++) {
      int take = 1;
      while (2 * take >= least[sticks - take]) {
        take++;
      }
      least[sticks] = take;
    }
    leastWinningTake = least;
  }

  @Override
  public long positions() {
    return leastWinningTake.length;
  }

  /** The least number that wins if it may be taken. */
  int leastWinningTake(int sticks) {
    return leastWinningTake[sticks];
  }

  @Override
  public Worth worth(Heap heap) {
    return heap.most >= leastWinningTake[heap.sticks] ? Worth.WON : Worth.LOST;
  }

  /** The least take with which a heap can be won. */
  int leastWinningTake(Heap heap) {
    return leastWinningTake[heap.sticks];
  }
}
