package initiative.games.minefield;

import initiative.catalogue.About;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.family.TokenGame;
import initiative.game.Phrase;
import initiative.game.Worth;
import initiative.interactor.Habits;

/**
 * A token stands in the top left cell of a field, some of whose cells are mined. A move shifts it
 * to the right or down by any number of cells, but not onto a mine, over a mine or off the field.
 * Whoever cannot move loses.
 *
 * <p>Start: a line with the numbers of rows and columns, then the rows, of "." for a free cell and
 * "*" for a mine. Move: "D" for down or "R" for right, and the number of cells. Order: down before
 * right, short before long.
 */
public final class Minefield extends TokenGame {

  @Override
  public About about() {
    return new About(
        "minefield", "1.2:E", "win/lose", "The minefield", "Мінне поле", ROWS, COLUMNS);
  }

  @Override
  public Habits<Token, Shift> habits() {
    return MinefieldHabits.all();
  }

  @Override
  public Worth ending(Token token) {
    return token.isStuck() ? Worth.LOST : null;
  }

  @Override
  public String lossPhrase() {
    return Phrase.I_LOST;
  }
}
