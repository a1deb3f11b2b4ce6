package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.game.Minefield;
import initiative.game.Minefield.Shift;
import initiative.game.Minefield.Token;
import initiative.solve.MinefieldTable;

/**
 * A token stands in the top left cell of a minefield. A move shifts it to the right or down by any
 * number of cells, but not onto a mine or over one; who cannot move loses, or wins if the game is
 * played misere. Input: the field. Answer: who wins.
 */
public final class MinefieldWinner extends GameProblem<Token, Shift> {
  private static final int LARGEST_SIDE = 12;

  public MinefieldWinner(Minefield game) {
    super(new MinefieldTable(game), false);
  }

  @Override
  protected Token readStart(Input in) throws BadInput {
    return new FieldReader(in, LARGEST_SIDE).token();
  }
}
