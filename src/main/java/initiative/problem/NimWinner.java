package initiative.problem;

import initiative.family.HeapGame;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.BadInput;
import initiative.game.Input;

/**
 * There are several heaps of sticks. A move takes from one heap any number of sticks, or at most as
 * many as the variant allows; whoever takes the last stick of all wins. Input: the number of heaps,
 * then their sizes. Answer: who wins, and the winning first moves if they are wanted, by heap.
 */
public final class NimWinner extends GameProblem<Heaps, Take> {
  private static final int MOST_HEAPS = 123;
  private static final int LARGEST_HEAP = 123456;

  private final HeapGame nim;

  public NimWinner(HeapGame game, boolean movesWanted) {
    super(game, movesWanted);
    nim = game;
  }

  @Override
  protected Heaps readStart(Input in) throws BadInput {
    int count = in.integer("the number of heaps", 1, MOST_HEAPS);
    return nim.heaps(in.numbers("the size of a heap", count, 1, LARGEST_HEAP));
  }
}
