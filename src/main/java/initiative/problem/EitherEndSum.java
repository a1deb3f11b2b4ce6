package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.solve.EitherEnd;

/**
 * Cards with numbers lie in a row. Two players in turn take one card from either end; each wants
 * the largest sum of his own cards. Input: the number of cards, then their values. Answer: the sum
 * that the first player can be sure of.
 */
public final class EitherEndSum implements Problem {
  private static final int MOST_CARDS = 2013;
  private static final int LARGEST_VALUE = 1000;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    long[] cards = new long[in.integer("the number of cards", 1, MOST_CARDS)];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.integer("the value of a card", -LARGEST_VALUE, LARGEST_VALUE);
    }
    in.end();
    answer.append(EitherEnd.guaranteed(cards));
  }
}
