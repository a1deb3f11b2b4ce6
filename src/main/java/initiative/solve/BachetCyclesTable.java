package initiative.solve;

import initiative.game.BachetCycles;
import initiative.game.BachetCycles.Heap;
import initiative.game.BachetCycles.Specials;
import initiative.game.Worth;

/** Won, lost and drawn heaps with their depths in half-moves. */
public final class BachetCyclesTable extends Strategy<Heap, Long> {
  private SticksTable table;

  public BachetCyclesTable(BachetCycles game) {
    super(game);
  }

  @Override
  public void prepare(Heap start) {
    Specials specials = start.specials;
    long[] from = new long[specials.count()];
    long[] to = new long[specials.count()];
    for (int i = 0; i < from.length; i++) {
      from[i] = specials.from(i);
      to[i] = specials.to(i);
    }
    table = SticksTable.of(start.sticks, from, to);
  }

  @Override
  public Worth worth(Heap heap) {
    return table.worth(heap.sticks);
  }
}
