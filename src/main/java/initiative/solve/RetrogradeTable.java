package initiative.solve;

import initiative.game.Worth;
import java.util.PriorityQueue;

/**
 * Solves a game that may go on for ever, by going back from its ends. A position is won if a move
 * leads to a lost one, and lost if all moves lead to won ones; what is left when nothing more can
 * be concluded is drawn, for there neither side has to leave the circle. The winner makes haste and
 * the loser delays, and the half-moves until the end are counted.
 *
 * <p>Positions are numbered from 0 in any order. Where the sides have different moves, whose turn
 * it is belongs to the position. Each position counts its moves that are not yet known to lose, and
 * positions are settled in the order of their depth, so that the time is linear in positions plus
 * moves. A move may stand for a longer way on which neither side has a choice; only such moves wait
 * in a priority queue.
 */
public abstract class RetrogradeTable {
  /**
   * The JVM compiles a method that is called often long before it compiles a loop; therefore long
   * ways are gone by portions.
   */
  private static final int PORTION = 32;

  private final byte[] signs;
  private final long[] depths;
  private final int[] open;
  private final int[] settled;
  private int count;
  private int done;
  private int current;
  private final PriorityQueue<Late> late = new PriorityQueue<>();

  protected RetrogradeTable(int positions) {
    signs = new byte[positions];
    depths = new long[positions];
    open = new int[positions];
    settled = new int[positions];
  }

  /** The number of moves in a position; none where the game has ended. */
  protected abstract int moves(int position);

  /** Calls {@link #comeFrom} for every move that leads to this position. */
  protected abstract void predecessors(int position);

  /** Takes note of a move from a position to the one whose predecessors are asked for. */
  protected final void comeFrom(int predecessor) {
    comeFrom(predecessor, 0);
  }

  /** Takes note of a move that takes so many half-moves more than one. */
  protected final void comeFrom(int predecessor, long delay) {
    if (signs[predecessor] != 0) {
      return;
    }
    long depth = depths[current] + 1 + delay;
    if (signs[current] < 0) {
      conclude(predecessor, 1, depth);
      return;
    }
    depths[predecessor] = Math.max(depths[predecessor], depth);
    if (--open[predecessor] == 0) {
      conclude(predecessor, -1, depths[predecessor]);
    }
  }

  /** Settles a position at once if its turn has come: what is settled is in order of depth. */
  private void conclude(int position, int sign, long depth) {
    if (depth == depths[current] + 1) {
      settle(position, sign, depth);
    } else {
      late.add(new Late(position, sign, depth));
    }
  }

  private void settle(int position, int sign, long depth) {
    signs[position] = (byte) sign;
    depths[position] = depth;
    settled[count++] = position;
  }

  /** Takes note of an end: won (1) or lost (-1) for the side to move. Other ends are drawn. */
  protected final void end(int position, int sign) {
    settle(position, sign, 0);
  }

  /** Goes back from the ends; a subclass calls it when it has noted them. */
  protected final void fill() {
    for (int from = 0; from < open.length; from += PORTION) {
      countMoves(from, Math.min(from + PORTION, open.length));
    }
    while (goOn()) {}
  }

  private void countMoves(int from, int to) {
    for (int position = from; position < to; position++) {
      open[position] = moves(position);
    }
  }

  /** Goes back from some positions; returns false when all is done. */
  private boolean goOn() {
    for (int i = 0; i < PORTION; i++) {
      settleLate();
      if (done == count) {
        return false;
      }
      current = settled[done++];
      predecessors(current);
    }
    return true;
  }

  /** Settles those that have waited long enough: nothing else is left that is nearer to the end. */
  private void settleLate() {
    while (!late.isEmpty() && (done == count || late.peek().depth <= depths[settled[done]] + 1)) {
      Late next = late.poll();
      if (signs[next.position] == 0) {
        settle(next.position, next.sign, next.depth);
      }
    }
  }

  /** How many positions the table holds. */
  public final int size() {
    return signs.length;
  }

  /** 1 if the position is won, 0 if it is drawn, -1 if it is lost. */
  public final int sign(int position) {
    return signs[position];
  }

  /** The half-moves until the end of a game that is won or lost. */
  public final long depth(int position) {
    return signs[position] == 0 ? 0 : depths[position];
  }

  public final Worth worth(int position) {
    if (signs[position] == 0) {
      return Worth.DRAWN;
    }
    long depth = depths[position];
    return signs[position] > 0 ? Worth.wonIn(depth) : Worth.lostIn(depth);
  }

  /** What is known of a position but must wait for all that is nearer to the end. */
  private static final class Late implements Comparable<Late> {
    final int position;
    final int sign;
    final long depth;

    Late(int position, int sign, long depth) {
      this.position = position;
      this.sign = sign;
      this.depth = depth;
    }

    @Override
    public int compareTo(Late other) {
      return Long.compare(depth, other.depth);
    }
  }
}
