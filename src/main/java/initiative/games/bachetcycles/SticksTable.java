package initiative.games.bachetcycles;

import initiative.game.Worth;

/** What every number of sticks is worth in Bachet's game with special moves. */
public interface SticksTable {

  /** What the heap is worth to the side to move. */
  Worth worth(long sticks);

  /** How many heaps have been judged by themselves. */
  long positions();

  /**
   * A table for heaps of up to so many sticks with the special moves from[i] -> to[i]. Heaps that
   * are not large are judged one by one.
   */
  static SticksTable of(long largest, long[] from, long[] to) {
    long most = largest;
    for (int i = 0; i < from.length; i++) {
      most = Math.max(most, Math.max(from[i], to[i]));
    }
    return most <= PlainSticksTable.LARGEST
        ? new PlainSticksTable((int) most, from, to)
        : new SparseSticksTable(from, to);
  }
}
