package initiative.family;

import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/** Sums of heaps, each worth its Grundy value: lost exactly if the xor of the values is 0. */
public final class TakeSetTable extends Strategy<Heaps, Take> {
  /** Where long runs of takes win, so many of each heap are enough to choose from. */
  private static final int MOST_OF_A_HEAP = 100;

  public TakeSetTable(TakeSetGame game) {
    super(game);
  }

  private static TakeSet takes(Heaps heaps) {
    return ((TakeSetGame.Boxes) heaps).takes;
  }

  private static long xor(Heaps heaps) {
    long xor = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      xor ^= takes(heaps).value(heaps.size(heap));
    }
    return xor;
  }

  @Override
  public Worth worth(Heaps heaps) {
    return xor(heaps) == 0 ? Worth.LOST : Worth.WON;
  }

  /**
   * A winning take makes the value of its heap what the xor of the others is. Of each heap the
   * least of them are given, a hundred at most.
   */
  @Override
  public List<Take> best(Heaps heaps) {
    long xor = xor(heaps);
    List<Take> best = new ArrayList<>();
    for (int heap = 1; heap <= heaps.count() && xor != 0; heap++) {
      long size = heaps.size(heap);
      long others = xor ^ takes(heaps).value(size);
      long take = takes(heaps).takeTo(others, size, 0);
      for (int found = 0; take > 0 && found < MOST_OF_A_HEAP; found++) {
        best.add(new Take(heap, take));
        take = takes(heaps).takeTo(others, size, take);
      }
    }
    return best;
  }
}
