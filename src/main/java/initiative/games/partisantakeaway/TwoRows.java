package initiative.games.partisantakeaway;

import initiative.games.partisantakeaway.PartisanTakeaway.Takes;
import java.util.Arrays;

/**
 * Two rows of bits: whether a heap is lost for the one side to move, and whether it is for the
 * other. A heap is won if some take leaves one that is lost for the other side; so a pair of bits
 * depends on as many pairs before it as the largest take has sticks. Once such a window of pairs
 * has occurred twice, all goes on as it did after the first time, and the rows are known to their
 * end.
 *
 * <p>They are filled by words of 64 heaps. What takes of more than 64 lead to is known for a whole
 * word at once. The takes of up to 64 are a mask for the word of the heaps just before.
 */
final class TwoRows {
  private static final int FIRST_SIZE = 1 << 12;
  private static final int GROWTH = 8;
  private static final int LARGEST_SIZE = 1 << 26;

  /**
   * A game on a larger heap is promised to repeat itself within so many heaps: fewer if the largest
   * take exceeds the bits of a word.
   */
  private static final int PROMISED = 1000000;

  private static final int PROMISED_IF_NEAR = 6000000;

  /** Whether heaps are lost, by side; each heap is a bit. */
  private final long[][] lost = new long[2][];

  /** The takes of each side up to 64; the take of one stick is the lowest bit. */
  private final long[] near = new long[2];

  /** The other takes of each side. */
  private final int[][] far = new int[2][];

  /** The heaps just before the next one that are lost, by side; the nearest is the lowest bit. */
  private final long[] before = new long[2];

  /** How many pairs decide the next one. */
  private final int window;

  /** The heaps that the rows hold, a multiple of 64. */
  private int size;

  /** After how many heaps the rows repeat themselves; 0 if all that is needed is there. */
  private int period;

  /** Rows for heaps of up to so many sticks. */
  TwoRows(long largest, Takes first, Takes second) {
    sort(0, first);
    sort(1, second);
    int largestTake = Math.max(first.take(first.size() - 1), second.take(second.size() - 1));
    window = largestTake;
    int promised =
        (largestTake <= Long.SIZE ? PROMISED_IF_NEAR : PROMISED) + largestTake + Long.SIZE;
    fill((int) Math.min(FIRST_SIZE, largest));
    while (size <= largest && !findPeriod()) {
      if (size >= LARGEST_SIZE) {
        throw new IllegalStateException("the rows do not repeat themselves within " + size);
      }
      int next = size < promised ? Math.min(size * GROWTH, promised) : 2 * size;
      fill((int) Math.min(next, largest));
    }
  }

  private void sort(int side, Takes takes) {
    int count = 0;
    while (count < takes.size() && takes.take(count) <= Long.SIZE) {
      near[side] |= 1L << takes.take(count++) - 1;
    }
    far[side] = new int[takes.size() - count];
    for (int i = 0; i < far[side].length; i++) {
      far[side][i] = takes.take(count + i);
    }
    lost[side] = new long[0];
  }

  /** Fills the rows up to a heap, and to the end of its word. */
  private void fill(int heap) {
    int words = heap / Long.SIZE + 1;
    lost[0] = Arrays.copyOf(lost[0], words);
    lost[1] = Arrays.copyOf(lost[1], words);
    for (int word = size / Long.SIZE; word < words; word++) {
      fillWord(word, reachedFar(0, word), reachedFar(1, word));
    }
    size = words * Long.SIZE;
  }

  /** From which heaps of a word a side has a winning take of more than 64. */
  private long reachedFar(int side, int word) {
    long won = 0;
    for (int take : far[side]) {
      won |= bits(lost[1 - side], word * Long.SIZE - take);
    }
    return won;
  }

  /** Without branches, since nobody could foresee them. */
  private void fillWord(int word, long wonFar0, long wonFar1) {
    long near0 = near[0];
    long near1 = near[1];
    long before0 = before[0];
    long before1 = before[1];
    for (int bit = 0; bit < Long.SIZE; bit++) {
      long won0 = before1 & near0 | wonFar0 >>> bit & 1;
      long won1 = before0 & near1 | wonFar1 >>> bit & 1;
      before0 = before0 << 1 | ~(won0 | -won0) >>> 63;
      before1 = before1 << 1 | ~(won1 | -won1) >>> 63;
    }
    before[0] = before0;
    before[1] = before1;
    lost[0][word] = Long.reverse(before0);
    lost[1][word] = Long.reverse(before1);
  }

  /** The bits of 64 heaps from one on; those below the empty heap are 0. */
  private static long bits(long[] row, int from) {
    if (from < 0) {
      return from <= -Long.SIZE ? 0 : row[0] << -from;
    }
    int word = from >> 6;
    return (from & 63) == 0 ? row[word] : row[word] >>> from | row[word + 1] << -from;
  }

  /** Looks for the window at the end of the rows at an earlier place. */
  private boolean findPeriod() {
    long[] row = lost[0];
    int shift = Long.SIZE - Math.min(window, Long.SIZE);
    long last = row[row.length - 1] >>> shift;
    for (int end = size - 1; end >= Math.max(window, Long.SIZE); end--) {
      if (bits(row, end - Long.SIZE) >>> shift == last && isWindow(end)) {
        period = size - end;
        return true;
      }
    }
    return false;
  }

  /** Whether the window that ends before a heap is the same as the one at the end of the rows. */
  private boolean isWindow(int end) {
    for (int done = 0; done < window; done += Long.SIZE) {
      int shift = Long.SIZE - Math.min(window - done, Long.SIZE);
      for (long[] row : lost) {
        long here = bits(row, end - done - Long.SIZE);
        long there = bits(row, size - done - Long.SIZE);
        if (here >>> shift != there >>> shift) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a heap is lost for the side of this number to move. */
  boolean isLost(int side, long heap) {
    long known = heap < size ? heap : size - period + (heap - size) % period;
    return (lost[side][(int) (known >> 6)] >>> known & 1) != 0;
  }

  /** After how many heaps the rows repeat themselves, for the time from some heap on. */
  int period() {
    return period;
  }

  /** How many heaps the rows hold; if there is a period, the last one of them. */
  int size() {
    return size;
  }
}
