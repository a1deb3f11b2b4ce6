package initiative.family;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import java.util.List;

/** One token on a field with mines; each game says what it means to be stuck. */
public abstract class TokenGame extends Definition<Token, Shift> {
  protected static final Limit ROWS = new Limit("rows", "the number of rows", 1, 123);
  protected static final Limit COLUMNS = new Limit("columns", "the number of columns", 1, 123);

  @Override
  public StartMaker starts() {
    return new FieldStarts(ROWS, COLUMNS);
  }

  @Override
  public Strategy<Token, Shift> solve(Token start) {
    return new TokenTable(this, start.field);
  }

  @Override
  public Token readStart(StartReader in) throws BadInput {
    return new Token(Field.read(in, ROWS, COLUMNS, true), 1, 1);
  }

  @Override
  public List<Shift> moves(Token token) {
    return token.shifts();
  }

  @Override
  public Token after(Token token, Shift shift) {
    return token.after(shift);
  }

  @Override
  public Shift parseMove(String line) {
    return Shift.parse(line);
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
  public Saying forbids(Token token, Shift shift) {
    return token.forbids(shift);
  }

  /** What each cell is worth to the side that moves the token from it. */
  @Override
  public final Chart<Token> chart(Token start, int size) {
    Field field = start.field;
    Strategy<Token, Shift> strategy = solve(start);
    Chart<Token> chart = new Chart<Token>("chart.title.field");
    chart.rows("row").columns("column", 1, field.columns);
    for (int row = 1; row <= field.rows; row++) {
      chart.row(row);
      for (int column = 1; column <= field.columns; column++) {
        if (field.isFree(row, column)) {
          chart.add(strategy, new Token(field, row, column), "");
        } else {
          chart.say("*");
        }
      }
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "6 9/........./..*....*./....*..../.*......./......*../...*.....";
  }

  @Override
  public Sketch sketch(Token token) {
    return token.field.sketch(token.row - 1, token.column - 1);
  }

  @Override
  public final long[] place(Token token, Shift shift) {
    Token reached = token.after(shift);
    return new long[] {reached.row - 1, reached.column - 1};
  }

  @Override
  public final Saying action(Token token, Shift shift) {
    return shift.action();
  }
}
