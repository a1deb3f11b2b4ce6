package initiative.games.moorenim;

import initiative.family.HeapHabits;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.games.moorenim.MooreNim.Lowering;
import initiative.games.moorenim.MooreNim.Table;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in Moore's nim: those who lower one heap, and those who lower many. */
final class MooreNimHabits {
  private MooreNimHabits() {}

  static Habits<Table, Lowering> all() {
    return HeapHabits.all(new OneHeap())
        .add(
            "clears",
            "Takes all of the largest heaps, as many of them as it may.",
            "Забирає цілком найбільші купки, стільки, скільки можна.",
            now -> lowered(now.position, 0, Long.MAX_VALUE))
        .add(
            "nibbles",
            "Takes one stick from each of the largest heaps, as many of them as it may.",
            "Бере по одній паличці з найбільших купок, зі стількох, зі скількох можна.",
            now -> lowered(now.position, 0, 1))
        .add(
            "flattens",
            "Makes the largest heaps, as many as it may, equal to the next one; takes one from each"
                + " if they are equal.",
            "Зрівнює найбільші купки, стільки, скільки можна, з наступною; якщо вони рівні, бере з"
                + " кожної по одній.",
            MooreNimHabits::flattened)
        .add(
            "plain-nim",
            "Plays as if only one heap might be lowered.",
            "Грає так, ніби зменшувати можна лише одну купку.",
            MooreNimHabits::asInNim);
  }

  /** A move that lowers one heap is a take. */
  private static final class OneHeap implements HeapHabits.Sight<Table, Lowering> {
    @Override
    public Heaps heaps(Table table) {
      return new Heaps(table.sizes());
    }

    @Override
    public Take take(Lowering move) {
      return move.count() == 1 ? new Take((int) move.heap(0), move.taken(0)) : null;
    }

    @Override
    public Lowering move(Take take) {
      return new Lowering(take.heap, take.count);
    }
  }

  /**
   * Lowers the largest heaps, as many as it may, to some size, but takes no more from each than so
   * many sticks, and one at least.
   */
  private static Lowering lowered(Table table, long to, long most) {
    long[] left = table.sizes();
    int count = Math.min(table.most(), table.open());
    for (int i = 0; i < count; i++) {
      int largest = largestOfOthers(table, left);
      long size = left[largest];
      left[largest] = Math.min(size - 1, Math.max(to, size - Math.min(most, size)));
    }
    return Lowering.between(table, left);
  }

  /** The first of the largest heaps that have not been lowered yet, counted from 0. */
  private static int largestOfOthers(Table table, long[] left) {
    int largest = -1;
    for (int i = 0; i < left.length; i++) {
      boolean same = left[i] == table.size(i + 1);
      if (same && (largest < 0 || left[i] > left[largest])) {
        largest = i;
      }
    }
    return largest;
  }

  private static Lowering flattened(View<Table, Lowering> now) {
    Table table = now.position;
    long[] left = table.sizes();
    for (int i = 0; i < Math.min(table.most(), table.open()); i++) {
      left[largestOfOthers(table, left)] = -1;
    }
    int next = largestOfOthers(table, left);
    return lowered(table, next < 0 ? 0 : left[next], Long.MAX_VALUE);
  }

  private static Lowering asInNim(View<Table, Lowering> now) {
    long xor = 0;
    for (long size : now.position.sizes()) {
      xor ^= size;
    }
    for (int heap = 1; heap <= now.position.count(); heap++) {
      long size = now.position.size(heap);
      if ((size ^ xor) < size) {
        return new Lowering(heap, size - (size ^ xor));
      }
    }
    return now.game.anyMove(now.position, now.chance);
  }
}
