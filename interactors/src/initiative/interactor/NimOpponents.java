package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.Nim;
import initiative.game.Nim.Heaps;
import initiative.game.Nim.Take;
import initiative.solve.NimTable;

/** The opponents in nim and in its variant with a largest take. */
public final class NimOpponents extends Opponents<Heaps, Take> {
  private static final String[][] CHARACTERS = {
    {"largest", "Takes as many as it may from the largest heap."},
    {"smallest", "Takes as many as it may from the smallest heap."},
    {"peels", "Takes one stick from the largest heap."},
    {"last-heap", "Takes one stick from the last heap that is not empty."},
    {"halves", "Takes half of the largest heap, rounded up, or as near to that as it may."},
    {"levels", "Makes the largest heap equal to the next one; takes one if they are equal."},
    {"sweeps", "Takes as many as it may from some heap at random."},
    {"copies", "Takes as many as the player did from the same heap, or as near to that as it may."},
    {"mirrors", "Does what the player did to a heap that was equal; if there is none, takes one."},
    {"even", "Leaves an even number of sticks in all, taking one or two."},
  };

  private static final String[][] WITH_LARGEST_TAKE = {
    {
      "completes", "Takes from the player's heap, so that both take one more than the largest take."
    },
  };

  private final Nim nim;

  public NimOpponents(NimTable table) {
    super(table);
    nim = (Nim) table.game();
  }

  @Override
  protected String[][] characters() {
    return nim.largestTake() == Integer.MAX_VALUE
        ? CHARACTERS
        : join(CHARACTERS, WITH_LARGEST_TAKE);
  }

  @Override
  protected Opponent<Heaps, Take> character(String name, Chance chance) {
    return description(name) == null ? null : new Habit(name, chance);
  }

  /** As many as wanted from a heap that is not empty, or as near to that as it may be. */
  private Take upTo(int wanted, Heaps heaps, int heap) {
    return new Take(heap, Math.max(1, Math.min(wanted, nim.most(heaps, heap))));
  }

  /** The same, or one stick from the first heap if this one is empty. */
  private Take upToOrOne(int wanted, Heaps heaps, int heap) {
    return heaps.size(heap) == 0 ? new Take(first(heaps), 1) : upTo(wanted, heaps, heap);
  }

  private static int first(Heaps heaps) {
    int heap = 1;
    while (heaps.size(heap) == 0) {
      heap++;
    }
    return heap;
  }

  private static int last(Heaps heaps) {
    int heap = heaps.count();
    while (heaps.size(heap) == 0) {
      heap--;
    }
    return heap;
  }

  /** The first of the largest heaps. */
  private static int largest(Heaps heaps) {
    int largest = 1;
    for (int heap = 2; heap <= heaps.count(); heap++) {
      if (heaps.size(heap) > heaps.size(largest)) {
        largest = heap;
      }
    }
    return largest;
  }

  /** The first of the smallest heaps that are not empty. */
  private static int smallest(Heaps heaps) {
    int smallest = first(heaps);
    for (int heap = smallest + 1; heap <= heaps.count(); heap++) {
      if (heaps.size(heap) > 0 && heaps.size(heap) < heaps.size(smallest)) {
        smallest = heap;
      }
    }
    return smallest;
  }

  private static int any(Heaps heaps, Chance chance) {
    int heap;
    do {
      heap = 1 + chance.below(heaps.count());
    } while (heaps.size(heap) == 0);
    return heap;
  }

  /** By how much the largest heap exceeds each of the others. */
  private static int lead(Heaps heaps, int largest) {
    int next = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      if (heap != largest) {
        next = Math.max(next, heaps.size(heap));
      }
    }
    return heaps.size(largest) - next;
  }

  /** The first heap as large as the player's was before its move, or 0 if there is none. */
  private static int twin(Heaps heaps, Take last) {
    int before = heaps.size(last.heap) + last.count;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      if (heaps.size(heap) == before) {
        return heap;
      }
    }
    return 0;
  }

  private Take evened(Heaps heaps) {
    int sum = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      sum += heaps.size(heap);
    }
    return upTo(sum % 2 == 0 ? 2 : 1, heaps, largest(heaps));
  }

  /** Chooses a heap and a number of sticks by a rule that it keeps for the whole game. */
  private final class Habit implements Opponent<Heaps, Take> {
    private final String name;
    private final Chance chance;

    Habit(String name, Chance chance) {
      this.name = name;
      this.chance = chance;
    }

    @Override
    public Take choose(Heaps heaps, Take last) {
      int largest = largest(heaps);
      switch (name) {
        case "largest":
          return upTo(Integer.MAX_VALUE, heaps, largest);
        case "smallest":
          return upTo(Integer.MAX_VALUE, heaps, smallest(heaps));
        case "peels":
          return new Take(largest, 1);
        case "last-heap":
          return new Take(last(heaps), 1);
        case "halves":
          return upTo((heaps.size(largest) + 1) / 2, heaps, largest);
        case "levels":
          return upTo(lead(heaps, largest), heaps, largest);
        case "sweeps":
          return upTo(Integer.MAX_VALUE, heaps, any(heaps, chance));
        case "copies":
          return upToOrOne(last.count, heaps, last.heap);
        case "mirrors":
          int twin = twin(heaps, last);
          return twin == 0 ? new Take(first(heaps), 1) : new Take(twin, last.count);
        case "even":
          return evened(heaps);
        case "completes":
          return upToOrOne(nim.largestTake() + 1 - last.count, heaps, last.heap);
        default:
          throw new IllegalStateException(name);
      }
    }
  }
}
