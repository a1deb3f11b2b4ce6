package initiative.family;

import initiative.interactor.Habits;
import initiative.interactor.View;

/** Habits in the games with one token on a field. */
public final class TokenHabits {
  private TokenHabits() {}

  public static Habits<Token, Shift> all() {
    return new Habits<Token, Shift>()
        .add(
            "down",
            "Goes down as far as it can, and to the right if it cannot go down.",
            "Іде вниз якнайдалі, а якщо вниз не можна, то праворуч.",
            now -> upTo(Integer.MAX_VALUE, true, now))
        .add(
            "right",
            "Goes to the right as far as it can, and down if it cannot go to the right.",
            "Іде праворуч якнайдалі, а якщо праворуч не можна, то вниз.",
            now -> upTo(Integer.MAX_VALUE, false, now))
        .add(
            "creeps-down",
            "Goes down by one cell, or to the right by one if it cannot go down.",
            "Іде на клітинку вниз, а якщо не можна, то на клітинку праворуч.",
            now -> upTo(1, true, now))
        .add(
            "creeps-right",
            "Goes to the right by one cell, or down by one if it cannot.",
            "Іде на клітинку праворуч, а якщо не можна, то на клітинку вниз.",
            now -> upTo(1, false, now))
        .add(
            "stairs",
            "Goes by one cell down and to the right in turn, as long as it can.",
            "Іде по черзі на клітинку вниз і на клітинку праворуч, поки може.",
            now -> upTo(1, now.turn() % 2 == 0, now))
        .add(
            "longest",
            "Makes the longest shift that it can, down rather than to the right.",
            "Робить найдовший можливий зсув, радше вниз, ніж праворуч.",
            TokenHabits::longest)
        .add(
            "copies",
            "Repeats the player's shift, or comes as near to it as it can.",
            "Повторює зсув гравця або якнайближчий до нього.",
            now -> now.last == null ? upTo(1, true, now) : upTo(now.last.cells, now.last.down, now))
        .add(
            "swaps",
            "Answers down with right and right with down, by as many cells if it can.",
            "На хід униз відповідає праворуч, а на хід праворуч — униз, на стільки ж клітинок, якщо"
                + " може.",
            now ->
                now.last == null ? upTo(1, true, now) : upTo(now.last.cells, !now.last.down, now));
  }

  /** Down or right by as many cells as wanted, or as near to that as can be. */
  private static Shift upTo(int wanted, boolean down, View<Token, Shift> now) {
    Shift found = null;
    Shift fallback = null;
    for (Shift shift : now.legal()) {
      if (shift.down == down && (found == null || shift.cells <= wanted)) {
        found = shift;
      }
      if (shift.down != down && (fallback == null || shift.cells <= wanted)) {
        fallback = shift;
      }
    }
    return found == null ? fallback : found;
  }

  private static Shift longest(View<Token, Shift> now) {
    Shift longest = null;
    for (Shift shift : now.legal()) {
      if (longest == null || shift.cells > longest.cells) {
        longest = shift;
      }
    }
    return longest;
  }

  /** A move that would be right in another game on the same field, if it has one. */
  public static Shift asIn(TokenGame other, View<Token, Shift> now) {
    boolean ended = other.ending(now.position) != null;
    return now.any(ended ? now.legal() : other.solve(now.position).keeping(now.position));
  }
}
