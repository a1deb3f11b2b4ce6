package initiative.games.minefieldmisere;

import initiative.family.Shift;
import initiative.family.Token;
import initiative.family.TokenHabits;
import initiative.games.minefield.Minefield;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents on the minefield where whoever cannot move wins. */
final class MinefieldMisereHabits {
  private MinefieldMisereHabits() {}

  static Habits<Token, Shift> all() {
    return TokenHabits.all()
        .add(
            "usual",
            "Plays as if whoever cannot move lost.",
            "Грає так, ніби той, хто не може ходити, програє.",
            now -> TokenHabits.asIn(new Minefield(), now))
        .add(
            "freest",
            "Goes where the player is left with the most moves.",
            "Іде туди, де в гравця залишається найбільше ходів.",
            MinefieldMisereHabits::freest);
  }

  private static Shift freest(View<Token, Shift> now) {
    Shift freest = null;
    int most = -1;
    for (Shift shift : now.legal()) {
      int moves = now.game.moves(now.game.after(now.position, shift)).size();
      if (moves > most) {
        freest = shift;
        most = moves;
      }
    }
    return freest;
  }
}
