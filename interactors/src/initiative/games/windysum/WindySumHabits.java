package initiative.games.windysum;

import initiative.family.CardHabits;
import initiative.family.Cards;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in the game of sums in the wind; some of them make the weather too. */
final class WindySumHabits {
  private WindySumHabits() {}

  static Habits<Cards, String> all() {
    return CardHabits.all(
            new Habits<Cards, String>()
                .add(
                    "one",
                    "Always takes one card.",
                    "Завжди бере одну картку.",
                    now -> upTo(1, now))
                .add(
                    "most",
                    "Always takes as many cards as it may.",
                    "Завжди бере якнайбільше карток.",
                    now -> upTo(3, now))
                .add(
                    "copies",
                    "Takes as many cards as the player has just taken, or as near to that as it may.",
                    "Бере стільки ж карток, скільки щойно взяв гравець, або якнайближче до того.",
                    now -> upTo(now.last == null ? 1 : Integer.parseInt(now.last), now)))
        .addWithDraws(
            "storm",
            "Makes one of the best moves, and lets the wind blow all the time.",
            "Робить один із найкращих ходів, а вітер у нього дме весь час.",
            now -> orBest(WindySum.WIND, now))
        .addWithDraws(
            "lull",
            "Makes one of the best moves, and never lets the wind blow.",
            "Робить один із найкращих ходів, а вітер у нього не дме ніколи.",
            now -> orBest(WindySum.CALM, now))
        .addWithDraws(
            "gusts",
            "Takes the cards with the largest sum, and lets the wind blow when an odd number of"
                + " cards is left.",
            "Бере картки з найбільшою сумою, а вітер у нього дме, коли лишилася непарна кількість"
                + " карток.",
            now -> drawOrGreedy(now.position.left % 2 == 1, now))
        .addWithDraws(
            "thief",
            "Takes the cards with the largest sum, and lets the wind blow away all positive cards"
                + " that it can reach.",
            "Бере картки з найбільшою сумою, а вітер у нього здуває кожну додатну картку, яку може.",
            now -> drawOrGreedy(now.position.value(now.position.last) > 0, now));
  }

  /** So many cards, or as many as there may be. */
  private static String upTo(int wanted, View<Cards, String> now) {
    return now.legal().get(Math.min(wanted, now.legal().size()) - 1);
  }

  private static String orBest(String draw, View<Cards, String> now) {
    return now.game.isChance(now.position)
        ? draw
        : now.any(now.game.solve(now.position).keeping(now.position));
  }

  private static String drawOrGreedy(boolean wind, View<Cards, String> now) {
    if (now.game.isChance(now.position)) {
      return wind ? WindySum.WIND : WindySum.CALM;
    }
    return CardHabits.greedy(now, 0);
  }
}
