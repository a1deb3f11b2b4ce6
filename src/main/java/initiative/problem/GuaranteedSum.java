package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;

/**
 * Cards with numbers lie in a row. Two players in turn take 1, 2 or 3 cards from the right end;
 * each wants the largest sum of his own cards. Input: the number of cards, then their values.
 * Answer: the sum that the first player can be sure of.
 *
 * <p>The lead in the first cards of the row does not depend on those behind them, so that it is
 * computed while the cards are read, and only the last ones are remembered.
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
    answer.append((row.total + row.lead) / 2);
  }

  /**
   * The row so far, with its last cards, and by how much the mover ends ahead in it and in the row
   * without its last card or the last two.
   */
  private static final class Row {
    /** The lead in a row without cards that it does not have: nobody moves there. */
    private static final int NEVER = Integer.MAX_VALUE / 2;

    private int total;
    private int card;
    private int cardBefore;
    private int lead;
    private int leadWithout1 = NEVER;
    private int leadWithout2 = NEVER;

    /** Puts a card to the right end. */
    void add(int value) {
      int take1 = value - lead;
      int take2 = value + card - leadWithout1;
      int take3 = value + card + cardBefore - leadWithout2;
      leadWithout2 = leadWithout1;
      leadWithout1 = lead;
      lead = Math.max(take1, Math.max(take2, take3));
      cardBefore = card;
      card = value;
      total += value;
    }
  }
}
