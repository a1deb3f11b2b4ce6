package initiative.solve;

import initiative.game.Minefield;
import initiative.game.Minefield.Field;
import initiative.game.Minefield.Shift;
import initiative.game.Minefield.Token;
import initiative.game.Worth;

/** Won and lost cells of a minefield, in time linear in its size. */
public final class MinefieldTable extends Strategy<Token, Shift> {
  private final boolean misere;
  private FieldTable cells;

  public MinefieldTable(Minefield game) {
    super(game);
    misere = game.isMisere();
  }

  @Override
  public void prepare(Token start) {
    cells = new FieldTable(start.field, misere);
  }

  @Override
  public Worth worth(Token token) {
    return cells.isWon(token.field.number(token.row, token.column)) ? Worth.WON : Worth.LOST;
  }

  /**
   * A lost cell marks the free cells above it and to its left; none of these is lost, so that no
   * cell is marked more than twice.
   */
  private static final class FieldTable extends WinLoseTable {
    private final Field field;
    private final boolean misere;

    FieldTable(Field field, boolean misere) {
      super(field.rows * field.columns);
      this.field = field;
      this.misere = misere;
      fill();
    }

    @Override
    protected void markPredecessors(int lost) {
      int row = field.row(lost);
      int column = field.column(lost);
      if (!field.isFree(row, column)) {
        return;
      }
      if (misere && !field.isFree(row + 1, column) && !field.isFree(row, column + 1)) {
        markWon(lost);
        return;
      }
      for (int above = row - 1; above >= 1 && field.isFree(above, column); above--) {
        markWon(field.number(above, column));
      }
      for (int left = column - 1; left >= 1 && field.isFree(row, left); left--) {
        markWon(field.number(row, left));
      }
    }
  }
}
