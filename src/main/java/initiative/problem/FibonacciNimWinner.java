package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.games.fibonaccinim.Zeckendorf;

/**
 * There is a heap of sticks. The first move takes 1 or 2 of them, every later one from 1 to twice
 * what the other side has just taken; whoever takes the last stick wins. Input: the number of
 * sticks, which may be far beyond the 1234567 of the book. Answer: who wins.
 */
public final class FibonacciNimWinner implements Problem {
  private static final long LARGEST_HEAP = 1000000000000000000L;
  private static final int LARGEST_FIRST_TAKE = 2;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    long sticks = in.number("the number of sticks", 2, LARGEST_HEAP);
    in.end();
    answer.append(Zeckendorf.leastPart(sticks) <= LARGEST_FIRST_TAKE ? 1 : 2);
  }
}
