package initiative.family;

import initiative.game.Chance;
import initiative.game.Limit;

/** Random heaps: their number, and their sizes. */
public class HeapStarts extends BalancedStarts<Heaps, Take> {
  public HeapStarts(HeapGame game, Limit heaps, Limit sticks) {
    this(game, new Limit[] {heaps, sticks});
  }

  /** Starts with more sizes behind the number of heaps and their sizes. */
  protected HeapStarts(HeapGame game, Limit... sizes) {
    super(game, sizes);
  }

  @Override
  protected Heaps draw(Limit[] within, Chance chance) {
    return new Heaps(sizes(within, chance));
  }

  /** So many numbers as the first limit says, within the second one. */
  public static long[] sizes(Limit[] within, Chance chance) {
    long[] sizes = new long[(int) within[0].draw(chance)];
    for (int heap = 0; heap < sizes.length; heap++) {
      sizes[heap] = within[1].draw(chance);
    }
    return sizes;
  }

  @Override
  protected final boolean isStart(Heaps reached, Limit[] within) {
    for (int heap = 1; heap <= reached.count(); heap++) {
      if (reached.size(heap) < within[1].min) {
        return false;
      }
    }
    return true;
  }

  /** A line with the number of heaps and one with their sizes. */
  @Override
  protected String text(Heaps start) {
    return start.count() + "/" + start;
  }
}
