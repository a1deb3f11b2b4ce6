package initiative.solve;

import initiative.game.Nim;
import initiative.game.Nim.Heaps;
import initiative.game.Nim.Take;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/** Sums of heaps, each worth its Grundy value. */
public final class NimTable extends Strategy<Heaps, Take> {
  private final Nim nim;

  public NimTable(Nim game) {
    super(game);
    nim = game;
  }

  /** Nothing to compute: the value of a heap has a formula. */
  @Override
  public void prepare(Heaps start) {}

  /** If a move takes from 1 to k sticks, a heap is worth its size modulo k + 1. */
  private int value(int sticks) {
    return isUnlimited() ? sticks : sticks % period();
  }

  private boolean isUnlimited() {
    return nim.largestTake() == Integer.MAX_VALUE;
  }

  private int period() {
    return nim.largestTake() + 1;
  }

  private int xor(Heaps heaps) {
    int xor = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      xor ^= value(heaps.size(heap));
    }
    return xor;
  }

  @Override
  public Worth worth(Heaps heaps) {
    return xor(heaps) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning take makes the value of its heap what the xor of the others is; only one can. */
  @Override
  public List<Take> best(Heaps heaps) {
    int xor = xor(heaps);
    if (xor == 0) {
      return game.moves(heaps);
    }
    List<Take> best = new ArrayList<>();
    for (int heap = 1; heap <= heaps.count(); heap++) {
      int size = heaps.size(heap);
      int others = xor ^ value(size);
      int take = isUnlimited() ? size - others : Math.floorMod(size - others, period());
      if (take >= 1 && take <= size && value(size - take) == others) {
        best.add(new Take(heap, take));
      }
    }
    return best;
  }
}
