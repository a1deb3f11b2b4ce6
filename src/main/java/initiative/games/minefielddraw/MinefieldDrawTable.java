package initiative.games.minefielddraw;

import initiative.family.Shift;
import initiative.family.Token;
import initiative.family.TokenTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the best moves without making the positions that they lead to: in a drawn position the bot
 * looks at all replies to all its moves, and there may be thirty thousand of them.
 */
final class MinefieldDrawTable extends TokenTable {
  MinefieldDrawTable(MinefieldDraw game, Token start) {
    super(game, start.field);
  }

  /** Moves to cells that are worth the contrary of this one are best, unless all moves are. */
  @Override
  public List<Shift> best(Token token) {
    int wanted = -sign(token.row, token.column);
    List<Shift> best = new ArrayList<>();
    if (!leadOnlyTo(wanted, token, 1, 0) || !leadOnlyTo(wanted, token, 0, 1)) {
      for (Shift shift : game.moves(token)) {
        int row = token.row + (shift.down ? shift.cells : 0);
        int column = token.column + (shift.down ? 0 : shift.cells);
        if (sign(row, column) == wanted) {
          best.add(shift);
        }
      }
    }
    return best;
  }

  private boolean leadOnlyTo(int wanted, Token token, int down, int right) {
    int row = token.row + down;
    int column = token.column + right;
    while (token.field.isFree(row, column)) {
      if (sign(row, column) != wanted) {
        return false;
      }
      row += down;
      column += right;
    }
    return true;
  }

  @Override
  public boolean mayBeDrawn() {
    return true;
  }
}
