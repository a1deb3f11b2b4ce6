package initiative.solve;

import initiative.game.BachetCycles;
import initiative.game.BachetCycles.Heap;
import initiative.game.Worth;

/** Won, lost and drawn heaps with their depths in half-moves. */
public final class BachetCyclesTable extends Strategy<Heap, Long> {
  private SticksTable table;

  public BachetCyclesTable(BachetCycles game) {
    super(game);
  }

  @Override
  public void prepare(Heap start) {
    table = SticksTable.of(start.sticks, start.specials.from(), start.specials.to());
  }

  @Override
  public Worth worth(Heap heap) {
    return table.worth(heap.sticks);
  }
}
