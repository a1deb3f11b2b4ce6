package initiative.family;

import initiative.game.Numbers;
import initiative.game.Tuple;

/** So many sticks from one heap. */
public class Take extends Tuple {
  public final int heap;
  public final long count;

  public Take(int heap, long count) {
    super(heap, count);
    this.heap = heap;
    this.count = count;
  }

  /** The take that a line states, or null if it does not. */
  public static Take parse(String line) {
    long[] numbers = Numbers.exactly(2, line);
    return numbers == null || numbers[0] != (int) numbers[0]
        ? null
        : new Take((int) numbers[0], numbers[1]);
  }
}
