package initiative.family;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.GrundyTable;

/** Won and lost heaps of a subtraction game. */
public final class SubtractionTable extends Strategy<Integer, Integer> {
  private final HeapTable heaps;

  /** A table for heaps of up to so many sticks. */
  public SubtractionTable(Game<Integer, Integer> game, int largest, int... takes) {
    super(game);
    heaps = new HeapTable(largest, takes);
  }

  @Override
  public long positions() {
    return heaps.size();
  }

  /** The Grundy value of a heap. */
  int value(int sticks) {
    return heaps.value(sticks);
  }

  @Override
  public Worth worth(Integer sticks) {
    return heaps.value(sticks) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A heap can be moved to what each take leaves of it. */
  private static final class HeapTable extends GrundyTable {
    private final int[] takes;

    HeapTable(int largest, int[] takes) {
      super(largest);
      this.takes = takes;
      fill();
    }

    @Override
    protected void options(int sticks) {
      for (int take : takes) {
        if (take <= sticks) {
          reach(value(sticks - take));
        }
      }
    }
  }
}
