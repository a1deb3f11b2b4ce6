package initiative.family;

import initiative.game.Tuple;

/** The numbers of sticks that a move may take from one heap, and what heaps are worth by that. */
public abstract class TakeSet extends Tuple {

  protected TakeSet(long... numbers) {
    super(numbers);
  }

  /** How many of the numbers are at most so large. */
  public abstract long count(long bound);

  /** One of the numbers, in ascending order, counted from 0. */
  public abstract long take(long index);

  /** The Grundy value of a heap of so many sticks. */
  public abstract long value(long sticks);

  /**
   * The least number above another one that can be taken from a heap so that one of the given value
   * is left; 0 if there is none.
   */
  public abstract long takeTo(long value, long sticks, long above);

  /** After how many heaps the values repeat themselves; 0 if that is not known. */
  public abstract int period();

  /** The least heap from which on they do. */
  public int periodFrom() {
    return 0;
  }

  /** The same numbers with the values of heaps up to this one. */
  public TakeSet upToHeap(long largest) {
    return this;
  }

  /** Whether a heap of so many sticks allows the take. */
  public final boolean allows(long take, long sticks) {
    return take >= 1 && take <= sticks && count(take) > count(take - 1);
  }

  /** The least number. */
  public final long least() {
    return take(0);
  }

  /** The largest number up to a bound, 0 if there is none. */
  public final long upTo(long bound) {
    long count = count(bound);
    return count == 0 ? 0 : take(count - 1);
  }
}
