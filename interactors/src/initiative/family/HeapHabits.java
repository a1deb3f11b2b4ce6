package initiative.family;

import initiative.game.Chance;
import initiative.interactor.Habit;
import initiative.interactor.Habits;
import initiative.interactor.View;

/**
 * Habits in the games in which sticks are taken from heaps. They ask only for the sizes of the
 * heaps and for what may be taken, so that huge heaps are as good as small ones.
 *
 * @param <P> a position, in which there are heaps
 * @param <M> a move, which may be a take
 */
public final class HeapHabits<P, M> {

  /** How the positions and moves of a game are seen as heaps and takes. */
  public interface Sight<P, M> {
    /** The heaps of a position. */
    Heaps heaps(P position);

    /** The take that a move is, or null if it is none. */
    Take take(M move);

    /** The move that a take is. */
    M move(Take take);
  }

  /** Chooses a take from heaps of which some are open, when the player has made a take, or null. */
  private interface Rule {
    Take take(Heaps heaps, Take last, Chance chance);
  }

  private final Sight<P, M> sight;

  private HeapHabits(Sight<P, M> sight) {
    this.sight = sight;
  }

  /** The habits in a game whose moves are takes. */
  public static Habits<Heaps, Take> all() {
    return all(
        new Sight<Heaps, Take>() {
          @Override
          public Heaps heaps(Heaps position) {
            return position;
          }

          @Override
          public Take take(Take move) {
            return move;
          }

          @Override
          public Take move(Take take) {
            return take;
          }
        });
  }

  /** The habits in a game that has other moves too. */
  public static <P, M> Habits<P, M> all(Sight<P, M> sight) {
    return new HeapHabits<>(sight).list();
  }

  /** All habits, and one of those who know the period of games with a largest take. */
  public static Habits<Heaps, Take> withPeriod() {
    return all()
        .add(
            "completes",
            "Takes from the player's heap so that both together take the least and the most that"
                + " a move may.",
            "Бере з купки гравця так, щоб разом вийшло найменше і найбільше дозволене узяття.",
            now -> {
              long both = now.position.least() + now.position.upTo(Long.MAX_VALUE);
              return now.last == null
                  ? few(now.position, first(now.position))
                  : near(both - now.last.count, now.position, now.last.heap);
            });
  }

  private Habits<P, M> list() {
    return new Habits<P, M>()
        .add(
            "largest",
            "Takes as many as it may from the largest heap.",
            "Бере якнайбільше з найбільшої купки.",
            rule((heaps, last, chance) -> many(heaps, largest(heaps))))
        .add(
            "smallest",
            "Takes as many as it may from the smallest heap that it may take from.",
            "Бере якнайбільше з найменшої купки, з якої можна брати.",
            rule((heaps, last, chance) -> many(heaps, smallest(heaps))))
        .add(
            "peels",
            "Takes as few as it may from the largest heap.",
            "Бере якнайменше з найбільшої купки.",
            rule((heaps, last, chance) -> few(heaps, largest(heaps))))
        .add(
            "last-heap",
            "Takes as few as it may from the last heap that it may take from.",
            "Бере якнайменше з останньої купки, з якої можна брати.",
            rule((heaps, last, chance) -> few(heaps, last(heaps))))
        .add(
            "halves",
            "Takes half of the largest heap, rounded up, or as near to that as it may.",
            "Бере половину найбільшої купки, заокруглену вгору, або якнайближче до того.",
            rule(
                (heaps, last, chance) -> {
                  int largest = largest(heaps);
                  return upTo((heaps.size(largest) + 1) / 2, heaps, largest);
                }))
        .add(
            "levels",
            "Makes the largest heap equal to the next one, or takes as near to that as it may.",
            "Зрівнює найбільшу купку з наступною або бере якнайближче до того.",
            rule(
                (heaps, last, chance) -> {
                  int largest = largest(heaps);
                  return upTo(lead(heaps, largest), heaps, largest);
                }))
        .add(
            "sweeps",
            "Takes as many as it may from some heap at random.",
            "Бере якнайбільше з випадкової купки.",
            rule((heaps, last, chance) -> many(heaps, any(heaps, chance))))
        .add(
            "copies",
            "Takes as many as the player did from the same heap, or as near to that as it may.",
            "Бере стільки ж, скільки гравець, з тієї самої купки, або якнайближче до того.",
            rule(
                (heaps, last, chance) ->
                    last == null ? few(heaps, first(heaps)) : near(last.count, heaps, last.heap)))
        .add(
            "mirrors",
            "Does what the player did to a heap that was equal; if there is none, takes as few as"
                + " it may.",
            "Повторює хід гравця на купці, яка була такою самою; якщо її немає, бере якнайменше.",
            rule(
                (heaps, last, chance) -> {
                  int twin = last == null ? 0 : twin(heaps, last);
                  return twin == 0 ? few(heaps, first(heaps)) : new Take(twin, last.count);
                }))
        .add(
            "even",
            "Leaves an even number of sticks in all if it can, taking few from the largest heap.",
            "Лишає разом парну кількість паличок, якщо може, беручи мало з найбільшої купки.",
            rule((heaps, last, chance) -> evened(heaps)));
  }

