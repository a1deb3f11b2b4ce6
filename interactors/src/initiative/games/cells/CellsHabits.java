package initiative.games.cells;

import initiative.family.RunHabits;
import initiative.family.Runs;
import initiative.games.cells.Cells.Block;
import initiative.interactor.Habits;

/** The habits of opponents in the game of crossing out cells. */
final class CellsHabits {
  private CellsHabits() {}

  static Habits<Runs, Block> of(Cells game) {
    return new Habits<Runs, Block>()
        .add(
            "mirrors",
            "Crosses out the mirror image of the player's block, or else as centre does.",
            "Закреслює дзеркальне відбиття блоку гравця, а якщо не можна, грає як centre.",
            now -> {
              Block central = central(now.position);
              return now.last == null ? central : now.orElse(RunHabits.image(game, now), central);
            })
        .add(
            "centre",
            "Crosses out a block nearest to the middle of the longest run.",
            "Закреслює блок, найближчий до середини найдовшого проміжку.",
            now -> central(now.position))
        .add(
            "most",
            "Crosses out as many cells as it may, as far to the left as it can.",
            "Закреслює якнайбільше клітинок, якнайлівіше.",
            now -> largest(now.position))
        .add(
            "one",
            "Crosses out one cell at the end of the longest run.",
            "Закреслює одну клітинку з краю найдовшого проміжку.",
            now -> new Block(now.position.first(now.position.longest()), 1))
        .add(
            "nibbles",
            "Crosses out one or two cells, whichever is more, at an end of the shortest run.",
            "Закреслює одну чи дві клітинки, скільки вийде, з краю найкоротшого проміжку.",
            now -> atEnd(now.position, now.position.shortest()))
        .add(
            "splits",
            "Cuts single cells off the longest run as long as it can.",
            "Відрізає від найдовшого проміжку по одній клітинці, поки може.",
            now -> splitting(now.position, now.position.longest()));
  }

  /** As many as can be crossed out at the end of a run. */
  private static Block atEnd(Runs strip, int run) {
    return new Block(strip.first(run), Math.min(2, strip.length(run)));
  }

  /** An even block inside the longest run if it has room, else what is left of a short run. */
  private static Block central(Runs strip) {
    int run = strip.longest();
    int length = strip.length(run);
    return length < 4 ? atEnd(strip, run) : new Block(strip.first(run) + (length - 2) / 2, 2);
  }

  /** Four cells inside the first run that has room for them, else two, else one. */
  private static Block largest(Runs strip) {
    for (int run = 0; run < strip.count(); run++) {
      if (strip.length(run) >= 6) {
        return new Block(strip.first(run) + 1, 4);
      }
    }
    return atEnd(strip, strip.longest());
  }

  /** Two cells next to the first one of the run, which is left alone. */
  private static Block splitting(Runs strip, int run) {
    return strip.length(run) >= 4
        ? new Block(strip.first(run) + 1, 2)
        : new Block(strip.first(run), 1);
  }
}
