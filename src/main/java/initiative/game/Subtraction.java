package initiative.game;

import java.util.ArrayList;
import java.util.List;

/**
 * There is one heap of sticks. A move takes some of them; how many may be taken is a set of
 * numbers, the same for both sides at every move. Who cannot move loses. With the takes 1, 2 and 3
 * this is Bachet's game, in which the side that takes the last stick wins.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class Subtraction implements Game<Integer, Integer> {
  private final int largestHeap;
  private final int[] takes;

  /** A game on a heap of 1 to largestHeap sticks with the given takes, in ascending order. */
  public Subtraction(int largestHeap, int... takes) {
    this.largestHeap = largestHeap;
    this.takes = takes;
  }

  /** The numbers that may be taken, in ascending order. */
  public int[] takes() {
    return takes;
  }

  @Override
  public Integer readStart(StartReader in) throws BadInput {
    return in.integer("the number of sticks", 1, largestHeap);
  }

  @Override
  public List<Integer> moves(Integer sticks) {
    List<Integer> moves = new ArrayList<>(takes.length);
    for (int take : takes) {
      if (take <= sticks) {
        moves.add(take);
      }
    }
    return moves;
  }

  @Override
  public Integer after(Integer sticks, Integer take) {
    return sticks - take;
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.single(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }
}
