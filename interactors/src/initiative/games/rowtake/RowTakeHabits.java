package initiative.games.rowtake;

import initiative.family.RunHabits;
import initiative.family.Runs;
import initiative.interactor.Habits;

/** The habits of opponents in the game with matches in a row. */
final class RowTakeHabits {
  private RowTakeHabits() {}

  static Habits<Runs, Integer> of(RowTake game) {
    return new Habits<Runs, Integer>()
        .add(
            "mirrors",
            "Takes the mirror image of what the player has taken, or else as centre does.",
            "Бере дзеркально до взятого гравцем, а якщо не можна, грає як centre.",
            now -> {
              int central = central(now.position);
              return now.last == null ? central : now.orElse(RunHabits.image(game, now), central);
            })
        .add(
            "centre",
            "Takes from the middle of the longest run.",
            "Бере із середини найдовшого проміжку.",
            now -> central(now.position))
        .add(
            "edge",
            "Takes from the left end of the longest run.",
            "Бере з лівого краю найдовшого проміжку.",
            now -> now.position.first(now.position.longest()))
        .add(
            "tidies",
            "Takes from the left end of the shortest run in which there is a move.",
            "Бере з лівого краю найкоротшого проміжку, в якому ще є хід.",
            now -> now.position.first(shortestOpen(now.position)))
        .add(
            "wastes",
            "Leaves at the left end of the longest run as many matches as are of no use.",
            "Лишає з лівого краю найдовшого проміжку стільки сірників, що з них уже не взяти.",
            now -> {
              int run = now.position.longest();
              int room = now.position.length(run) - now.position.block;
              return now.position.first(run) + Math.min(now.position.block - 1, room);
            });
  }

  private static int central(Runs row) {
    int run = row.longest();
    return row.first(run) + (row.length(run) - row.block) / 2;
  }

  private static int shortestOpen(Runs row) {
    int shortest = row.longest();
    for (int run = 0; run < row.count(); run++) {
      if (row.length(run) >= row.block && row.length(run) < row.length(shortest)) {
        shortest = run;
      }
    }
    return shortest;
  }
}
