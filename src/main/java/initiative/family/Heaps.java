package initiative.family;

import initiative.game.Tuple;
import java.util.Arrays;

/** The sizes of several heaps of sticks, also of the empty ones; heaps are counted from 1. */
public class Heaps extends Tuple {
  private static final int MOST_DRAWN = 40;

  public Heaps(long... sizes) {
    super(sizes);
  }

  /** How many heaps there are, with the empty ones. */
  public final int count() {
    return size();
  }

  /** The sticks in a heap. */
  public final long size(int heap) {
    return get(heap - 1);
  }

  /** The sticks in all heaps, from the first to the last. */
  public final long[] sizes() {
    return numbers();
  }

  /** The sticks in the largest heap. */
  public final long largest() {
    long largest = 0;
    for (int heap = 1; heap <= count(); heap++) {
      largest = Math.max(largest, size(heap));
    }
    return largest;
  }

  /** The heaps after a take. */
  public final Heaps without(Take take) {
    return resized(with(take.heap - 1, size(take.heap) - take.count));
  }

  /** Heaps of the same kind with other sizes. */
  protected Heaps resized(long... sizes) {
    return new Heaps(sizes);
  }

  /** How many of the numbers that may be taken are at most so large; here all are allowed. */
  public long takes(long bound) {
    return bound;
  }

  /** One of the numbers that may be taken, in ascending order, counted from 0. */
  public long take(long index) {
    return index + 1;
  }

  /** The least number that may be taken. */
  public final long least() {
    return take(0);
  }

  /** The largest number up to a bound that may be taken, 0 if there is none. */
  public final long upTo(long bound) {
    long count = takes(bound);
    return count == 0 ? 0 : take(count - 1);
  }

  /** Whether something may be taken from a heap. */
  public final boolean isOpen(int heap) {
    return takes(size(heap)) > 0;
  }

  /**
   * A line for each heap with its number and its sticks; null if a heap is too large to be seen.
   */
  public final String picture() {
    StringBuilder picture = new StringBuilder();
    for (int heap = 1; heap <= count(); heap++) {
      String sticks = sticks(size(heap));
      if (sticks == null) {
        return null;
      }
      picture.append(count() > 9 && heap < 10 ? " " : "").append(heap).append(':');
      picture.append(sticks.isEmpty() ? "" : " ").append(sticks);
      picture.append('\n');
    }
    return picture.toString();
  }

  /** So many sticks side by side; null if they are too many to be seen. */
  public static String sticks(long count) {
    if (count > MOST_DRAWN) {
      return null;
    }
    char[] sticks = new char[(int) count];
    Arrays.fill(sticks, '|');
    return new String(sticks);
  }
}
