package initiative.problem;

import initiative.family.Field;
import initiative.family.Token;
import initiative.game.BadInput;
import initiative.game.Input;

/** Reads a minefield: the numbers of rows and columns, then the rows, of "." and "*". */
final class FieldReader {
  private FieldReader() {}

  /** A field with a token in the top left cell, which must be free. */
  static Token token(Input in, int largestSide) throws BadInput {
    return new Token(field(in, largestSide, true), 1, 1);
  }

  static Field field(Input in, int largestSide, boolean beginsFree) throws BadInput {
    String[] rows = new String[in.integer("the number of rows", 1, largestSide)];
    int columns = in.integer("the number of columns", 1, largestSide);
    for (int i = 0; i < rows.length; i++) {
      rows[i] = in.row("a row of the field", columns, '.', '*');
      if (beginsFree && rows[0].charAt(0) != '.') {
        throw new BadInput(in.lineNumber(), rows[0], "a free cell for the token at the top left");
      }
    }
    return new Field(rows);
  }
}
