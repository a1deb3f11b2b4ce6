package initiative.games.bachetcycles;

import initiative.game.Worth;
import initiative.solve.RetrogradeTable;
import java.util.Arrays;

/**
 * Judges only the heaps near to those that have special moves, so that heaps may be as large as a
 * number can be.
 *
 * <p>In a gap between two heaps with special moves only takes are possible, so that each heap
 * depends on the three below it. If one of the first four heaps of the gap is lost, the next three
 * are won by a move to it, the one after them is lost again, two half-moves later, and so on with
 * period 4. If none is, then there is a drawn one among the first three, or else the fourth would
 * be lost; so the fourth is drawn, and with it all that follow. Hence the heaps number 5 to 8 of a
 * gap stand for all the rest of it: each four sticks more are a delay of two half-moves.
 */
public final class SparseSticksTable implements SticksTable {
  /** A power of two, since divisions would cost as much as all the rest. */
  private static final int PERIOD = 4;

  private static final int NEIGHBOURS = 2 * PERIOD;

  /** The heap with special moves, its neighbours, and one position that is never used. */
  private static final int BLOCK = 1 + NEIGHBOURS + 1;

  /**
   * So many takes lead out of a block: 3 from its first heap, 2 from the second, 1 from the third.
   */
  private static final int MOST_ACROSS =
      BachetCycles.LARGEST_TAKE * (BachetCycles.LARGEST_TAKE + 1) / 2;

  /** Heaps with special moves, and the empty one; each begins a block of positions. */
  private final long[] begins;

  private final Blocks blocks;

  public SparseSticksTable(long[] from, long[] to) {
    begins = distinct(from);
    blocks = new Blocks(from, to);
  }

  private static long[] distinct(long[] from) {
    long[] sorted = sorted(Arrays.copyOf(from, from.length + 1));
    int count = 1;
    for (long heap : sorted) {
      if (heap != sorted[count - 1]) {
        sorted[count++] = heap;
      }
    }
    return Arrays.copyOf(sorted, count);
  }

  /**
   * Sorts by merging runs of 1, 2, 4... numbers. At its first use the sort of the library takes 4
   * milliseconds, and on newer JVMs as long as half a start.
   */
  private static long[] sorted(long[] numbers) {
    long[] runs = numbers;
    long[] merged = new long[runs.length];
    for (int length = 1; length < runs.length; length *= 2) {
      for (int left = 0; left < runs.length; left += 2 * length) {
        merge(runs, left, Math.min(left + length, runs.length), length, merged);
      }
      long[] free = runs;
      runs = merged;
      merged = free;
    }
    return runs;
  }

  private static void merge(long[] runs, int left, int right, int length, long[] merged) {
    int one = left;
    int other = right;
    int end = Math.min(right + length, runs.length);
    for (int i = left; i < end; i++) {
      boolean takeOne = other == end || one < right && runs[one] <= runs[other];
      merged[i] = takeOne ? runs[one++] : runs[other++];
    }
  }

  @Override
  public long positions() {
    return blocks.size();
  }

  @Override
  public Worth worth(long sticks) {
    int block = block(sticks);
    Worth worth = blocks.worth(position(block, sticks));
    long depth = worth.number() + delay(block, sticks);
    return worth.isDrawn() ? worth : worth.isWon() ? Worth.wonIn(depth) : Worth.lostIn(depth);
  }

  /** The block that a heap belongs to: the last one that begins with at most so many sticks. */
  private int block(long sticks) {
    int found = Arrays.binarySearch(begins, sticks);
    return found >= 0 ? found : -found - 2;
  }

  /** The position that stands for a heap. */
  private int position(int block, long sticks) {
    long offset = sticks - begins[block];
    long within = offset <= NEIGHBOURS ? offset : PERIOD + 1 + (offset - PERIOD - 1 & PERIOD - 1);
    return block * BLOCK + (int) within;
  }

  /** How many half-moves more the heap takes than the one that stands for it. */
  private long delay(int block, long sticks) {
    long offset = sticks - begins[block];
    return offset <= NEIGHBOURS ? 0 : (offset - PERIOD - 1 & -PERIOD) >> 1;
  }

  /** The positions, and the moves between them. */
  private final class Blocks extends RetrogradeTable {
    private final int[] moves;

    /** The moves to a position as a chain, except the takes inside a block. */
    private final int[] firstTo;

    private final int[] nextTo;
    private final int[] from;
    private final long[] delays;
    private int count;

    Blocks(long[] specialFrom, long[] specialTo) {
      super(begins.length * BLOCK);
      moves = new int[begins.length * BLOCK];
      firstTo = new int[moves.length];
      int most = MOST_ACROSS * begins.length + specialFrom.length + 1;
      nextTo = new int[most];
      from = new int[most];
      delays = new long[most];
      for (int block = 0; block < begins.length; block++) {
        addTakes(block);
      }
      for (int i = 0; i < specialFrom.length; i++) {
        int position = block(specialFrom[i]) * BLOCK;
        moves[position]++;
        add(position, block(specialTo[i]), specialTo[i]);
      }
      end(0, -1);
      fill();
    }

    private void addTakes(int block) {
      long end = block + 1 < begins.length ? begins[block + 1] : Long.MAX_VALUE;
      for (int offset = 0; offset <= NEIGHBOURS && begins[block] + offset < end; offset++) {
        long sticks = begins[block] + offset;
        int most = (int) Math.min(BachetCycles.LARGEST_TAKE, sticks);
        moves[block * BLOCK + offset] = most;
        int reached = block;
        for (int take = offset + 1; take <= most; take++) {
          if (sticks - take < begins[reached]) {
            reached--;
          }
          add(block * BLOCK + offset, reached, sticks - take);
        }
      }
    }

    /** Adds a move that leaves so many sticks, which belong to the given block. */
    private void add(int position, int block, long left) {
      int reached = position(block, left);
      count++;
      from[count] = position;
      delays[count] = delay(block, left);
      nextTo[count] = firstTo[reached];
      firstTo[reached] = count;
    }

    @Override
    protected int moves(int position) {
      return moves[position];
    }

    @Override
    protected void predecessors(int reached) {
      int last = reached + BachetCycles.LARGEST_TAKE;
      for (int position = reached + 1; position <= last && moves[position] > 0; position++) {
        comeFrom(position);
      }
      for (int i = firstTo[reached]; i != 0; i = nextTo[i]) {
        comeFrom(from[i], delays[i]);
      }
    }
  }
}
