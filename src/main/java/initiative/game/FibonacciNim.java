package initiative.game;

import java.util.List;

/**
 * There is one heap of sticks. The first move takes 1 or 2 of them, every later one from 1 to twice
 * what the other side has just taken, and not more than there are. Who takes the last stick wins.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class FibonacciNim implements Game<FibonacciNim.Heap, Integer> {
  public static final int LARGEST_HEAP = 12345;

  /** The sticks that are left, and the most that may be taken now. */
  public static final class Heap {
    public final int sticks;
    public final int most;

    public Heap(int sticks, int most) {
      this.sticks = sticks;
      this.most = Math.min(most, sticks);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Heap
          && sticks == ((Heap) other).sticks
          && most == ((Heap) other).most;
    }

    @Override
    public int hashCode() {
      return 31 * sticks + most;
    }

    @Override
    public String toString() {
      return sticks + " (take up to " + most + ")";
    }
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    return new Heap(in.integer("the number of sticks", 2, LARGEST_HEAP), 2);
  }

  @Override
  public List<Integer> moves(Heap heap) {
    return new Range(heap.most);
  }

  @Override
  public Heap after(Heap heap, Integer take) {
    return new Heap(heap.sticks - take, 2 * take);
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