  private Habit.Rule<P, M> rule(Rule rule) {
    return now -> sight.move(rule.take(sight.heaps(now.position), lastTake(now), now.chance));
  }

  private Take lastTake(View<P, M> now) {
    return now.last == null ? null : sight.take(now.last);
  }

  private static Take many(Heaps heaps, int heap) {
    return upTo(Long.MAX_VALUE, heaps, heap);
  }

  private static Take few(Heaps heaps, int heap) {
    return new Take(heap, heaps.least());
  }

  /** As many as wanted from an open heap, or as near to that as it may be. */
  private static Take upTo(long wanted, Heaps heaps, int heap) {
    long found = heaps.upTo(Math.min(wanted, heaps.size(heap)));
    return found == 0 ? few(heaps, heap) : new Take(heap, found);
  }

  /** The same, or as few as may be from the first open heap if this one is not open. */
  private static Take near(long wanted, Heaps heaps, int heap) {
    return heaps.isOpen(heap) ? upTo(wanted, heaps, heap) : few(heaps, first(heaps));
  }

  /** The first open heap. */
  private static int first(Heaps heaps) {
    int heap = 1;
    while (!heaps.isOpen(heap)) {
      heap++;
    }
    return heap;
  }

  private static int last(Heaps heaps) {
    int heap = heaps.count();
    while (!heaps.isOpen(heap)) {
      heap--;
    }
    return heap;
  }

  /** The first of the largest heaps, which is open if any is. */
  public static int largest(Heaps heaps) {
    int largest = 1;
    for (int heap = 2; heap <= heaps.count(); heap++) {
      if (heaps.size(heap) > heaps.size(largest)) {
        largest = heap;
      }
    }
    return largest;
  }

  /** The first of the smallest open heaps. */
  private static int smallest(Heaps heaps) {
    int smallest = first(heaps);
    for (int heap = smallest + 1; heap <= heaps.count(); heap++) {
      if (heaps.isOpen(heap) && heaps.size(heap) < heaps.size(smallest)) {
        smallest = heap;
      }
    }
    return smallest;
  }

  private static int any(Heaps heaps, Chance chance) {
    int heap;
    do {
      heap = 1 + chance.below(heaps.count());
    } while (!heaps.isOpen(heap));
    return heap;
  }

  /** By how much the largest heap exceeds each of the others. */
  private static long lead(Heaps heaps, int largest) {
    long next = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      if (heap != largest) {
        next = Math.max(next, heaps.size(heap));
      }
    }
    return heaps.size(largest) - next;
  }

  /** The first heap as large as the player's was before its take, or 0 if there is none. */
  private static int twin(Heaps heaps, Take last) {
    long before = heaps.size(last.heap) + last.count;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      if (heaps.size(heap) == before) {
        return heap;
      }
    }
    return 0;
  }

  /** The least take that makes the sum even; whether it is odd is seen without adding up. */
  private static Take evened(Heaps heaps) {
    int largest = largest(heaps);
    long odd = 0;
    for (int heap = 1; heap <= heaps.count(); heap++) {
      odd ^= heaps.size(heap) & 1;
    }
    long count = heaps.takes(heaps.size(largest));
    for (long index = 0; index < Math.min(count, 64); index++) {
      if ((heaps.take(index) & 1) == odd) {
        return new Take(largest, heaps.take(index));
      }
    }
    return few(heaps, largest);
  }
}
