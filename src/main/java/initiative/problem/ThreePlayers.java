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
   * What the players collect from the row so far, in the order of their moves, and from the row
   * without its last 1, 2 or 3 cards: what belongs to n cards is kept at n modulo 4.
   */
  private static final class Row {
    private static final int NEVER = Integer.MIN_VALUE / 2;

    private final int[] mover = new int[4];
    private final int[] next = new int[4];
    private final int[] last = {0, 0, NEVER, NEVER};
    private int cards;
    private int card;
    private int cardBefore;

    /** Puts a card to the right end. Who takes some moves last in what is left. */
    void add(int value) {
      int take1 = value + last[cards & 3];
      int take2 = value + card + last[cards - 1 & 3];
      int take3 = value + card + cardBefore + last[cards - 2 & 3];
      int most = Math.max(take1, Math.max(take2, take3));
      int rest = (take1 == most ? cards : take2 == most ? cards - 1 : cards - 2) & 3;
      cards++;
      mover[cards & 3] = most;
      next[cards & 3] = mover[rest];
      last[cards & 3] = next[rest];
      cardBefore = card;
      card = value;
    }

    void append(StringBuilder answer) {
      answer.append(mover[cards & 3]).append(' ').append(next[cards & 3]);
      answer.append(' ').append(last[cards & 3]);
    }
  }
}
