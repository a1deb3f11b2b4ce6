package initiative.games.minefield;

import initiative.family.Shift;
import initiative.family.Token;
import initiative.family.TokenHabits;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents on the minefield. */
final class MinefieldHabits {
  private MinefieldHabits() {}

  static Habits<Token, Shift> all() {
    return TokenHabits.all()
        .add(
            "blind",
            "Plays as one should if there were no mines, as long as none is in its way.",
            "Грає так, як слід було б без мін, поки жодна не заважає.",
            MinefieldHabits::blind);
  }

  /** On an empty field the lost cells are as far from the bottom edge as from the right one. */
  private static Shift blind(View<Token, Shift> now) {
    int below = now.position.field.rows - now.position.row;
    int beside = now.position.field.columns - now.position.column;
    Shift wanted = new Shift(below > beside, Math.abs(below - beside));
    return now.orElse(wanted, now.legal().get(0));
  }
}
