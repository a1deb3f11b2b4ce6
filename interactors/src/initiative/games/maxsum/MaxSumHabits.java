package initiative.games.maxsum;

import initiative.family.CardHabits;
import initiative.family.Cards;
import initiative.family.CountHabits;
import initiative.interactor.Habits;

/** The habits of opponents in the game of the largest sum. */
final class MaxSumHabits {
  private MaxSumHabits() {}

  static Habits<Cards, Integer> all() {
    return CardHabits.all(CountHabits.<Cards>all())
        .add(
            "picky",
            "Takes cards as long as they are positive, but at least one.",
            "Бере картки, поки вони додатні, але принаймні одну.",
            now -> {
              Cards cards = now.position;
              int count = 0;
              while (count < cards.left && cards.value(cards.last - count) > 0) {
                count++;
              }
              return CountHabits.upTo(count, now);
            });
  }
}
