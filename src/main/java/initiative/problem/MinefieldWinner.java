package initiative.problem;

import initiative.family.Shift;
import initiative.family.Token;
import initiative.family.TokenGame;
import initiative.game.BadInput;
import initiative.game.Input;

/**
 * A token stands in the top left cell of a minefield. A move shifts it right or down by any number
 * of cells, not onto or over a mine; whoever cannot move loses, or wins in the misere game. Input:
 * the field. Answer: who wins.
 */
public final class MinefieldWinner extends GameProblem<Token, Shift> {
  private static final int LARGEST_SIDE = 12;

  public MinefieldWinner(TokenGame game) {
    super(game, false);
  }

  @Override
  protected Token readStart(Input in) throws BadInput {
    return FieldReader.token(in, LARGEST_SIDE);
  }
}
