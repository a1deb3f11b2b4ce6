package initiative.games.minefielddraw;

import initiative.catalogue.About;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.family.TokenGame;
import initiative.game.Phrase;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Habits;

/**
 * A token stands in the top left cell of a field, some of whose cells are mined. A move shifts it
 * to the right or down by any number of cells, but not onto a mine, over a mine or off the field.
 * Whoever cannot move loses, unless the token stands in the bottom right cell of the field: then
 * the game is drawn, whoever brought it there.
 *
 * <p>Start: a line with the numbers of rows and columns, then the rows, of "." for a free cell and
 * "*" for a mine. Move: "D" for down or "R" for right, and the number of cells. Order: down before
 * right, short before long.
 */
public final class MinefieldDraw extends TokenGame {

  @Override
  public About about() {
    return new About(
        "minefield-draw",
        "1.5",
        "win/draw/lose",
        "The minefield with draws",
        "Мінне поле з нічиєю",
        ROWS,
        COLUMNS);
  }

  @Override
  public Habits<Token, Shift> habits() {
    return MinefieldDrawHabits.all();
  }

  @Override
  public StartMaker starts() {
    return super.starts()
        .usual(
            "rows 1..6 columns 1..6 mines 0..40 won",
            "rows 1..6 columns 1..6 mines 0..40 drawn",
            "rows 1..6 columns 1..6 mines 0..40 lost",
            "rows 20..40 columns 20..40 mines 0..20 won",
            "rows 20..40 columns 20..40 mines 0..20 drawn",
            "rows 20..40 columns 20..40 mines 0..20 lost",
            "rows 100..123 columns 100..123 mines 0..30 won",
            "rows 100..123 columns 100..123 mines 0..30 drawn",
            "rows 100..123 columns 100..123 mines 0..30 lost");
  }

  @Override
  public Strategy<Token, Shift> solve(Token start) {
    return new MinefieldDrawTable(this, start);
  }

  @Override
  public Worth ending(Token token) {
    if (!token.isStuck()) {
      return null;
    }
    boolean last = token.row == token.field.rows && token.column == token.field.columns;
    return last ? Worth.DRAWN : Worth.LOST;
  }

  @Override
  public String lossPhrase() {
    return Phrase.I_LOST;
  }

  @Override
  public String chartStart() {
    return "6 9/........./..*...*../....*..*./.*...*.../..*...*../.....*...";
  }

  @Override
  public Sketch sketch(Token token) {
    long[] corner = {token.field.rows - 1, token.field.columns - 1};
    return super.sketch(token).with("goal", corner);
  }
}
