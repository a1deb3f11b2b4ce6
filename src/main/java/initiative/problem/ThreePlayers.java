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
  private static final int LARGEST_TAKE = 3;
  private static final int REMEMBERED = 4;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of cards", 1, MOST_CARDS);
    int[] values = new int[REMEMBERED];
    int[] mover = new int[REMEMBERED];
    int[] next = new int[REMEMBERED];
    int[] last = new int[REMEMBERED];
    for (int cards = 1; cards <= count; cards++) {
      int at = cards % REMEMBERED;
      values[at] = in.integer("the value of a card", -LARGEST_VALUE, LARGEST_VALUE);
      int gain = 0;
      int most = Integer.MIN_VALUE;
      int best = 0;
      for (int take = 1; take <= LARGEST_TAKE && take <= cards; take++) {
        gain += values[(cards - take + 1) % REMEMBERED];
        int rest = (cards - take) % REMEMBERED;
        if (gain + last[rest] > most) {
          most = gain + last[rest];
          best = rest;
        }
      }
      mover[at] = most;
      next[at] = mover[best];
      last[at] = next[best];
    }
    in.end();
    int at = count % REMEMBERED;
    answer.append(mover[at]).append(' ').append(next[at]).append(' ').append(last[at]);
  }
}
