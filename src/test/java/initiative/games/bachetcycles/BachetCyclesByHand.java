package initiative.games.bachetcycles;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Bachet's game with special moves written a second time, straight from the definition: after n
 * rounds all heaps are known that are decided within n half-moves, and what is never decided is
 * drawn. Nothing here uses the classes under test.
 */
public final class BachetCyclesByHand {
  private static final int UNKNOWN = -1;

  private final List<TreeSet<Integer>> moves = new ArrayList<>();
  private final int[] halfMoves;

  /** Heaps of 0 to largest sticks with the special moves from[i] -> to[i]. */
  public BachetCyclesByHand(int largest, long[] from, long[] to) {
    for (int sticks = 0; sticks <= largest; sticks++) {
      TreeSet<Integer> left = new TreeSet<>();
      for (int take = 1; take <= 3 && take <= sticks; take++) {
        left.add(sticks - take);
      }
      for (int i = 0; i < from.length; i++) {
        if (from[i] == sticks) {
          left.add((int) to[i]);
        }
      }
      moves.add(left);
    }
    halfMoves = new int[largest + 1];
    for (int sticks = 1; sticks <= largest; sticks++) {
      halfMoves[sticks] = UNKNOWN;
    }
    boolean found = true;
    for (int round = 1; found; round++) {
      found = false;
      for (int sticks = 1; sticks <= largest; sticks++) {
        if (halfMoves[sticks] == UNKNOWN && isDecidedIn(round, sticks)) {
          halfMoves[sticks] = round;
          found = true;
        }
      }
    }
  }

  /** In odd rounds a heap is won by a move to a lost one, in even ones lost if all are won. */
  private boolean isDecidedIn(int round, int sticks) {
    for (int left : moves.get(sticks)) {
      boolean known = halfMoves[left] != UNKNOWN && halfMoves[left] < round;
      if (round % 2 == 1 && known && halfMoves[left] % 2 == 0) {
        return true;
      }
      if (round % 2 == 0 && !(known && halfMoves[left] % 2 == 1)) {
        return false;
      }
    }
    return round % 2 == 0;
  }

  /** The numbers of sticks that a move can leave, ascending. */
  public TreeSet<Integer> moves(int sticks) {
    return moves.get(sticks);
  }

  /** The half-moves until the end: odd if the heap is won, even if it is lost, -1 if drawn. */
  public int halfMoves(int sticks) {
    return halfMoves[sticks];
  }
}
