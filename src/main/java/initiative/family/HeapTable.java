package initiative.family;

import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/** Heaps from which any number may be taken: lost exactly if the xor of their sizes is 0. */
public final class HeapTable extends Strategy<Heaps, Take> {

  public HeapTable(HeapGame game) {
    super(game);
  }

  /** The Grundy value of all heaps together. */
  static long xor(Heaps heaps) {
    long xor = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      xor ^= heaps.size(heap);
    }
    return xor;
  }

  @Override
  public Worth worth(Heaps heaps) {
    return xor(heaps) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning take makes its heap as large as the xor of the others is. */
  @Override
  public List<Take> best(Heaps heaps) {
    long xor = xor(heaps);
    List<Take> best = new ArrayList<>();
    for (int heap = 1; heap <= heaps.count(); heap++) {
      long take = heaps.size(heap) - (heaps.size(heap) ^ xor);
      if (take > 0) {
        best.add(((HeapGame) game).take(heap, take));
      }
    }
    return best;
  }
}
