package initiative.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The Grundy value of a token in each cell of a minefield: the least number that is not the value
 * of a cell to the right or below without a mine between. For each row and each column a set of
 * bits holds the values met there since the last mine.
 */
public final class FieldValues {
  private final Field field;
  private final short[] values;
  private final long[][] toRight;
  private final long[][] below;

  public FieldValues(Field field) {
    int words = (field.rows + field.columns) / Long.SIZE + 1;
    this.field = field;
    values = new short[field.rows * field.columns];
    toRight = new long[field.rows + 1][words];
    below = new long[field.columns + 1][words];
    for (int row = field.rows; row >= 1; row--) {
      for (int column = field.columns; column >= 1; column--) {
        evaluate(row, column);
      }
    }
  }

  public int of(Token token) {
    return of(token.row, token.column);
  }

  private int of(int row, int column) {
    return values[field.number(row, column)];
  }

  /** The shifts of a token that lead it to a cell of this value. */
  public List<Shift> leadingTo(int value, Token token) {
    List<Shift> found = new ArrayList<>();
    for (int row = token.row + 1; field.isFree(row, token.column); row++) {
      if (of(row, token.column) == value) {
        found.add(new Shift(true, row - token.row));
      }
    }
    for (int column = token.column + 1; field.isFree(token.row, column); column++) {
      if (of(token.row, column) == value) {
        found.add(new Shift(false, column - token.column));
      }
    }
    return found;
  }

  private void evaluate(int row, int column) {
    if (!field.isFree(row, column)) {
      Arrays.fill(toRight[row], 0);
      Arrays.fill(below[column], 0);
      return;
    }
    int word = 0;
    while ((toRight[row][word] | below[column][word]) == -1) {
      word++;
    }
    int bit = Long.numberOfTrailingZeros(~(toRight[row][word] | below[column][word]));
    toRight[row][word] |= 1L << bit;
    below[column][word] |= 1L << bit;
    values[field.number(row, column)] = (short) (word * Long.SIZE + bit);
  }
}
