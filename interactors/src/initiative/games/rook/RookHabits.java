package initiative.games.rook;

import initiative.family.Heaps;
import initiative.family.Take;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents who move the rook. */
final class RookHabits {
  private RookHabits() {}

  static Habits<Heaps, Take> all() {
    return new Habits<Heaps, Take>()
        .add(
            "left",
            "Goes all the way to the left, and down if it is there already.",
            "Іде ліворуч до краю, а якщо вже там, то вниз до краю.",
            now -> upTo(Long.MAX_VALUE, Rook.LEFT, now))
        .add(
            "down",
            "Goes all the way down, and to the left if it is there already.",
            "Іде вниз до краю, а якщо вже там, то ліворуч до краю.",
            now -> upTo(Long.MAX_VALUE, Rook.DOWN, now))
        .add(
            "longer",
            "Goes to the edge by the longer way.",
            "Іде до того краю, до якого далі.",
            now -> upTo(Long.MAX_VALUE, longer(now.position), now))
        .add(
            "creeps",
            "Goes one cell by the longer way.",
            "Іде на одну клітинку туди, де до краю далі.",
            now -> upTo(1, longer(now.position), now))
        .add(
            "halves",
            "Goes half of the longer way to the edge, rounded up.",
            "Проходить половину довшого шляху до краю, заокруглену вгору.",
            now -> {
              int way = longer(now.position);
              return upTo((now.position.size(way) + 1) / 2, way, now);
            })
        .add(
            "stairs",
            "Goes one cell left and down in turn, as long as it can.",
            "Іде по черзі на клітинку ліворуч і вниз, поки може.",
            now -> upTo(1, now.turn() % 2 == 0 ? Rook.LEFT : Rook.DOWN, now))
        .add(
            "follows",
            "Goes the way that the player went, as far as the player did, or as near to that as it"
                + " can.",
            "Іде туди ж, куди гравець, і на стільки ж клітинок, або якнайближче до того.",
            now ->
                now.last == null
                    ? upTo(1, Rook.LEFT, now)
                    : upTo(now.last.count, now.last.heap, now));
  }

  /** The way to the farther edge; left if both are as far. */
  private static int longer(Heaps cell) {
    return cell.size(Rook.DOWN) > cell.size(Rook.LEFT) ? Rook.DOWN : Rook.LEFT;
  }

  /** As many cells as wanted, or as near to that as can be; the other way if this one is closed. */
  private static Take upTo(long wanted, int way, View<Heaps, Take> now) {
    int open = now.position.isOpen(way) ? way : Rook.LEFT + Rook.DOWN - way;
    return new Rook.Slide(open, Math.min(wanted, now.position.size(open)));
  }
}
