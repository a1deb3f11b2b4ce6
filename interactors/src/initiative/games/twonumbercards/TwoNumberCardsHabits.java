package initiative.games.twonumbercards;

import initiative.family.Cards;
import initiative.family.End;
import initiative.family.EndHabits;
import initiative.game.Strategy;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in the game of cards with two numbers. */
final class TwoNumberCardsHabits {
  private TwoNumberCardsHabits() {}

  static Habits<Cards, End> all() {
    return EndHabits.all()
        .add(
            "denies",
            "Takes the card that would bring the player more, whatever it brings to itself.",
            "Бере картку, яка дала б гравцеві більше, хоч би що вона давала йому самому.",
            now -> {
              Cards cards = now.position;
              int players = 1 - TwoNumberCards.which(cards);
              boolean left =
                  cards.number(cards.first, players) >= cards.number(cards.last, players);
              return left ? End.L : End.R;
            })
        .add(
            "spoils",
            "Wants the sum of the player to become as small as possible, and does not care for its"
                + " own.",
            "Хоче, щоб сума гравця була якнайменшою, і не дбає про свою.",
            now -> worth(now, End.L) <= worth(now, End.R) ? End.L : End.R);
  }

  /** What the player can count on after a move. */
  private static long worth(View<Cards, End> now, End end) {
    Strategy<Cards, End> strategy = now.game.solve(now.position);
    return strategy.worth(now.game.after(now.position, end)).number();
  }
}
