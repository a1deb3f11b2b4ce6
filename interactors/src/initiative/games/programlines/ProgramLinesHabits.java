package initiative.games.programlines;

import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents who write a program. They set their variable at random. */
final class ProgramLinesHabits {
  private static final int CHANGES_A = 1;
  private static final int CHANGES_B = 4;

  private ProgramLinesHabits() {}

  /** Chooses an operator and its line. */
  private interface Choice {
    Entry entry(View<Listing, Entry> now);
  }

  static Habits<Listing, Entry> all() {
    Habits<Listing, Entry> habits = new Habits<>();
    add(
        habits,
        "bottom",
        "Fills the program from its last line up with random operators.",
        "Заповнює програму з останнього рядка вгору випадковими операторами.",
        now -> Entry.operator(free(now.position, now.position.lines(), -1), any(now)));
    add(
        habits,
        "toggles",
        "Writes A := 1-A and B := 1-B in turn, each into the first free line.",
        "По черзі пише A := 1-A і B := 1-B, щоразу в перший вільний рядок.",
        now ->
            Entry.operator(free(now.position, 1, 1), now.turn() % 2 == 0 ? CHANGES_B : CHANGES_A));
    add(
        habits,
        "follows",
        "Repeats the player's operator in the next free line below it, or else from the top.",
        "Повторює оператор гравця в найближчому вільному рядку під ним, а якщо такого немає, то"
            + " згори.",
        now -> Entry.operator(free(now.position, line(now), 1), operator(now)));
    add(
        habits,
        "mirrors",
        "Repeats the player's operator in the mirror image of its line, or in the next free one.",
        "Повторює оператор гравця в рядку, симетричному до його рядка, або в наступному вільному.",
        now ->
            Entry.operator(
                free(now.position, now.position.lines() + 1 - line(now), 1), operator(now)));
    add(
        habits,
        "swaps",
        "Answers in the first free line with the player's operator, A and B exchanged.",
        "Відповідає в першому вільному рядку оператором гравця, де A і B поміняно місцями.",
        now -> Entry.operator(free(now.position, 1, 1), swapped(operator(now))));
    add(
        habits,
        "hopes",
        "Writes the first operator after which the lines so far end with A and B different.",
        "Пише перший оператор, з яким уже написані рядки дають різні A і B.",
        ProgramLinesHabits::hoped);
    return habits;
  }

  private static void add(
      Habits<Listing, Entry> habits, String name, String english, String ukrainian, Choice choice) {
    habits.add(
        name,
        english,
        ukrainian,
        now -> now.position.wantsValue() ? Entry.value(now.chance.below(2)) : choice.entry(now));
  }

  /** The first free line from this one on, going round at the end. */
  private static int free(Listing listing, int from, int step) {
    int line = from;
    while (!listing.isFree(line)) {
      line += step;
      line = line > listing.lines() ? 1 : line < 1 ? listing.lines() : line;
    }
    return line;
  }

  private static int any(View<Listing, Entry> now) {
    return 1 + now.chance.below(Listing.OPERATORS);
  }

  private static boolean hasWritten(View<Listing, Entry> now) {
    return now.last != null && !now.last.isValue();
  }

  /** The player's line, the first one if it has not written any. */
  private static int line(View<Listing, Entry> now) {
    return hasWritten(now) ? now.last.line() : 1;
  }

  /** The player's operator, the first one if it has not written any. */
  private static int operator(View<Listing, Entry> now) {
    return hasWritten(now) ? now.last.operator() : CHANGES_A;
  }

  private static int swapped(int operator) {
    return operator < CHANGES_B ? operator + CHANGES_B - 1 : operator - CHANGES_B + 1;
  }

  private static Entry hoped(View<Listing, Entry> now) {
    for (Entry entry : now.legal()) {
      if (!now.game.after(now.position, entry).endsEqual()) {
        return entry;
      }
    }
    return now.legal().get(0);
  }
}
