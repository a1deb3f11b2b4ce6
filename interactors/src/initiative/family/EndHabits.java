package initiative.family;

import initiative.interactor.Habits;

/** Habits in the games in which a card is taken from the left or from the right end of a row. */
public final class EndHabits {
  private EndHabits() {}

  /** Habits that need not know what a card is worth, and those of {@link CardHabits}. */
  public static Habits<Cards, End> all() {
    return CardHabits.all(
        new Habits<Cards, End>()
            .add(
                "follows",
                "Takes from the end from which the player has just taken.",
                "Бере з того кінця, з якого щойно взяв гравець.",
                now -> now.last == null ? End.L : now.last)
            .add(
                "opposite",
                "Takes from the other end than the player has just done.",
                "Бере з іншого кінця, ніж щойно гравець.",
                now -> now.last == End.L ? End.R : End.L)
            .add(
                "alternates",
                "Takes from the left and from the right end by turns.",
                "Бере по черзі з лівого і з правого кінця.",
                now -> now.turn() % 2 == 0 ? End.L : End.R));
  }
}
