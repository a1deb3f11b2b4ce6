package initiative.games.goldbars;

import initiative.family.CardHabits;
import initiative.family.Cards;
import initiative.family.CountHabits;
import initiative.interactor.Habits;

/** The habits of opponents in the game of gold bars. */
final class GoldBarsHabits {
  private GoldBarsHabits() {}

  static Habits<Cards, Integer> all() {
    return CardHabits.all(CountHabits.<Cards>all())
        .add(
            "half",
            "Takes half as many as it may, rounded up.",
            "Бере половину того, що можна, заокруглену вгору.",
            now -> CountHabits.upTo((now.position.note + 1) / 2, now))
        .add(
            "richest",
            "Takes all bars up to the dearest one that it can reach.",
            "Бере всі зливки аж до найдорожчого, до якого може дістатися.",
            now -> {
              Cards bars = now.position;
              int count = 1;
              for (int take = 2; take <= bars.note; take++) {
                if (bars.value(bars.first + take - 1) > bars.value(bars.first + count - 1)) {
                  count = take;
                }
              }
              return count;
            });
  }
}
