package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.solve.WindyTakes;

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

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of cards", 1, MOST_CARDS);
    long[] values = in.numbers("the value of a card", count, -LARGEST_VALUE, LARGEST_VALUE);
    in.end();
    WindyTakes takes = new WindyTakes(count);
    for (int card = 1; card <= count; card++) {
      takes.put(card, values[card - 1]);
    }
    Decimals.append(answer, takes.mover(count));
    answer.append(' ');
    Decimals.append(answer, takes.other(count));
  }
}
