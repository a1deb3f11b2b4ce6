package initiative.games.pokernim;

import initiative.family.HeapHabits;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.games.pokernim.PokerNim.Change;
import initiative.games.pokernim.PokerNim.Table;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in poker nim: those who only take, and those who like to add. */
final class PokerNimHabits {
  private PokerNimHabits() {}

  static Habits<Table, Change> all() {
    return HeapHabits.all(new Taking())
        .add(
            "adds-one",
            "Adds one stick to the largest heap as long as it has any, then takes one from it.",
            "Додає одну паличку до найбільшої купки, поки має, а потім бере з неї по одній.",
            now -> new Change(largest(now), now.position.mine() > 0 ? 1 : -1))
        .add(
            "all-in",
            "Adds its whole reserve to the largest heap at once, then takes that heap.",
            "Одразу додає весь свій запас до найбільшої купки, а потім забирає цю купку.",
            now ->
                now.position.mine() > 0
                    ? new Change(largest(now), now.position.mine())
                    : new Change(largest(now), -now.position.size(largest(now))))
        .add(
            "takes-back",
            "Takes back what the player has just added, otherwise takes one from the largest heap.",
            "Забирає назад те, що гравець щойно додав, інакше бере одну з найбільшої купки.",
            now ->
                now.last != null && now.last.more() > 0
                    ? new Change(now.last.heap(), -now.last.more())
                    : new Change(largest(now), -1))
        .add(
            "undoes",
            "Undoes the player's move if it can, otherwise takes one from the largest heap.",
            "Скасовує хід гравця, якщо може, інакше бере одну з найбільшої купки.",
            now ->
                now.last == null
                    ? new Change(largest(now), -1)
                    : now.orElse(
                        new Change(now.last.heap(), -now.last.more()),
                        new Change(largest(now), -1)));
  }

  /** A move that does not add is a take. */
  private static final class Taking implements HeapHabits.Sight<Table, Change> {
    @Override
    public Heaps heaps(Table table) {
      return table.heaps();
    }

    @Override
    public Take take(Change change) {
      return change.more() > 0 ? null : new Take((int) change.heap(), -change.more());
    }

    @Override
    public Change move(Take take) {
      return new Change(take.heap, -take.count);
    }
  }

  private static int largest(View<Table, Change> now) {
    Heaps heaps = now.position.heaps();
    return HeapHabits.largest(heaps);
  }
}
