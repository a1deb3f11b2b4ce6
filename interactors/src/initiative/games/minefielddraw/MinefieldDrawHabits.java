package initiative.games.minefielddraw;

import initiative.family.Field;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.family.TokenHabits;
import initiative.games.minefield.Minefield;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents on the minefield where the bottom right cell is a draw. */
final class MinefieldDrawHabits {
  private MinefieldDrawHabits() {}

  static Habits<Token, Shift> all() {
    return TokenHabits.all()
        .add(
            "usual",
            "Plays as if there were no draws.",
            "Грає так, ніби нічиїх немає.",
            now -> TokenHabits.asIn(new Minefield(), now))
        .add(
            "peaceful",
            "Goes as near to the bottom right cell as it can with one move.",
            "Одним ходом якнайближче підходить до правої нижньої клітинки.",
            now -> fitting(now, true))
        .add(
            "bold",
            "Stays as far from the bottom right cell as it can with one move.",
            "Одним ходом якнайменше наближається до правої нижньої клітинки.",
            now -> fitting(now, false));
  }

  /** A move by the most or the fewest cells; among several the one that keeps to the diagonal. */
  private static Shift fitting(View<Token, Shift> now, boolean far) {
    Field field = now.position.field;
    boolean downFirst = field.rows - now.position.row >= field.columns - now.position.column;
    Shift chosen = null;
    for (Shift shift : now.legal()) {
      boolean better =
          chosen == null || (far ? shift.cells > chosen.cells : shift.cells < chosen.cells);
      boolean equal = chosen != null && shift.cells == chosen.cells;
      if (better || equal && shift.down == downFirst) {
        chosen = shift;
      }
    }
    return chosen;
  }
}
