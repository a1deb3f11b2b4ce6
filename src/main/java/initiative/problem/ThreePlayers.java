package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;

/**
 * Cards with numbers lie in a row. Three players in turn take 1, 2 or 3 cards from the right end;
 * each cares only for the sum of his own cards. Input: the number of cards, then their values.
 * Answer: the three sums. Between takes that bring him the same a player chooses the smallest one.
 *
 * <p>What is collected from the first cards of the row does not depend on those behind them, so
 * that the sums are computed while the cards are read, and only the last ones are remembered.
 */
public final class ThreePlayers implements Problem {
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
    row.append(answer);
  }

  /**
   * The row so far, with its last cards, and what the mover, the next and the last player collect
   * in it and in the row without its last card or the last two.
   */
  private static final class Row {
    /** What one gets in a row without cards that it does not have: nobody moves there. */
    private static final int NEVER = Integer.MIN_VALUE / 2;

    private int card;
    private int cardBefore;
    private int mover;
    private int next;
    private int last;
    private int moverWithout1;
    private int nextWithout1;
    private int lastWithout1 = NEVER;
    private int moverWithout2;
    private int nextWithout2;
    private int lastWithout2 = NEVER;

    /** Puts a card to the right end. Whoever takes some moves last in what is left. */
    void add(int value) {
      int take1 = value + last;
      int take2 = value + card + lastWithout1;
      int take3 = value + card + cardBefore + lastWithout2;
      int most = Math.max(take1, Math.max(take2, take3));
      boolean one = take1 == most;
      boolean two = take2 == most;
      int newNext = one ? mover : two ? moverWithout1 : moverWithout2;
      int newLast = one ? next : two ? nextWithout1 : nextWithout2;
      moverWithout2 = moverWithout1;
      nextWithout2 = nextWithout1;
      lastWithout2 = lastWithout1;
      moverWithout1 = mover;
      nextWithout1 = next;
      lastWithout1 = last;
      mover = most;
      next = newNext;
      last = newLast;
      cardBefore = card;
      card = value;
    }

    void append(StringBuilder answer) {
      answer.append(mover).append(' ').append(next).append(' ').append(last);
    }
  }
}
