package initiative.game;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;

/**
 * There are several heaps of sticks. A move takes some sticks from one heap: any number of them, or
 * at most as many as a variant allows. Who takes the last stick of the last heap wins.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes. Move: the number of the heap,
 * counted from 1 and kept when others become empty, and the number taken. Order: by heap, then by
 * the number taken.
 */
public final class Nim implements Game<Nim.Heaps, Nim.Take> {
  public static final int MOST_HEAPS = 12;
  public static final int LARGEST_HEAP = 1234;

  private final int largestTake;

  /** Nim in which any number of sticks may be taken. */
  public Nim() {
    this(Integer.MAX_VALUE);
  }

  /** Nim in which a move takes from 1 to largestTake sticks. */
  public Nim(int largestTake) {
    this.largestTake = largestTake;
  }

  /** The sizes of all heaps, also of the empty ones. */
  public static final class Heaps {
    private final int[] sizes;

    public Heaps(int... sizes) {
      this.sizes = sizes;
    }

    public int count() {
      return sizes.length;
    }

    /** The sticks in a heap; heaps are counted from 1. */
    public int size(int heap) {
      return sizes[heap - 1];
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Heaps && Arrays.equals(sizes, ((Heaps) other).sizes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(sizes);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int size : sizes) {
        text.append(text.length() == 0 ? "" : " ").append(size);
      }
      return text.toString();
    }
  }

  /** So many sticks from one heap. */
  public static final class Take {
    public final int heap;
    public final int count;

    public Take(int heap, int count) {
      this.heap = heap;
      this.count = count;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Take && heap == ((Take) other).heap && count == ((Take) other).count;
    }

    @Override
    public int hashCode() {
      return 31 * heap + count;
    }

    @Override
    public String toString() {
      return new StringBuilder().append(heap).append(' ').append(count).toString();
    }
  }

  /** The most that a move may take, Integer.MAX_VALUE if there is no such limit. */
  public int largestTake() {
    return largestTake;
  }

  /** The most that may be taken from a heap. */
  public int most(Heaps heaps, int heap) {
    return Math.min(heaps.size(heap), largestTake);
  }

  @Override
  public Heaps readStart(StartReader in) throws BadInput {
    int count = in.integer("the number of heaps", 1, MOST_HEAPS);
    return new Heaps(in.integers("the heap sizes", count, 1, LARGEST_HEAP));
  }

  @Override
  public List<Take> moves(Heaps heaps) {
    return new Takes(heaps);
  }

  @Override
  public Heaps after(Heaps heaps, Take take) {
    int[] sizes = heaps.sizes.clone();
    sizes[take.heap - 1] -= take.count;
    return new Heaps(sizes);
  }

  @Override
  public boolean isLegal(Heaps heaps, Take take) {
    return take.heap >= 1
        && take.heap <= heaps.count()
        && take.count >= 1
        && take.count <= most(heaps, take.heap);
  }

  /** Whether all heaps are empty; quicker than to count the moves. */
  @Override
  public Worth ending(Heaps heaps) {
    for (int size : heaps.sizes) {
      if (size > 0) {
        return null;
      }
    }
    return Worth.LOST;
  }

  @Override
  public Take parseMove(String line) {
    int[] numbers = Numbers.exactly(2, line);
    return numbers == null ? null : new Take(numbers[0], numbers[1]);
  }

  @Override
  public String moveForm() {
    return "HEAP COUNT";
  }

  /** The takes from each heap in turn; there may be thousands, so they are made when asked for. */
  private final class Takes extends AbstractList<Take> {
    private final Heaps heaps;

    Takes(Heaps heaps) {
      this.heaps = heaps;
    }

    @Override
    public Take get(int index) {
      if (index < 0) {
        throw new IndexOutOfBoundsException(Integer.toString(index));
      }
      int rest = index;
      int heap = 1;
      while (rest >= most(heaps, heap)) {
        rest -= most(heaps, heap);
        heap++;
      }
      return new Take(heap, rest + 1);
    }

    @Override
    public int size() {
      int size = 0;
      for (int heap = 1; heap <= heaps.count(); heap++) {
        size += most(heaps, heap);
      }
      return size;
    }
  }
}
