package initiative.solve;

import initiative.game.BachetCycles;
import initiative.game.Worth;
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
  private static final int PERIOD = 4;
  private static final int NEIGHBOURS = 2 * PERIOD;
  private static final int BLOCK = NEIGHBOURS + 1;

  /** Heaps with special moves, and the empty one; each begins a block of positions. */
  private final long[] begins;

  private final Blocks blocks;

  public SparseSticksTable(long[] from, long[] to) {
    begins = distinct(from);
    blocks = new Blocks(from, to);
  }

  private static long[] distinct(long[] from) {
    long[] sorted = Arrays.copyOf(from, from.length + 1);
    Arrays.sort(sorted);
    int count = 1;
    for (long heap : sorted) {
      if (heap != sorted[count - 1]) {
        sorted[count++] = heap;
      }
    }
    return Arrays.copyOf(sorted, count);
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
    long within = offset <= NEIGHBOURS ? offset : PERIOD + 1 + (offset - PERIOD - 1) % PERIOD;
    return block * BLOCK + (int) within;
  }

  /** How many half-moves more the heap takes than the one that stands for it. */
  private long delay(int block, long sticks) {
    long offset = sticks - begins[block];
    return offset <= NEIGHBOURS ? 0 : (offset - PERIOD - 1) / PERIOD * 2;
  }

  /** The positions, and the moves between them. */
  private final class Blocks extends RetrogradeTable {
    private final int[] moves;

    /** The moves to a position, as a chain. */
    private final int[] firstTo;

    private int[] nextTo;
    private int[] from;
    private long[] delays;
    private int count;

    Blocks(long[] specialFrom, long[] specialTo) {
      super(begins.length * BLOCK);
      moves = new int[begins.length * BLOCK];
      firstTo = new int[moves.length];
      int most = BachetCycles.LARGEST_TAKE * moves.length + specialFrom.length + 1;
      nextTo = new int[most];
      from = new int[most];
      delays = new long[most];
      for (int block = 0; block < begins.length; block++) {
        addTakes(block);
      }
      for (int i = 0; i < specialFrom.length; i++) {
        add(block(specialFrom[i]) * BLOCK, block(specialTo[i]), specialTo[i]);
      }
      end(0, -1);
      fill();
    }

    private void addTakes(int block) {
      long end = block + 1 < begins.length ? begins[block + 1] : Long.MAX_VALUE;
      for (int offset = 0; offset < BLOCK && begins[block] + offset < end; offset++) {
        long sticks = begins[block] + offset;
        int reached = block;
        for (int take = 1; take <= BachetCycles.LARGEST_TAKE && take <= sticks; take++) {
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
      moves[position]++;
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
      for (int i = firstTo[reached]; i != 0; i = nextTo[i]) {
        comeFrom(from[i], delays[i]);
      }
    }
  }
}
