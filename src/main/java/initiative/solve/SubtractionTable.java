package initiative.solve;

import initiative.game.Subtraction;
import initiative.game.Worth;

/** Won and lost heaps of a subtraction game. */
public final class SubtractionTable extends Strategy<Integer, Integer> {
  private final HeapTable heaps;

  public SubtractionTable(Subtraction game) {
    super(game);
    heaps = new HeapTable(game.takes());
  }

  @Override
  public void prepare(Integer start) {
    heaps.prepare(start);
  }

  @Override
  public Worth worth(Integer sticks) {
    return heaps.value(sticks) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A heap can be moved to what each take leaves of it. */
  private static final class HeapTable extends GrundyTable {
    private final int[] takes;

    HeapTable(int[] takes) {
      this.takes = takes;
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
