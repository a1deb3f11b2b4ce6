package initiative.family;

import initiative.catalogue.Sketch;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A field on which tokens move to the right and down. Some of its cells are mined. Rows and columns
 * are counted from 1.
 */
public final class Field {
  public final int rows;
  public final int columns;
  private final byte[][] cells;

  /** A field from its rows, of "." for a free cell and "*" for a mine. */
  public Field(String... lines) {
    this.rows = lines.length;
    this.columns = lines[0].length();
    cells = new byte[rows][];
    for (int i = 0; i < rows; i++) {
      cells[i] = lines[i].getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  /** Reads a line with the numbers of rows and columns, and the rows. */
  public static Field read(StartReader in, Limit rows, Limit columns, boolean freeCorner)
      throws BadInput {
    long[] sides = in.line(rows, columns);
    String[] lines = new String[(int) sides[0]];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = in.row("a row of the field", (int) sides[1], '.', '*');
      if (freeCorner && lines[0].charAt(0) != '.') {
        throw in.bad("a row that begins with \".\", since the token stands in the top left cell");
      }
    }
    return new Field(lines);
  }

  /** Whether a token may stand in the cell: it is on the field and not mined. */
  public boolean isFree(int row, int column) {
    return row <= rows && column <= columns && cells[row - 1][column - 1] == '.';
  }

  /** Numbers the cells from 0 by rows from the bottom right. */
  public int number(int row, int column) {
    return (rows - row) * columns + columns - column;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Field && Arrays.deepEquals(cells, ((Field) other).cells);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(cells);
  }

  /** The field with pieces in some cells, as {@link Sketch#field} has them. */
  public Sketch sketch(long... tokens) {
    String[] lines = new String[rows];
    for (int i = 0; i < rows; i++) {
      lines[i] = new String(cells[i], StandardCharsets.ISO_8859_1);
    }
    return Sketch.field(rows, columns, tokens).with("cells", lines);
  }
}
