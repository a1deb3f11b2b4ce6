package initiative.games.partisantakeaway;

import initiative.family.CountHabits;
import initiative.games.partisantakeaway.PartisanTakeaway.Heap;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in the game with different takes. */
final class PartisanTakeawayHabits {
  private PartisanTakeawayHabits() {}

  static Habits<Heap, Integer> all() {
    return new Habits<Heap, Integer>()
        .add(
            "alternates",
            "Takes as few as it may and as many as it may by turns.",
            "Бере по черзі то якнайменше, то якнайбільше.",
            now -> CountHabits.upTo(now.turn() % 2 == 0 ? 1 : Long.MAX_VALUE, now))
        .add(
            "even",
            "Takes the least number that leaves an even heap, if there is one, else the least.",
            "Бере найменше, що лишає парну купку, якщо може, інакше просто найменше.",
            now -> {
              for (int take : now.legal()) {
                if ((now.position.sticks - take) % 2 == 0) {
                  return take;
                }
              }
              return now.legal().get(0);
            })
        .add(
            "middle",
            "Takes the middle one of the numbers that it may take.",
            "Бере середнє з чисел, які може взяти.",
            now -> now.legal().get(now.legal().size() / 2))
        .add(
            "copies",
            "Takes as many as the player has just taken, or the next smaller number that it may.",
            "Бере стільки ж, скільки щойно взяв гравець, або найближче менше з дозволених.",
            now -> CountHabits.upTo(now.last == null ? 1 : now.last, now))
        .add(
            "completes",
            "Completes the player's take to the sum of its own largest and the player's least take.",
            "Доповнює взяте гравцем до суми свого найбільшого і його найменшого взяття.",
            now -> CountHabits.upTo(completed(now), now))
        .add(
            "starves",
            "Takes the least number that leaves the player no move, if there is one, else the most.",
            "Бере найменше, що лишає гравця без ходу, якщо може, інакше якнайбільше.",
            now -> {
              for (int take : now.legal()) {
                if (now.position.sticks - take < now.position.theirs.take(0)) {
                  return take;
                }
              }
              return CountHabits.upTo(Long.MAX_VALUE, now);
            });
  }

  private static long completed(View<Heap, Integer> now) {
    Heap heap = now.position;
    long sum = heap.mine.take(heap.mine.size() - 1) + heap.theirs.take(0);
    return now.last == null ? 1 : sum - now.last;
  }
}
