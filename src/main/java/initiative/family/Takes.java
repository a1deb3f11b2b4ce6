package initiative.family;

import java.util.AbstractList;

/**
 * The takes from each heap in turn, ascending. There may be thousands, so they are made when asked
 * for; there may be more than a list can have, and then only its beginning is listed.
 */
final class Takes extends AbstractList<Take> {
  private final HeapGame game;
  private final Heaps heaps;

  Takes(HeapGame game, Heaps heaps) {
    this.game = game;
    this.heaps = heaps;
  }

  private long count(int heap) {
    return heaps.takes(heaps.size(heap));
  }

  private Take take(int heap, long index) {
    return game.take(heap, heaps.take(index));
  }

  @Override
  public Take get(int index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException(Integer.toString(index));
    }
    long rest = index;
    int heap = 1;
    while (rest >= count(heap)) {
      rest -= count(heap++);
    }
    return take(heap, rest);
  }

  @Override
  public int size() {
    long size = 0;
    for (int heap = 1; heap <= heaps.count() && size < Integer.MAX_VALUE; heap++) {
      size += count(heap);
    }
    return (int) Math.min(size, Integer.MAX_VALUE);
  }

  /** Whether the list has all takes. */
  boolean isWhole() {
    return size() < Integer.MAX_VALUE;
  }

  /** The last take of all, be it in the list or not. */
  Take last() {
    int heap = heaps.count();
    while (!heaps.isOpen(heap)) {
      heap--;
    }
    return take(heap, count(heap) - 1);
  }
}
