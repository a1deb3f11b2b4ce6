package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;

/**
 * Cards with numbers lie in a row. Two players in turn take 1, 2 or 3 cards from the right end, and
 * after every move the wind takes the card that is now rightmost with a chance of one in ten. Each
 * player cares only for the expected sum of his own cards. Input: the number of cards, then their
 * values. Answer: the two expected sums. Between takes that bring him the same a player chooses the
 * smallest one.
 */
public final class WindyCards implements Problem {
  private static final int MOST_CARDS = 1234;
  private static final int LARGEST_VALUE = 1000;
  private static final int LARGEST_TAKE = 3;
  private static final double WIND = 0.1;

  /** Less than this is an error of rounding and no difference. */
  private static final double LEAST_DIFFERENCE = 1e-9;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of cards", 1, MOST_CARDS);
    long[] values = in.numbers("the value of a card", count, -LARGEST_VALUE, LARGEST_VALUE);
    in.end();
    double[] mover = new double[count + 1];
    double[] other = new double[count + 1];
    for (int left = 1; left <= count; left++) {
      long gain = 0;
      mover[left] = Double.NEGATIVE_INFINITY;
      for (int take = 1; take <= LARGEST_TAKE && take <= left; take++) {
        gain += values[left - take];
        double sum = gain + afterWind(other, left - take);
        if (sum > mover[left] + LEAST_DIFFERENCE) {
          mover[left] = sum;
          other[left] = afterWind(mover, left - take);
        }
      }
    }
    Decimals.append(answer, mover[count]);
    answer.append(' ');
    Decimals.append(answer, other[count]);
  }

  /** What is expected after a move that leaves so many cards for the wind to choose from. */
  private static double afterWind(double[] expected, int left) {
    return left == 0 ? 0 : (1 - WIND) * expected[left] + WIND * expected[left - 1];
  }
}
