package initiative.solve;

import initiative.game.Minefield.Field;
import initiative.game.Minefield.Token;

/** The Grundy value of a token in each cell of a minefield. */
public final class FieldValues extends GrundyTable {
  private final Field field;

  public FieldValues(Field field) {
    this.field = field;
    prepare(field.number(1, 1));
  }

  public int of(Token token) {
    return value(field.number(token.row, token.column));
  }

  @Override
  protected void options(int cell) {
    int row = field.row(cell);
    int column = field.column(cell);
    for (int below = row + 1; field.isFree(below, column); below++) {
      reach(value(field.number(below, column)));
    }
    for (int right = column + 1; field.isFree(row, right); right++) {
      reach(value(field.number(row, right)));
    }
  }
}
