package initiative.games.tokens;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.Field;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Several tokens stand in different cells of a field, some of whose cells are mined. A move shifts
 * one token to the right or down by any number of cells, but not onto a mine, over a mine or off
 * the field; it may jump over other tokens. Two tokens in one cell vanish at once. Whoever cannot
 * move loses.
 *
 * <p>Start: a line with the numbers of rows and columns, the rows, of "." for a free cell and "*"
 * for a mine, a line with the number of tokens, and for each a line with its row and its column.
 * Move: the number of the token, counted from 1 and kept when others vanish, "D" for down or "R"
 * for right, and the number of cells. Order: by token, down before right, short before long.
 */
public final class Tokens extends Definition<Tokens.Places, Tokens.Move> {
  private static final Limit ROWS = new Limit("rows", "the number of rows", 1, 123);
  private static final Limit COLUMNS = new Limit("columns", "the number of columns", 1, 123);
  private static final Limit TOKENS = new Limit("tokens", "the number of tokens", 1, 12);
  private static final int VANISHED = 0;

  /** Where each token stands, counted from 1; those that have vanished stand nowhere. */
  public static final class Places extends Tuple {
    public final Field field;

    private Places(Field field, long... cells) {
      super(cells);
      this.field = field;
    }

    /** The places of tokens that are all there. */
    public static Places of(Token... tokens) {
      long[] cells = new long[tokens.length];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = cell(tokens[i]);
      }
      return new Places(tokens[0].field, cells);
    }

    /** Cells are numbered from 1 by rows. */
    private static int cell(Token token) {
      return (token.row - 1) * token.field.columns + token.column;
    }

    /** How many tokens there have been. */
    public int count() {
      return size();
    }

    /** A token where it stands, or null if it has vanished. */
    public Token token(int number) {
      int cell = (int) get(number - 1);
      return cell == VANISHED
          ? null
          : new Token(field, (cell - 1) / field.columns + 1, (cell - 1) % field.columns + 1);
    }

    /** The number of the token in a cell, or 0 if there is none. */
    public int tokenAt(Token place) {
      int cell = cell(place);
      for (int number = 1; number <= count(); number++) {
        if (get(number - 1) == cell) {
          return number;
        }
      }
      return 0;
    }

    Places after(Move move) {
      Token reached = token(move.token).after(move.shift);
      int met = tokenAt(reached);
      long[] cells = with(move.token - 1, met == 0 ? cell(reached) : VANISHED);
      if (met != 0) {
        cells[met - 1] = VANISHED;
      }
      return new Places(field, cells);
    }

