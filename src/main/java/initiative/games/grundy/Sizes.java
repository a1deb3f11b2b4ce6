package initiative.games.grundy;

import initiative.game.Tuple;
import java.util.Arrays;

/**
 * The sizes of heaps that have no numbers, ascending, and how many heaps have each size. However
 * many heaps there come to be, sizes that differ cannot be many.
 */
public final class Sizes extends Tuple {

  /** Sizes and counts by turns. */
  private Sizes(long... numbers) {
    super(numbers);
  }

  /** Heaps of these sizes, in any order. */
  public static Sizes of(long... heaps) {
    Sizes sizes = new Sizes();
    for (long heap : heaps) {
      sizes = sizes.with((int) heap);
    }
    return sizes;
  }

  /** How many different sizes there are. */
  public int kinds() {
    return size() / 2;
  }

  /** A size; the different sizes are counted from 0. */
  public int sizeAt(int index) {
    return (int) get(2 * index);
  }

  /** How many heaps have it. */
  public int countAt(int index) {
    return (int) get(2 * index + 1);
  }

  /** The largest size. */
  public int largest() {
    return sizeAt(kinds() - 1);
  }

  /** Whether there is a heap of this size. */
  public boolean has(int size) {
    int index = indexOf(size);
    return index < kinds() && sizeAt(index) == size;
  }

  /** How many sizes are less than this one. */
  int indexOf(int size) {
    int low = 0;
    int high = kinds();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sizeAt(middle) < size) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The heaps and one more of this size. */
  public Sizes with(int size) {
    int index = indexOf(size);
    if (has(size)) {
      return new Sizes(with(2 * index + 1, countAt(index) + 1));
    }
    long[] numbers = new long[size() + 2];
    for (int i = 0; i < size(); i++) {
      numbers[i < 2 * index ? i : i + 2] = get(i);
    }
    numbers[2 * index] = size;
    numbers[2 * index + 1] = 1;
    return new Sizes(numbers);
  }

  /** The heaps less one of this size, which there is. */
  public Sizes without(int size) {
    int index = indexOf(size);
    long[] numbers = with(2 * index + 1, countAt(index) - 1);
    if (numbers[2 * index + 1] == 0) {
      System.arraycopy(numbers, 2 * index + 2, numbers, 2 * index, size() - 2 * index - 2);
      numbers = Arrays.copyOf(numbers, size() - 2);
    }
    return new Sizes(numbers);
  }

  /** The sizes as in "1 x 3, 2, 7": three heaps of 1, one of 2, one of 7. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < kinds(); i++) {
      text.append(i == 0 ? "" : ", ").append(sizeAt(i));
      if (countAt(i) > 1) {
        text.append(" x ").append(countAt(i));
      }
    }
    return text.toString();
  }
}
