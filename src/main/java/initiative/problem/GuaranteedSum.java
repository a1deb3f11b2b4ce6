package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.game.MaxSum;
import initiative.game.MaxSum.Cards;
import initiative.solve.MaxSumTable;

/**
 * Cards with numbers lie in a row. Two players in turn take 1, 2 or 3 cards from the right end;
 * each wants the largest sum of his own cards. Input: the number of cards, then their values.
 * Answer: the sum that the first player can be sure of.
 */
public final class GuaranteedSum implements Problem {
  private static final int MOST_CARDS = 1234567;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of cards", 1, MOST_CARDS);
    int[] values =
        in.integers("the value of a card", count, -MaxSum.LARGEST_VALUE, MaxSum.LARGEST_VALUE);
    in.end();
    long total = 0;
    for (int value : values) {
      total += value;
    }
    Cards cards = new Cards(values);
    MaxSumTable table = new MaxSumTable(new MaxSum());
    table.prepare(cards);
    answer.append((total + table.worth(cards).number()) / 2);
  }
}
