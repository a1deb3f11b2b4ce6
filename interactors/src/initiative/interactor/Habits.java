package initiative.interactor;

import java.util.ArrayList;
import java.util.List;

/** The habits that opponents have in a game. */
public final class Habits<P, M> {
  private final List<Habit<P, M>> habits = new ArrayList<>();

  /** Adds a habit: its name, how it plays in both languages, and the move that it makes. */
  public Habits<P, M> add(String name, String english, String ukrainian, Habit.Rule<P, M> rule) {
    habits.add(new Habit<>(name, english, ukrainian, false, rule));
    return this;
  }

  /** The same for a habit that also decides what chance should. */
  public Habits<P, M> addWithDraws(
      String name, String english, String ukrainian, Habit.Rule<P, M> rule) {
    habits.add(new Habit<>(name, english, ukrainian, true, rule));
    return this;
  }

  public List<Habit<P, M>> all() {
    return habits;
  }

  /** The habit of this name, or null. */
  public Habit<P, M> named(String name) {
    for (Habit<P, M> habit : habits) {
      if (habit.name.equals(name)) {
        return habit;
      }
    }
    return null;
  }
}
