package initiative.games.bachetcycles;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.bachetcycles.BachetCycles.Heap;

/** Won, lost and drawn heaps with their depths in half-moves. */
public final class BachetCyclesTable extends Strategy<Heap, Long> {
  private final SticksTable table;

  public BachetCyclesTable(BachetCycles game, Heap start) {
    super(game);
    table = SticksTable.of(start.sticks, start.specials.from(), start.specials.to());
  }

  @Override
  public long positions() {
    return table.positions();
  }

  @Override
  public Worth worth(Heap heap) {
    return table.worth(heap.sticks);
  }

  @Override
  public boolean mayBeDrawn() {
    return true;
  }
}
