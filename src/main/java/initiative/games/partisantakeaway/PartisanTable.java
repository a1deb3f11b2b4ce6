package initiative.games.partisantakeaway;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.partisantakeaway.PartisanTakeaway.Heap;
import initiative.games.partisantakeaway.PartisanTakeaway.Takes;

/** Won and lost heaps in two rows, one for each side that may be to move. */
public final class PartisanTable extends Strategy<Heap, Integer> {
  private final Takes first;
  private final TwoRows rows;

  /** A table for all that can be reached from a start. */
  public PartisanTable(PartisanTakeaway game, Heap start) {
    super(game);
    first = start.mine;
    rows = new TwoRows(start.sticks, start.mine, start.theirs);
  }

  /** If the sides have the same takes, so are the rows. */
  @Override
  public Worth worth(Heap heap) {
    return rows.isLost(heap.mine.equals(first) ? 0 : 1, heap.sticks) ? Worth.LOST : Worth.WON;
  }

  /** After how many sticks won and lost heaps repeat themselves; 0 if that was not needed. */
  int period() {
    return rows.period();
  }
}
