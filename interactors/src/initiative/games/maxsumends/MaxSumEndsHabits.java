package initiative.games.maxsumends;

import initiative.family.CardHabits;
import initiative.family.Cards;
import initiative.family.End;
import initiative.family.EndHabits;
import initiative.interactor.Habits;

/** The habits of opponents in the game of the largest sum from both ends. */
final class MaxSumEndsHabits {
  private MaxSumEndsHabits() {}

  static Habits<Cards, End> all() {
    return EndHabits.all()
        .add(
            "places",
            "Takes every other card, those with the larger sum, if the number of cards is even, and"
                + " otherwise the larger card.",
            "Бере картки через одну, ті, де сума більша, якщо карток парна кількість, інакше —"
                + " більшу картку.",
            now -> now.position.left % 2 == 0 ? place(now.position) : CardHabits.greedy(now, 0));
  }

  /** The end that belongs to the better half, if every other card is one half. */
  private static End place(Cards cards) {
    long lead = 0;
    for (int card = cards.first; card <= cards.last; card++) {
      lead += (card - cards.first) % 2 == 0 ? cards.value(card) : -cards.value(card);
    }
    return lead >= 0 ? End.L : End.R;
  }
}
