package initiative.games.nimbi;

/**
 * Finds who wins by trying all moves, but no more of them when one wins; those that leave an even
 * number of cells come first, since they win more often. What has been found is kept in a hash
 * table of numbers: a set of free cells, the side to move, and who wins. Of the four images of a
 * set in the mirrors of the board one stands for all.
 */
final class RunSearch {
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final int rows;

  /** How far apart the bits of neighbours in a column are. */
  private final int down;

  /** By how much the images of sets have to be shifted when all their bits have been reversed. */
  private final int reversed;

  /** What has been found before, and is not searched again; null if there is nothing. */
  private final RunSearch known;

  private long[] table;
  private int shift;
  private int count;

  /**
   * A search on boards of one size.
   *
   * @param bits the logarithm of the size that the table has at first
   */
  RunSearch(int rows, int columns, RunSearch known, int bits) {
    this.rows = rows;
    this.known = known;
    down = columns + 1;
    reversed = Long.SIZE + 1 - rows * down;
    table = new long[1 << bits];
    shift = Long.SIZE - bits;
  }

  /** How many positions have been judged. */
  int count() {
    return count;
  }

  /** Whether the side to move wins. */
  boolean isWon(long free, boolean horizontal) {
    if (free == 0) {
      return false;
    }
    long position = leastImage(free) << 1 | (horizontal ? 1 : 0);
    int found = find(position);
    if (found == 0 && known != null) {
      found = known.find(position);
    }
    if (found != 0) {
      return found > 0;
    }
    boolean won = winsByAMove(free, horizontal);
    add(position << 1 | (won ? 1 : 0));
    return won;
  }

  private boolean winsByAMove(long free, boolean horizontal) {
    int odd = Long.bitCount(free) & 1;
    return winsByAMove(free, horizontal, odd) || winsByAMove(free, horizontal, 1 - odd);
  }

  /** Tries only the runs of odd, or only those of even length. */
  private boolean winsByAMove(long free, boolean horizontal, int odd) {
    int step = horizontal ? 1 : down;
    for (long left = Runs.beginnings(free, step); left != 0; left &= left - 1) {
      long run = Runs.from(left & -left, free, step);
      if ((Long.bitCount(run) & 1) == odd && !isWon(free & ~run, !horizontal)) {
        return true;
      }
    }
    return false;
  }

  /** The least of the numbers that a set and its images in the two mirrors are. */
  private long leastImage(long cells) {
    long flipped = flipped(cells);
    long turned = Long.reverse(cells) >>> reversed;
    long mirrored = Long.reverse(flipped) >>> reversed;
    return Math.min(Math.min(cells, flipped), Math.min(turned, mirrored));
  }

  /** The set with its rows in the other order. */
  private long flipped(long cells) {
    long row = (1L << down) - 1;
    long flipped = 0;
    long left = cells;
    for (int i = 0; i < rows; i++) {
      flipped = flipped << down | left & row;
      left >>>= down;
    }
    return flipped;
  }

  /** 1 if a position is known to be won, -1 if it is known to be lost, 0 if nothing is known. */
  private int find(long position) {
    int at = (int) (position * MIX >>> shift);
    while (table[at] != 0) {
      if (table[at] >>> 1 == position) {
        return (table[at] & 1) == 0 ? -1 : 1;
      }
      at = at + 1 & table.length - 1;
    }
    return 0;
  }

  private void add(long entry) {
    if (2 * ++count > table.length) {
      grow();
    }
    put(entry);
  }

  private void grow() {
    long[] old = table;
    table = new long[2 * old.length];
    shift--;
    for (long entry : old) {
      if (entry != 0) {
        put(entry);
      }
    }
  }

  private void put(long entry) {
    int at = (int) ((entry >>> 1) * MIX >>> shift);
    while (table[at] != 0) {
      at = at + 1 & table.length - 1;
    }
    table[at] = entry;
  }
}
