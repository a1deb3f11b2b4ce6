package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.solve.EitherEnd;

/**
 * Cards with two numbers each lie in a row. Two players in turn take one card from either end. The
 * first adds the upper numbers of his cards, the second the lower ones of his, and each cares only
 * for his own sum. Input: the number of cards, then the upper and the lower number of each, all of
 * them different powers of two. Answer: the two sums; if it is wanted, also the sum that the first
 * player can be sure of whatever the second does.
 *
 * <p>Different powers of two leave no ties: the same sum means the same cards.
 */
public final class TwoNumberCards implements Problem {
  private static final int MOST_CARDS = 30;
  private static final long LARGEST_NUMBER = 1L << 60;

  private final boolean guaranteeWanted;

  public TwoNumberCards(boolean guaranteeWanted) {
    this.guaranteeWanted = guaranteeWanted;
  }

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of cards", 1, MOST_CARDS);
    long[] upper = new long[count];
    long[] lower = new long[count];
    long seen = 0;
    for (int i = 0; i < count; i++) {
      upper[i] = readPower(in, seen);
      seen |= upper[i];
      lower[i] = readPower(in, seen);
      seen |= lower[i];
    }
    in.end();
    long[] sums = EitherEnd.rational(upper, lower);
    answer.append(sums[0]).append(' ').append(sums[1]);
    if (guaranteeWanted) {
      answer.append('\n').append(EitherEnd.guaranteed(upper));
    }
  }

  private static long readPower(Input in, long seen) throws BadInput {
    long number = in.number("a number of a card", 1, LARGEST_NUMBER);
    if (Long.bitCount(number) != 1 || (seen & number) != 0) {
      String expected = "a power of two that is on no card before";
      throw new BadInput(in.lineNumber(), Long.toString(number), expected);
    }
    return number;
  }
}
