package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.games.bachet.Bachet;

/**
 * There is a heap of sticks. A move takes 1, 2 or 3 of them; whoever takes the last one wins.
 * Input: the number of sticks. Answer: who wins.
 */
public final class BachetWinner extends GameProblem<Integer, Integer> {
  private static final int LARGEST_HEAP = 12345;

  public BachetWinner() {
    super(new Bachet(), false);
  }

  @Override
  protected Integer readStart(Input in) throws BadInput {
    return in.integer("the number of sticks", 1, LARGEST_HEAP);
  }
}
