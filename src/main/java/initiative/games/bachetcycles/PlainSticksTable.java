package initiative.games.bachetcycles;

import initiative.game.Worth;
import initiative.solve.RetrogradeTable;

/** Judges every number of sticks by itself. */
public final class PlainSticksTable implements SticksTable {
  /** The most sticks for which this table is meant. */
  public static final int LARGEST = 100000;

  private final Heaps heaps;

  /** Heaps of up to so many sticks, which none of the special moves exceeds. */
  public PlainSticksTable(int largest, long[] from, long[] to) {
    heaps = new Heaps(largest, from, to);
  }

  @Override
  public long positions() {
    return heaps.size();
  }

  @Override
  public Worth worth(long sticks) {
    return heaps.worth((int) sticks);
  }

  /** A position is a number of sticks. */
  private static final class Heaps extends RetrogradeTable {
    private final int largest;
    private final int[] specialMoves;

    /** The special moves to a heap, as a chain: where it begins, how it goes on, from where. */
    private final int[] firstTo;

    private final int[] nextTo;
    private final long[] from;

    Heaps(int largest, long[] from, long[] to) {
      super(largest + 1);
      this.largest = largest;
      this.from = from;
      specialMoves = new int[largest + 1];
      firstTo = new int[largest + 1];
      nextTo = new int[from.length + 1];
      for (int i = 0; i < from.length; i++) {
        specialMoves[(int) from[i]]++;
        nextTo[i + 1] = firstTo[(int) to[i]];
        firstTo[(int) to[i]] = i + 1;
      }
      end(0, -1);
      fill();
    }

    @Override
    protected int moves(int sticks) {
      return Math.min(sticks, BachetCycles.LARGEST_TAKE) + specialMoves[sticks];
    }

    @Override
    protected void predecessors(int left) {
      int most = Math.min(left + BachetCycles.LARGEST_TAKE, largest);
      for (int sticks = left + 1; sticks <= most; sticks++) {
        comeFrom(sticks);
      }
      for (int i = firstTo[left]; i != 0; i = nextTo[i]) {
        comeFrom((int) from[i - 1]);
      }
    }
  }
}
