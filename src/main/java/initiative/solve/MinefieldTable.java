package initiative.solve;

import initiative.game.Minefield;
import initiative.game.Minefield.Field;
import initiative.game.Minefield.Shift;
import initiative.game.Minefield.Token;
import initiative.game.Worth;

/**
 * Won and lost cells of a minefield, in one pass against the moves. A cell is won if a lost one can
 * be reached from it to the right or below; as long as no mine comes between, it is enough to know
 * of its row and its column that there has been one.
 */
public final class MinefieldTable extends Strategy<Token, Shift> {
  private final boolean misere;
  private Field field;
  private boolean[] lost;
  private boolean[] lostToRight;
  private boolean[] lostBelow;

  public MinefieldTable(Minefield game) {
    super(game);
    misere = game.isMisere();
  }

  @Override
  public void prepare(Token start) {
    field = start.field;
    lost = new boolean[field.rows * field.columns];
    lostToRight = new boolean[field.rows + 1];
    lostBelow = new boolean[field.columns + 1];
    for (int row = field.rows; row >= 1; row--) {
      for (int column = field.columns; column >= 1; column--) {
        judge(row, column);
      }
    }
  }

  /** By cells, since the JVM compiles a method long before it compiles a loop. */
  private void judge(int row, int column) {
    if (!field.isFree(row, column)) {
      lostToRight[row] = false;
      lostBelow[column] = false;
    } else if (!lostToRight[row] && !lostBelow[column] && !(misere && isStuck(row, column))) {
      lostToRight[row] = true;
      lostBelow[column] = true;
      lost[field.number(row, column)] = true;
    }
  }

  private boolean isStuck(int row, int column) {
    return !field.isFree(row + 1, column) && !field.isFree(row, column + 1);
  }

  @Override
  public Worth worth(Token token) {
    return lost[field.number(token.row, token.column)] ? Worth.LOST : Worth.WON;
  }
}
