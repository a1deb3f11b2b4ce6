package initiative.problem;

import initiative.family.Shift;
import initiative.family.Token;
import initiative.game.BadInput;
import initiative.game.Input;
import initiative.games.minefield.Minefield;

/**
 * A token stands in the top left cell of a minefield. A move shifts it to the right or down by any
 * number of cells, but not onto a mine or over one; whoever cannot move loses. Input: the field.
 * Answer: who wins, and the winning first moves, down before right. There is at most one each way,
 * since from the nearer of two lost cells in a line one could go to the other.
 */
public final class MinefieldFirstMoves extends GameProblem<Token, Shift> {
  private static final int LARGEST_SIDE = 1234;

  public MinefieldFirstMoves() {
    super(new Minefield(), true);
  }

  @Override
  protected Token readStart(Input in) throws BadInput {
    return FieldReader.token(in, LARGEST_SIDE);
  }
}