    @Override
    protected Object board() {
      return field;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int number = 1; number <= count(); number++) {
        if (token(number) != null) {
          text.append(text.length() == 0 ? "" : "; ").append(number).append(" in ");
          text.append(token(number));
        }
      }
      return text.length() == 0 ? "no token left" : text.toString();
    }
  }

  /** A shift of one of the tokens. */
  public static final class Move extends Tuple {
    public final int token;
    public final Shift shift;

    public Move(int token, Shift shift) {
      super(token, shift.down ? 1 : 0, shift.cells);
      this.token = token;
      this.shift = shift;
    }

    @Override
    public String toString() {
      return new StringBuilder().append(token).append(' ').append(shift).toString();
    }
  }

  @Override
  public About about() {
    return new About(
        "tokens",
        "1.4:C",
        "Grundy",
        "Tokens on a minefield",
        "Фішки на мінному полі",
        ROWS,
        COLUMNS,
        TOKENS);
  }

  @Override
  public Habits<Places, Move> habits() {
    return TokensHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new TokensStarts(ROWS, COLUMNS, TOKENS);
  }

  @Override
  public Strategy<Places, Move> solve(Places start) {
    return new TokensTable(this, start.field);
  }

  @Override
  public Places readStart(StartReader in) throws BadInput {
    Field field = Field.read(in, ROWS, COLUMNS, false);
    Token[] tokens = new Token[in.integer(TOKENS)];
    Limit row = new Limit("row", "the row of a token", 1, field.rows);
    Limit column = new Limit("column", "its column", 1, field.columns);
    for (int i = 0; i < tokens.length; i++) {
      long[] cell = in.line(row, column);
      tokens[i] = new Token(field, (int) cell[0], (int) cell[1]);
      boolean free = field.isFree(tokens[i].row, tokens[i].column);
      for (int j = 0; j < i; j++) {
        free &= !tokens[i].equals(tokens[j]);
      }
      if (!free) {
        throw in.bad("the row and the column of a cell without mine or token");
      }
    }
    return Places.of(tokens);
  }

  @Override
  public List<Move> moves(Places places) {
    List<Move> moves = new ArrayList<>();
    for (int number = 1; number <= places.count(); number++) {
      Token token = places.token(number);
      if (token != null) {
        for (Shift shift : token.shifts()) {
          moves.add(new Move(number, shift));
        }
      }
    }
    return moves;
  }

  /** Without a list of the moves of all tokens, of which there are thousands. */
  @Override
  public boolean isLegal(Places places, Move move) {
    return move.token >= 1
        && move.token <= places.count()
        && places.token(move.token) != null
        && places.token(move.token).shifts().contains(move.shift);
  }

  @Override
  public Places after(Places places, Move move) {
    return places.after(move);
  }

  @Override
  public Worth ending(Places places) {
    for (int number = 1; number <= places.count(); number++) {
      Token token = places.token(number);
      if (token != null && !token.isStuck()) {
        return null;
      }
    }
    return Worth.LOST;
  }

  @Override
  public Move parseMove(String line) {
    String move = Blanks.stripped(line);
    int end = 0;
    while (end < move.length() && !Blanks.isBlank(move.charAt(end))) {
      end++;
    }
    Integer token = Numbers.integer(move.substring(0, end));
    Shift shift = Shift.parse(move.substring(end));
    return token == null || shift == null ? null : new Move(token, shift);
  }

  @Override
  public String moveForm() {
    return "TOKEN D COUNT or TOKEN R COUNT";
  }

  /** The field with the tokens on it: 1 to 9, and A, B, C for 10, 11, 12. */
  @Override
  public String picture(Places places) {
    StringBuilder picture = new StringBuilder();
    for (int row = 1; row <= places.field.rows; row++) {
      for (int column = 1; column <= places.field.columns; column++) {
        int token = places.tokenAt(new Token(places.field, row, column));
        boolean free = places.field.isFree(row, column);
        picture.append(token > 0 ? "123456789ABC".charAt(token - 1) : free ? '.' : '*');
      }
      picture.append('\n');
    }
    return picture.toString();
  }

  @Override
  public String lossPhrase() {
    return Phrase.I_LOST;
  }

  /** Each token is worth the value of its cell. */
  @Override
  public List<Part> parts(Strategy<Places, Move> strategy, Places places) {
    TokensTable table = (TokensTable) strategy;
    List<Part> parts = new ArrayList<>();
    for (int number = 1; number <= places.count(); number++) {
      Token token = places.token(number);
      if (token != null) {
        List<Shift> shifts = token.shifts();
        long[] options = new long[shifts.size()];
        for (int i = 0; i < options.length; i++) {
          options[i] = table.value(token.after(shifts.get(i)));
        }
        Saying name = new Saying("part.token", number, token.row, token.column);
        parts.add(new Part(name, table.value(token), options));
      }
    }
    return parts;
  }

  @Override
  public Saying forbids(Places places, Move move) {
    boolean there =
        move.token >= 1 && move.token <= places.count() && places.token(move.token) != null;
    return there
        ? places.token(move.token).forbids(move.shift)
        : new Saying("forbid.token", move.token);
  }

  /** The Grundy value of a token in each cell. */
  @Override
  public Chart<Places> chart(Places start, int size) {
    Field field = start.field;
    TokensTable table = new TokensTable(this, field);
    Chart<Places> chart = new Chart<Places>("chart.title.tokens").meaning("chart.meaning.grundy");
    chart.rows("row").columns("column", 1, field.columns);
    for (int row = 1; row <= field.rows; row++) {
      chart.row(row);
      for (int column = 1; column <= field.columns; column++) {
        Token token = new Token(field, row, column);
        if (field.isFree(row, column)) {
          chart.add(table, Places.of(token), table.value(token));
        } else {
          chart.say("*");
        }
      }
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "6 9/........./..*....*./....*..../.*......./......*../...*...../1/1 1";
  }

  /** Only the tokens that are there, with their numbers on them. */
  @Override
  public Sketch sketch(Places places) {
    long[] cells = new long[2 * places.count()];
    String[] names = new String[places.count()];
    int there = 0;
    for (int number = 1; number <= places.count(); number++) {
      Token token = places.token(number);
      if (token != null) {
        cells[2 * there] = token.row - 1;
        cells[2 * there + 1] = token.column - 1;
        names[there++] = Integer.toString(number);
      }
    }
    return places
        .field
        .sketch(Arrays.copyOf(cells, 2 * there))
        .with("names", Arrays.copyOf(names, there));
  }

  @Override
  public long[] place(Places places, Move move) {
    Token token = places.token(move.token);
    Token reached = token.after(move.shift);
    return new long[] {reached.row - 1, reached.column - 1, token.row - 1, token.column - 1};
  }

  @Override
  public Saying action(Places places, Move move) {
    return new Saying(move.shift.down ? "tokendown" : "tokenright", move.token, move.shift.cells);
  }
}
