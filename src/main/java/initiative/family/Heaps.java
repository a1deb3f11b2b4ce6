package initiative.family;

import initiative.game.Tuple;

/**
 * The sizes of several heaps of sticks, also of the empty ones, and what may be taken from them.
 * Heaps are counted from 1.
 */
public class Heaps extends Tuple {
  /** What a move may take from a heap, if there is as much. */
  public final TakeSet takes;

  /** Heaps from which any number of sticks may be taken. */
  public Heaps(long... sizes) {
    this(TakeRange.ANY, sizes);
  }

  public Heaps(TakeSet takes, long... sizes) {
    super(sizes);
    this.takes = takes;
  }

  @Override
  protected final Object board() {
    return takes;
  }

  /** How many heaps there are, with the empty ones. */
  public final int count() {
    return size();
  }

  /** The sticks in a heap. */
  public final long size(int heap) {
    return get(heap - 1);
  }

  /** The heaps after a take. */
  public final Heaps without(Take take) {
    return resized(with(take.heap - 1, size(take.heap) - take.count));
  }

  /** Heaps of the same kind with other sizes. */
  protected Heaps resized(long... sizes) {
    return new Heaps(takes, sizes);
  }

  /** Whether something may be taken from a heap. */
  public final boolean isOpen(int heap) {
    return size(heap) >= takes.least();
  }

  /** Whether nothing may be taken from any heap. */
  public final boolean areClosed() {
    for (int heap = 1; heap <= count(); heap++) {
      if (isOpen(heap)) {
        return false;
      }
    }
    return true;
  }
}
