package initiative.games.bachet;

import initiative.family.CountHabits;
import initiative.interactor.Habits;

/** The habits of opponents in Bachet's game. */
final class BachetHabits {
  private BachetHabits() {}

  static Habits<Integer, Integer> all() {
    return CountHabits.<Integer>all()
        .add(
            "completes",
            "Completes the player's take to four, which is right from some heaps only.",
            "Доповнює узяте гравцем до чотирьох, що правильно лише з деяких купок.",
            now -> CountHabits.upTo(now.last == null ? 1 : 4 - now.last, now))
        .add(
            "even",
            "Leaves an even number of sticks, taking as few as it can.",
            "Лишає парну кількість паличок, беручи якнайменше.",
            now -> CountHabits.upTo(now.position % 2 == 0 ? 2 : 1, now));
  }
}
