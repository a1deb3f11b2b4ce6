package initiative.games.bachetcycles;

import initiative.games.bachetcycles.BachetCycles.Heap;
import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The habits of opponents in Bachet's game with special moves. */
final class BachetCyclesHabits {
  private BachetCyclesHabits() {}

  static Habits<Heap, Long> all() {
    return new Habits<Heap, Long>()
        .add("one", "Always takes one.", "Завжди бере одну.", now -> now.position.sticks - 1)
        .add(
            "most",
            "Always takes as many as it may, and makes no special moves.",
            "Завжди бере якнайбільше і не робить особливих ходів.",
            now -> Math.max(0, now.position.sticks - BachetCycles.LARGEST_TAKE))
        .add(
            "takes",
            "Takes one, two or three at random, and makes no special moves.",
            "Бере навмання одну, дві чи три і не робить особливих ходів.",
            now -> {
              int most = (int) Math.min(now.position.sticks, BachetCycles.LARGEST_TAKE);
              return now.position.sticks - 1 - now.chance.below(most);
            })
        .add(
            "special",
            "Makes a special move at random whenever there is one, and else takes one.",
            "Робить випадковий особливий хід, якщо він є, інакше бере одну.",
            now -> {
              Heap heap = now.position;
              List<Long> specials = new ArrayList<>(heap.specials.targets(heap.sticks));
              return specials.isEmpty() ? heap.sticks - 1 : now.any(specials);
            })
        .add(
            "returns",
            "Goes back, if it can, to a heap that it has seen, and else makes any move.",
            "Повертається, якщо може, до купки, яку вже бачив, інакше ходить як завгодно.",
            BachetCyclesHabits::returning);
  }

  private static Long returning(View<Heap, Long> now) {
    Set<Long> seen = new HashSet<>(now.moves);
    seen.add(now.position.sticks);
    for (Heap heap : now.before) {
      seen.add(heap.sticks);
    }
    List<Long> known = new ArrayList<>(now.legal());
    known.retainAll(seen);
    return now.any(known.isEmpty() ? now.legal() : known);
  }
}
