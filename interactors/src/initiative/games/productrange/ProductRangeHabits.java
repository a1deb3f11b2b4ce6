package initiative.games.productrange;

import initiative.games.productrange.ProductRange.Reached;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in the game of the product within a range. */
final class ProductRangeHabits {
  private static final int COUNT = Factors.MOST - Factors.LEAST + 1;

  private ProductRangeHabits() {}

  static Habits<Reached, Integer> all() {
    return new Habits<Reached, Integer>()
        .add(
            "five",
            "Says 5, and after a 5 says 7.",
            "Називає 5, а після п'ятірки — 7.",
            now -> now.orElse(5, 7))
        .add(
            "next",
            "Says the number after the player's, and 2 after 9; begins with 2.",
            "Називає число, наступне за числом гравця, а після 9 — 2; починає з 2.",
            now -> next(now.position.last))
        .add(
            "cycles",
            "Says 2, 3 and so on up to 9, and again from 2, leaving out what it may not say.",
            "Називає 2, 3 і так далі до 9, а потім знову від 2, пропускаючи те, чого не можна.",
            ProductRangeHabits::cycled)
        .add(
            "hurries",
            "Says the largest number that does not take the product beyond the range, or the least.",
            "Називає найбільше число, з яким добуток не перевищить меж, або найменше з можливих.",
            ProductRangeHabits::hurried)
        .add(
            "finishes",
            "Wins at once if it can, and says the least number that it may until then.",
            "Виграє відразу, якщо може, а доти називає найменше число, яке можна.",
            now -> {
              int winner = winner(now, now.position);
              return winner == 0 ? now.legal().get(0) : winner;
            })
        .add(
            "wary",
            "Wins at once if it can, otherwise says the least number after which the player"
                + " cannot, if there is one.",
            "Виграє відразу, якщо може, а інакше називає найменше число, після якого цього не"
                + " зможе гравець, якщо таке є.",
            ProductRangeHabits::wary);
  }

  private static int next(int factor) {
    return factor == Factors.MOST ? Factors.LEAST : factor + 1;
  }

  private static int cycled(View<Reached, Integer> now) {
    int factor = now.turn() == 0 ? Factors.LEAST : next(now.moves.get(now.turn() - 1));
    for (int i = 0; i < COUNT && !now.game.isLegal(now.position, factor); i++) {
      factor = next(factor);
    }
    return factor;
  }

  private static int hurried(View<Reached, Integer> now) {
    int chosen = now.legal().get(0);
    for (int factor : now.legal()) {
      if (now.position.product * factor <= now.position.greatest) {
        chosen = factor;
      }
    }
    return chosen;
  }

  /** The least number that wins at once, 0 if none does. */
  private static int winner(View<Reached, Integer> now, Reached reached) {
    for (int factor : now.game.moves(reached)) {
      int product = reached.product * factor;
      if (product >= reached.least && product <= reached.greatest) {
        return factor;
      }
    }
    return 0;
  }

  private static int wary(View<Reached, Integer> now) {
    int winner = winner(now, now.position);
    if (winner != 0) {
      return winner;
    }
    for (int factor : now.legal()) {
      Reached next = now.game.after(now.position, factor);
      if (next.product < next.least && winner(now, next) == 0) {
        return factor;
      }
    }
    return now.legal().get(0);
  }
}
