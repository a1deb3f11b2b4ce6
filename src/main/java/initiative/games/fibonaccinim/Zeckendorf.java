package initiative.games.fibonaccinim;

/**
 * Every positive number is in exactly one way a sum of numbers of the series 1, 2, 3, 5, 8, ... no
 * two of which are neighbours there. In the game in which a move takes at most twice what the other
 * side has just taken, the least part of that sum is the least winning take of the heap.
 */
public final class Zeckendorf {
  private Zeckendorf() {}

  /** The least part of a number from 1 to 10^18. */
  public static long leastPart(long number) {
    long rest = number;
    long part = 0;
    while (rest > 0) {
      part = largestPart(rest);
      rest -= part;
    }
    return part;
  }

  private static long largestPart(long number) {
    long part = 1;
    long next = 2;
    while (next <= number) {
      long sum = part + next;
      part = next;
      next = sum;
    }
    return part;
  }

  /** The parts of a number from 1 to 10^18 as a sum, the largest first, as in "8 + 3 + 1". */
  public static String sum(long number) {
    StringBuilder sum = new StringBuilder();
    for (long rest = number; rest > 0; rest -= largestPart(rest)) {
      sum.append(sum.length() == 0 ? "" : " + ").append(largestPart(rest));
    }
    return sum.toString();
  }
}
