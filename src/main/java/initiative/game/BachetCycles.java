package initiative.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * There is one heap of sticks. A move takes 1, 2 or 3 of them, not more than there are. Besides,
 * there are special moves "a b": when exactly a sticks are left, they may be replaced by b, which
 * may be more or just as many. Who leaves no stick wins. The game may go on for ever; for both
 * sides that is worse than to win and better than to lose.
 *
 * <p>Start: a line with the number of special moves, a line for each with its a and b, a line with
 * the number of sticks. Move: the number of sticks left after it, so that a special move is the
 * same as a take that leaves as many. Order: ascending.
 */
public final class BachetCycles implements Game<BachetCycles.Heap, Long> {
  public static final int MOST_SPECIALS = 12345;
  public static final long LARGEST_HEAP = 1000000000000000000L;
  public static final int LARGEST_TAKE = 3;

  /** The special moves of a game, each given once, in the order of a, then of b. */
  public static final class Specials {
    private final Special[] moves;

    /** The moves from[i] -> to[i], in any order. */
    public Specials(long[] from, long[] to) {
      Special[] sorted = new Special[from.length];
      for (int i = 0; i < sorted.length; i++) {
        sorted[i] = new Special(from[i], to[i]);
      }
      Arrays.sort(sorted);
      int count = 0;
      for (Special special : sorted) {
        if (count == 0 || special.compareTo(sorted[count - 1]) != 0) {
          sorted[count++] = special;
        }
      }
      moves = Arrays.copyOf(sorted, count);
    }

    public int count() {
      return moves.length;
    }

    /** What a special move is made from; they are counted from 0. */
    public long from(int index) {
      return moves[index].from;
    }

    /** What a special move leads to. */
    public long to(int index) {
      return moves[index].to;
    }

    /** The first special move from at least so many sticks, or their count if there is none. */
    public int firstFrom(long sticks) {
      int low = 0;
      int high = moves.length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (moves[middle].from < sticks) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || other instanceof Specials && Arrays.equals(moves, ((Specials) other).moves);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(moves);
    }
  }

  private static final class Special implements Comparable<Special> {
    final long from;
    final long to;

    Special(long from, long to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public int compareTo(Special other) {
      return from != other.from ? Long.compare(from, other.from) : Long.compare(to, other.to);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Special && compareTo((Special) other) == 0;
    }

    @Override
    public int hashCode() {
      return 31 * Long.hashCode(from) + Long.hashCode(to);
    }
  }

  /** The sticks that are left, and the special moves of the game. */
  public static final class Heap {
    public final Specials specials;
    public final long sticks;

    public Heap(Specials specials, long sticks) {
      this.specials = specials;
      this.sticks = sticks;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Heap
          && sticks == ((Heap) other).sticks
          && specials.equals(((Heap) other).specials);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(sticks);
    }

    @Override
    public String toString() {
      return Long.toString(sticks);
    }
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    int count = in.integer("the number of special moves", 0, MOST_SPECIALS);
    long[] from = new long[count];
    long[] to = new long[count];
    for (int i = 0; i < count; i++) {
      long[] special = in.longs("a special move", 2, 0, LARGEST_HEAP);
      from[i] = special[0];
      to[i] = special[1];
      if (from[i] == 0) {
        throw in.bad("a special move from at least 1 stick");
      }
    }
    long sticks = in.longs("the number of sticks", 1, 1, LARGEST_HEAP)[0];
    return new Heap(new Specials(from, to), sticks);
  }

  @Override
  public List<Long> moves(Heap heap) {
    List<Long> moves = new ArrayList<>();
    Specials specials = heap.specials;
    int special = specials.firstFrom(heap.sticks);
    long take = Math.max(heap.sticks - LARGEST_TAKE, 0);
    while (true) {
      boolean isSpecial = special < specials.count() && specials.from(special) == heap.sticks;
      boolean isTake = take < heap.sticks;
      if (!isSpecial && !isTake) {
        return moves;
      }
      long next = isSpecial ? specials.to(special) : take;
      if (isTake && take <= next) {
        next = take++;
      }
      if (isSpecial && specials.to(special) == next) {
        special++;
      }
      moves.add(next);
    }
  }

  @Override
  public Heap after(Heap heap, Long left) {
    return new Heap(heap.specials, left);
  }

  @Override
  public Worth ending(Heap heap) {
    return heap.sticks == 0 ? Worth.lostIn(0) : null;
  }

  @Override
  public boolean mayGoOnForEver() {
    return true;
  }

  @Override
  public Long parseMove(String line) {
    return Numbers.singleLong(line);
  }

  @Override
  public String moveForm() {
    return "STICKS LEFT";
  }
}
