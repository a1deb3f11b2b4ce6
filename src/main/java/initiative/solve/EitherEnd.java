package initiative.solve;

/**
 * Cards with numbers lie in a row, and two sides in turn take one card from either end. For the
 * parts of the row of one length after another, this computes by how much the side to move can end
 * ahead. Each length needs only the one before, so that one row of memory does for a sum; whoever
 * has to choose in every position that may come keeps them all.
 */
public final class EitherEnd {
  private EitherEnd() {}

  /** The sum that the side to move can be sure of. */
  public static long guaranteed(long[] cards) {
    long[] lead = new long[cards.length + 1];
    for (int length = 1; length <= cards.length; length++) {
      lengthen(lead, cards, length);
    }
    long total = 0;
    for (long card : cards) {
      total += card;
    }
    return (total + lead[0]) / 2;
  }

  /** The sum that the side not to move can be sure of. */
  public static long guaranteedToSecond(long[] cards) {
    long total = 0;
    for (long card : cards) {
      total += card;
    }
    return total - guaranteed(cards);
  }

  /**
   * What both sides collect if they count different numbers of a card, and each cares for its own
   * sum alone. Equal sums must mean equal cards, so that it does not matter who chooses how.
   *
   * @param first the numbers that count for the side to move
   * @param second those that count for the other side
   */
  public static long[] rational(long[] first, long[] second) {
    int count = first.length;
    long[] firstSum = new long[count + 1];
    long[] secondSum = new long[count + 1];
    for (int length = 1; length <= count; length++) {
      // whose move it is follows from the number of cards that are gone
      boolean firstMoves = (count - length) % 2 == 0;
      long[] numbers = firstMoves ? first : second;
      long[] mine = firstMoves ? firstSum : secondSum;
      long[] theirs = firstMoves ? secondSum : firstSum;
      for (int i = 0; i + length <= count; i++) {
        long left = numbers[i] + mine[i + 1];
        long right = numbers[i + length - 1] + mine[i];
        mine[i] = Math.max(left, right);
        theirs[i] = left > right ? theirs[i + 1] : theirs[i];
      }
    }
    return new long[] {firstSum[0], secondSum[0]};
  }

  /** From the leads in parts one card shorter, by their first cards, to those of this length. */
  private static void lengthen(long[] lead, long[] cards, int length) {
    for (int first = 0; first + length <= cards.length; first++) {
      long left = cards[first] - lead[first + 1];
      long right = cards[first + length - 1] - lead[first];
      lead[first] = Math.max(left, right);
    }
  }

  /** The leads in all parts of a row, by their lengths and by their first cards. */
  public static int[][] leads(int[] cards) {
    int[][] leads = new int[cards.length + 1][];
    leads[0] = new int[cards.length + 1];
    for (int length = 1; length <= cards.length; length++) {
      leads[length] = longer(leads[length - 1], cards, length);
    }
    return leads;
  }

  /** The same step for a row of its own, in ints for the sake of memory. */
  private static int[] longer(int[] shorter, int[] cards, int length) {
    int[] lead = new int[shorter.length - 1];
    for (int first = 0; first < lead.length; first++) {
      int left = cards[first] - shorter[first + 1];
      int right = cards[first + length - 1] - shorter[first];
      lead[first] = left > right ? left : right;
    }
    return lead;
  }
}
