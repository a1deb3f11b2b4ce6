package initiative.solve;

import initiative.game.FibonacciNim;
import initiative.game.FibonacciNim.Heap;
import initiative.game.Worth;

/**
 * The least winning take of every heap. To take k of n sticks wins if the other side may then take
 * up to 2k of the n - k that are left but would need more to win. A heap is won exactly when its
 * least winning take is allowed, so that one number a heap does for all the limits that it can be
 * met with.
 */
public final class FibonacciNimTable extends Strategy<Heap, Integer> {
  private int[] leastWinningTake = {Integer.MAX_VALUE};

  public FibonacciNimTable(FibonacciNim game) {
    super(game);
  }

  @Override
  public void prepare(Heap start) {
    if (start.sticks < leastWinningTake.length) {
      return;
    }
    int[] least = new int[start.sticks + 1];
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
  public Worth worth(Heap heap) {
    return heap.most >= leastWinningTake[heap.sticks] ? Worth.WON : Worth.LOST;
  }
}
