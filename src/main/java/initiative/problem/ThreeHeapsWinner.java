package initiative.problem;

import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.BadInput;
import initiative.game.Input;
import initiative.games.nim.Nim;

/**
 * There are three heaps of sticks. A move takes any number of sticks from one heap; whoever takes
 * the last stick of all wins. Input: the three sizes. Answer: who wins.
 */
public final class ThreeHeapsWinner extends GameProblem<Heaps, Take> {
  private static final int HEAPS = 3;
  private static final int LARGEST_HEAP = 40;

  public ThreeHeapsWinner() {
    super(new Nim(), false);
  }

  @Override
  protected Heaps readStart(Input in) throws BadInput {
    return new Heaps(in.numbers("the size of a heap", HEAPS, 1, LARGEST_HEAP));
  }
}
