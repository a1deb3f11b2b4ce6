package initiative.family;

import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.List;

/** Habits in the games in which a move is the number of things taken. */
public final class CountHabits {
  private CountHabits() {}

  /** Habits that need to know nothing else of the game. */
  public static <P> Habits<P, Integer> all() {
    return new Habits<P, Integer>()
        .add("one", "Always takes one.", "Завжди бере одну.", now -> upTo(1, now))
        .add(
            "two",
            "Always takes two, as long as it may.",
            "Завжди бере дві, поки можна.",
            now -> upTo(2, now))
        .add(
            "most",
            "Always takes as many as it may.",
            "Завжди бере якнайбільше.",
            now -> upTo(Integer.MAX_VALUE, now))
        .add(
            "copies",
            "Takes as many as the player has just taken, or as near to that as it may.",
            "Бере стільки ж, скільки щойно взяв гравець, або якнайближче до того.",
            now -> upTo(now.last == null ? 1 : now.last, now))
        .add(
            "cycles",
            "Takes one, two, three, and again one, two, three, as long as it may.",
            "Бере одну, дві, три, і знову одну, дві, три, поки можна.",
            now -> upTo(now.turn() % 3 + 1, now));
  }

  /** The largest legal count that is not above the wanted one, or else the least legal one. */
  public static <P> Integer upTo(long wanted, View<P, Integer> now) {
    List<Integer> moves = now.legal();
    int low = 0;
    int high = moves.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (moves.get(middle) <= wanted) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return moves.get(low);
  }
}
