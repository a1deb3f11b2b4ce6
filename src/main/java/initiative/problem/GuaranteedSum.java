package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;

/**
 * Cards with numbers lie in a row. Two players in turn take 1, 2 or 3 cards from the right end;
 * each wants the largest sum of his own cards. Input: the number of cards, then their values.
 * Answer: the sum that the first player can be sure of.
 */
public final class GuaranteedSum implements Problem {
  private static final int MOST_CARDS = 1234567;
  private static final int LARGEST_VALUE = 1000;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of cards", 1, MOST_CARDS);
    Row row = new Row();
    for (int i = 0; i < count; i++) {
      row.add(in.integer("the value of a card", -LARGEST_VALUE, LARGEST_VALUE));
    }
    in.end();
    answer.append((row.total + row.lead1) / 2);
  }

  /** The row so far. */
  private static final class Row {
    private int total;
    private int lead1;
    private int lead2 = Integer.MAX_VALUE / 2;
    private int lead3 = Integer.MAX_VALUE / 2;
    private int beforeLast;
    private int last;

    void add(int value) {
      int take1 = value - lead1;
      int take2 = value + last - lead2;
      int take3 = value + last + beforeLast - lead3;
      lead3 = lead2;
      lead2 = lead1;
      lead1 = Math.max(take1, Math.max(take2, take3));
      beforeLast = last;
      last = value;
      total += value;
    }
  }
}
