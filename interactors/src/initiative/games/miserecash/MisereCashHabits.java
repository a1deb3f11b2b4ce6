package initiative.games.miserecash;

import initiative.family.CountHabits;
import initiative.games.miserecash.MisereCash.Cash;
import initiative.interactor.Habits;

/** The habits of opponents in the game in which the last coin loses. */
final class MisereCashHabits {
  private MisereCashHabits() {}

  static Habits<Cash, Integer> all() {
    return CountHabits.<Cash>all()
        .add(
            "greedy",
            "Plays as if the last coin won: leaves a multiple of one more than the largest take.",
            "Грає, ніби остання монета виграє: лишає кратне найбільшому взяттю плюс один.",
            now -> {
              int beyond = (int) (now.position.coins % (now.position.most + 1L));
              return beyond == 0 ? 1 : beyond;
            })
        .add(
            "completes",
            "Completes the player's take to one more than the largest take.",
            "Доповнює взяте гравцем до числа, на одиницю більшого за найбільше взяття.",
            now -> CountHabits.upTo(now.last == null ? 1 : now.position.most + 1L - now.last, now))
        .add(
            "half",
            "Takes half of what it may, rounded up.",
            "Бере половину дозволеного, заокруглену вгору.",
            now -> (now.legal().size() + 1) / 2)
        .add(
            "wary",
            "Takes as many as it may without taking the last coin, as long as it can.",
            "Бере якнайбільше, але не останню монету, поки можна.",
            now -> CountHabits.upTo(now.position.coins - 1, now));
  }
}
