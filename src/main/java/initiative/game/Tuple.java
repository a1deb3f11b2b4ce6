package initiative.game;

import java.util.Arrays;

/** A few whole numbers that never change: what most positions and moves are. */
public abstract class Tuple {
  private final long[] numbers;

  protected Tuple(long... numbers) {
    this.numbers = numbers;
  }

  /** What stays the same for the whole game and is part of a position too; null if nothing is. */
  protected Object board() {
    return null;
  }

  /** How many numbers there are. */
  public final int size() {
    return numbers.length;
  }

  /** A number; they are counted from 0. */
  public final long get(int index) {
    return numbers[index];
  }

  /** All numbers. */
  protected final long[] numbers() {
    return numbers.clone();
  }

  /** The numbers with one of them changed. */
  protected final long[] with(int index, long number) {
    long[] changed = numbers.clone();
    changed[index] = number;
    return changed;
  }

  @Override
  public final boolean equals(Object other) {
    return other != null
        && getClass() == other.getClass()
        && Arrays.equals(numbers, ((Tuple) other).numbers)
        && (board() == null
            ? ((Tuple) other).board() == null
            : board().equals(((Tuple) other).board()));
  }

  @Override
  public final int hashCode() {
    return Arrays.hashCode(numbers);
  }

  /** The numbers with a blank between them, as on the wire. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.length; i++) {
      text.append(i == 0 ? "" : " ").append(numbers[i]);
    }
    return text.toString();
  }
}
