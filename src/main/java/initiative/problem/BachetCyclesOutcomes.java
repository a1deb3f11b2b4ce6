package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.game.Worth;
import initiative.games.bachetcycles.SticksTable;

/**
 * There is a heap of sticks. A move takes 1, 2 or 3 of them; besides, there are special moves "a
 * b", which replace exactly a sticks by b. Whoever leaves no stick wins; a game that goes on for
 * ever is worse than to win and better than to lose. Input: the number of special moves, the
 * special moves, the number of starts, the starts, which may be far beyond the 100000 of the book.
 * Answer: a letter for each start, W if it is won, L if it is lost, D if neither.
 */
public final class BachetCyclesOutcomes implements Problem {
  private static final int MOST = 12345;
  private static final long LARGEST_HEAP = 1000000000000000000L;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of special moves", 0, MOST);
    long[] from = new long[count];
    long[] to = new long[count];
    for (int i = 0; i < count; i++) {
      from[i] = in.number("the sticks before a special move", 1, LARGEST_HEAP);
      to[i] = in.number("the sticks after a special move", 0, LARGEST_HEAP);
    }
    long[] starts = new long[in.integer("the number of starts", 1, MOST)];
    long largest = 0;
    for (int i = 0; i < starts.length; i++) {
      starts[i] = in.number("the sticks at a start", 1, LARGEST_HEAP);
      largest = Math.max(largest, starts[i]);
    }
    in.end();
    SticksTable table = SticksTable.of(largest, from, to);
    for (long sticks : starts) {
      Worth worth = table.worth(sticks);
      answer.append(worth.isWon() ? 'W' : worth.isLost() ? 'L' : 'D');
    }
  }
}
