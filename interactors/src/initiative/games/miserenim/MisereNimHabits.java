package initiative.games.miserenim;

import initiative.family.HeapHabits;
import initiative.family.HeapTable;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.List;

/** The habits of opponents in misere nim: those in all games of heaps, and two of its own. */
final class MisereNimHabits {
  private MisereNimHabits() {}

  static Habits<Heaps, Take> all() {
    return HeapHabits.all()
        .add(
            "normal",
            "Plays as if the last stick would win, and at random if that seems lost.",
            "Грає так, ніби остання паличка виграє, а якщо це здається безнадійним — навмання.",
            MisereNimHabits::normal)
        .add(
            "saves-one",
            "Leaves one stick of the largest heap, or takes it if it is single.",
            "Лишає від найбільшої купки одну паличку або бере її, якщо вона одна.",
            now -> {
              int largest = HeapHabits.largest(now.position);
              return new Take(largest, Math.max(1, now.position.size(largest) - 1));
            });
  }

  private static Take normal(View<Heaps, Take> now) {
    List<Take> best = new HeapTable((MisereNim) now.game).best(now.position);
    return best.isEmpty() ? now.game.anyMove(now.position, now.chance) : now.any(best);
  }
}
