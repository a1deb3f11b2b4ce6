package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.game.Nim;
import initiative.game.Nim.Heaps;
import initiative.game.Nim.Take;
import initiative.solve.NimTable;

/**
 * There are several heaps of sticks. A move takes from one heap any number of sticks, or at most as
 * many as the variant allows; who takes the last stick of all wins. Input: the number of heaps,
 * then their sizes. Answer: who wins, and the winning first moves if they are wanted, by heap.
 */
public final class NimWinner extends GameProblem<Heaps, Take> {
  private static final int MOST_HEAPS = 123;
  private static final int LARGEST_HEAP = 123456;

  public NimWinner(Nim game, boolean movesWanted) {
    super(new NimTable(game), movesWanted);
  }

  @Override
  protected Heaps readStart(Input in) throws BadInput {
    int count = in.integer("the number of heaps", 1, MOST_HEAPS);
    return new Heaps(in.integers("the size of a heap", count, 1, LARGEST_HEAP));
  }
}
