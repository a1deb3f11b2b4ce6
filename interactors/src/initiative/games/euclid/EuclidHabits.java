package initiative.games.euclid;

import initiative.games.euclid.Euclid.Pair;
import initiative.interactor.Habits;

/** The habits of opponents in Euclid's game. */
final class EuclidHabits {
  private EuclidHabits() {}

  static Habits<Pair, Long> all() {
    return new Habits<Pair, Long>()
        .add(
            "once",
            "Takes as many sticks as the smaller heap has, never more.",
            "Бере стільки паличок, скільки їх у меншій купці, і ніколи не більше.",
            now -> take(now.position, 1))
        .add(
            "most",
            "Takes as many as it may.",
            "Бере якнайбільше.",
            now -> take(now.position, now.position.times()))
        .add(
            "spares",
            "Takes once less than it may, so that the larger heap stays the larger one.",
            "Бере на один раз менше, ніж можна, щоб більша купка лишалася більшою.",
            now -> take(now.position, now.position.times() - 1))
        .add(
            "half",
            "Takes half as often as it may, rounded up.",
            "Бере вдвічі менше разів, ніж можна, заокругливши вгору.",
            now -> take(now.position, (now.position.times() + 1) / 2))
        .add(
            "levels",
            "Makes the heaps as nearly equal as it can.",
            "Робить купки якомога ближчими за розміром.",
            now -> {
              long rest = now.position.larger % now.position.smaller;
              boolean most = now.position.smaller - rest < rest;
              return take(now.position, now.position.times() - (most ? 0 : 1));
            })
        .add(
            "bold",
            "Takes as many as it may if the heaps differ much, and else once.",
            "Бере якнайбільше, якщо купки дуже різні, інакше лише раз.",
            now -> {
              long smaller = now.position.smaller;
              boolean much = now.position.larger - 2 * smaller >= smaller - smaller / 2;
              return take(now.position, much ? now.position.times() : 1);
            });
  }

  /** The smaller heap so many times, but at least once. */
  private static long take(Pair pair, long times) {
    return Math.max(times, 1) * pair.smaller;
  }
}
