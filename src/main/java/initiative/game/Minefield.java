package initiative.game;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A token stands in the top left cell of a field, some of whose cells are mined. A move shifts it
 * to the right or down by any number of cells, but not onto a mine, over a mine or off the field.
 * Who cannot move loses; in the misere variant he wins.
 *
 * <p>Start: a line with the numbers of rows and columns, then the rows, of "." for a free cell and
 * "*" for a mine. Move: "D" for down or "R" for right, and the number of cells. Order: down before
 * right, short before long.
 */
public final class Minefield implements Game<Minefield.Token, Minefield.Shift> {
  public static final int LARGEST_SIDE = 123;

  private final boolean misere;

  /** The game in which who cannot move loses. */
  public Minefield() {
    this(false);
  }

  /** The game in which who cannot move loses or, if it is misere, wins. */
  public Minefield(boolean misere) {
    this.misere = misere;
  }

  /** The field on which a token moves. Rows and columns are counted from 1. */
  public static final class Field {
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
  }

  /** A token in a cell of its field. */
  public static final class Token {
    public final Field field;
    public final int row;
    public final int column;

    public Token(Field field, int row, int column) {
      this.field = field;
      this.row = row;
      this.column = column;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Token
          && row == ((Token) other).row
          && column == ((Token) other).column
          && field.equals(((Token) other).field);
    }

    @Override
    public int hashCode() {
      return 1000 * row + column;
    }

    @Override
    public String toString() {
      return "row " + row + ", column " + column;
    }
  }

  /** A shift down or to the right by some cells. */
  public static final class Shift {
    public final boolean down;
    public final int cells;

    public Shift(boolean down, int cells) {
      this.down = down;
      this.cells = cells;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Shift
          && down == ((Shift) other).down
          && cells == ((Shift) other).cells;
    }

    @Override
    public int hashCode() {
      return down ? cells : -cells;
    }

    @Override
    public String toString() {
      return new StringBuilder(down ? "D " : "R ").append(cells).toString();
    }
  }

  @Override
  public Token readStart(StartReader in) throws BadInput {
    int[] sides = in.integers("the numbers of rows and columns", 2, 1, LARGEST_SIDE);
    String[] rows = new String[sides[0]];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = in.row("a row of the field", sides[1], '.', '*');
      if (rows[0].charAt(0) != '.') {
        throw in.bad("a row that begins with \".\", since the token stands in the top left cell");
      }
    }
    return new Token(new Field(rows), 1, 1);
  }

  @Override
  public List<Shift> moves(Token token) {
    List<Shift> moves = new ArrayList<>();
    for (int row = token.row + 1; token.field.isFree(row, token.column); row++) {
      moves.add(new Shift(true, row - token.row));
    }
    for (int column = token.column + 1; token.field.isFree(token.row, column); column++) {
      moves.add(new Shift(false, column - token.column));
    }
    return moves;
  }

  @Override
  public Token after(Token token, Shift shift) {
    return shift.down
        ? new Token(token.field, token.row + shift.cells, token.column)
        : new Token(token.field, token.row, token.column + shift.cells);
  }

  /** Whether who cannot move wins. */
  public boolean isMisere() {
    return misere;
  }

  @Override
  public Worth ending(Token token) {
    boolean stuck =
        !token.field.isFree(token.row + 1, token.column)
            && !token.field.isFree(token.row, token.column + 1);
    return stuck ? misere ? Worth.WON : Worth.LOST : null;
  }

  @Override
  public Shift parseMove(String line) {
    String move = Blanks.stripped(line);
    boolean down = move.startsWith("D");
    if (!down && !move.startsWith("R") || move.length() == 1 || !Blanks.isBlank(move.charAt(1))) {
      return null;
    }
    Integer cells = Numbers.single(move.substring(1));
    return cells == null ? null : new Shift(down, cells);
  }

  @Override
  public String moveForm() {
    return "D COUNT or R COUNT";
  }

  /** The field, with "T" for the token. */
  @Override
  public String picture(Token token) {
    StringBuilder picture = new StringBuilder();
    for (int row = 1; row <= token.field.rows; row++) {
      for (int column = 1; column <= token.field.columns; column++) {
        boolean here = row == token.row && column == token.column;
        picture.append(here ? 'T' : token.field.isFree(row, column) ? '.' : '*');
      }
      picture.append('\n');
    }
    return picture.toString();
  }

  @Override
  public String lossPhrase() {
    return "I lost...";
  }
}
