package initiative.games.miserenim;

import initiative.family.HeapTable;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * As long as some heap has two sticks or more, what wins in nim wins here too. Once all heaps have
 * one stick, it is the other way round: an odd number of them is lost. So the last heap with more
 * is taken whole or but for one stick, such that an odd number of single sticks is left.
 */
final class MisereNimTable extends Strategy<Heaps, Take> {
  private final HeapTable nim;

  MisereNimTable(MisereNim game) {
    super(game);
    nim = new HeapTable(game);
  }

  /** How many heaps have two sticks or more. */
  static int largeHeaps(Heaps heaps) {
    int count = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      count += heaps.size(heap) > 1 ? 1 : 0;
    }
    return count;
  }

  @Override
  public Worth worth(Heaps heaps) {
    Worth inNim = nim.worth(heaps);
    return largeHeaps(heaps) == 0 ? inNim.toMover() : inNim;
  }

  @Override
  public List<Take> best(Heaps heaps) {
    int large = largeHeaps(heaps);
    if (large > 1) {
      return nim.best(heaps);
    }
    List<Take> best = new ArrayList<>();
    for (int heap = 1; heap <= heaps.count() && large == 1; heap++) {
      long size = heaps.size(heap);
      if (size > 1) {
        best.add(new Take(heap, areOddWithout(heap, heaps) ? size : size - 1));
      }
    }
    return best;
  }

  /** Whether the number of single sticks in the other heaps is odd. */
  private static boolean areOddWithout(int left, Heaps heaps) {
    boolean odd = false;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      odd ^= heap != left && heaps.size(heap) == 1;
    }
    return odd;
  }
}
