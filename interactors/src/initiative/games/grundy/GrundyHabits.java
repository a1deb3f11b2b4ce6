package initiative.games.grundy;

import initiative.games.grundy.Grundy.Split;
import initiative.interactor.Habits;

/** The habits of opponents in Grundy's game. */
final class GrundyHabits {
  private GrundyHabits() {}

  static Habits<Sizes, Split> all() {
    return new Habits<Sizes, Split>()
        .add(
            "halves",
            "Splits the largest heap as nearly in half as it may.",
            "Ділить найбільшу купку якомога ближче до половини.",
            now -> upTo(Integer.MAX_VALUE, now.position.largest()))
        .add(
            "nibbles",
            "Splits one stick off the largest heap.",
            "Відділяє одну паличку від найбільшої купки.",
            now -> new Split(now.position.largest(), 1))
        .add(
            "pairs",
            "Splits two sticks, of which nothing more can be made, off the largest heap.",
            "Відділяє від найбільшої купки дві палички, яких уже не поділити.",
            now -> upTo(2, now.position.largest()))
        .add(
            "smallest",
            "Splits the smallest heap that it may as nearly in half as it may.",
            "Ділить найменшу купку, яку ще можна поділити, якомога ближче до половини.",
            now -> upTo(Integer.MAX_VALUE, smallest(now.position)))
        .add(
            "third",
            "Splits a third, rounded up, off the largest heap.",
            "Відділяє від найбільшої купки третину, заокруглену вгору.",
            now -> upTo((now.position.largest() + 2) / 3, now.position.largest()))
        .add(
            "copies",
            "Splits as many sticks off the largest heap as the player did, or as near as it may.",
            "Відділяє від найбільшої купки стільки ж, скільки гравець, або якнайближче до того.",
            now -> upTo(now.last == null ? 1 : now.last.part, now.position.largest()))
        .add(
            "breaks",
            "Breaks up the larger part of what the player has split, one stick off, if it may.",
            "Відщипує одну паличку від більшої частини поділеного гравцем, якщо може.",
            now -> {
              int largest = now.position.largest();
              int rest = now.last == null ? largest : now.last.size - now.last.part;
              return new Split(rest > 2 ? rest : largest, 1);
            });
  }

  /** A split into a part of so many sticks, or as many as it may be. */
  private static Split upTo(int part, int size) {
    return new Split(size, Math.min(part, (size - 1) / 2));
  }

  /** The smallest heap that can be split. */
  private static int smallest(Sizes sizes) {
    int index = 0;
    while (sizes.sizeAt(index) <= 2) {
      index++;
    }
    return sizes.sizeAt(index);
  }
}
