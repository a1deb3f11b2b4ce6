package initiative.games.plusminus;

import initiative.games.plusminus.PlusMinus.Cards;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** What a judge may do with the cards instead of drawing them by chance. */
final class PlusMinusHabits {
  private PlusMinusHabits() {}

  static Habits<Cards, String> all() {
    return new Habits<Cards, String>()
        .addWithDraws(
            "kind",
            "Turns up all pluses before the first minus.",
            "Спершу відкриває всі плюси, а вже потім мінуси.",
            now -> wanted(PlusMinus.PLUS, now))
        .addWithDraws(
            "cruel",
            "Turns up all minuses before the first plus.",
            "Спершу відкриває всі мінуси, а вже потім плюси.",
            now -> wanted(PlusMinus.MINUS, now))
        .addWithDraws(
            "alternates",
            "Turns up pluses and minuses by turns, as long as there are both.",
            "Відкриває по черзі плюси й мінуси, поки є ті й ті.",
            now -> {
              boolean even = (now.position.pluses + now.position.minuses) % 2 == 0;
              return wanted(even ? PlusMinus.PLUS : PlusMinus.MINUS, now);
            })
        .addWithDraws(
            "balances",
            "Turns up what there is more of, so that the choice stays a close one.",
            "Відкриває те, чого лишилося більше, щоб вибір лишався складним.",
            now -> {
              boolean more = now.position.pluses >= now.position.minuses;
              return wanted(more ? PlusMinus.PLUS : PlusMinus.MINUS, now);
            })
        .addWithDraws(
            "lingers",
            "Turns up a plus as long as it is right to go on after it, and otherwise a minus.",
            "Відкриває плюс, поки після нього варто брати далі, інакше — мінус.",
            PlusMinusHabits::lingering);
  }

  /** The draw that is wanted; without such a card, or where nothing is drawn, the last one. */
  private static String wanted(String draw, View<Cards, String> now) {
    return now.orElse(draw, now.legal().get(now.legal().size() - 1));
  }

  private static String lingering(View<Cards, String> now) {
    Cards cards = now.position;
    if (cards.pluses == 0 || !now.game.isChance(cards)) {
      return wanted(PlusMinus.MINUS, now);
    }
    Cards after = now.game.after(cards, PlusMinus.PLUS);
    boolean goesOn =
        now.game.ending(after) == null
            && now.game.solve(after).keeping(after).contains(PlusMinus.TAKE);
    return wanted(goesOn ? PlusMinus.PLUS : PlusMinus.MINUS, now);
  }
}
