package initiative.games.coinboxscore;

import initiative.games.coinboxscore.CoinBoxScore.Box;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in the game of coins in a box. */
final class CoinBoxScoreHabits {
  private CoinBoxScoreHabits() {}

  static Habits<Box, Integer> all() {
    return new Habits<Box, Integer>()
        .add(
            "two",
            "Always puts two coins into the box and gives one away.",
            "Завжди кладе в скриньку дві монети, а одну віддає.",
            now -> 2)
        .add(
            "three",
            "Always puts three coins into the box, as long as they fit.",
            "Завжди кладе в скриньку три монети, поки вони вміщаються.",
            now -> orTwo(3, now))
        .add(
            "copies",
            "Puts as many coins into the box as the player has just done, if they fit.",
            "Кладе в скриньку стільки ж монет, скільки щойно гравець, якщо вони вміщаються.",
            now -> orTwo(now.last == null ? 3 : now.last, now))
        .add(
            "fives",
            "Answers two coins by three and three by two, as far as they fit.",
            "На дві монети відповідає трьома, на три — двома, якщо вони вміщаються.",
            now -> orTwo(now.last == null || now.last == 2 ? 3 : 2, now))
        .add(
            "alternates",
            "Puts three and two coins into the box by turns, as far as they fit.",
            "Кладе в скриньку по черзі три і дві монети, якщо вони вміщаються.",
            now -> orTwo(now.turn() % 2 == 0 ? 3 : 2, now))
        .add(
            "ends",
            "Puts three coins into the box unless only two end the game.",
            "Кладе в скриньку три монети, хіба що лише дві завершують гру.",
            now -> orTwo(now.position.room == 3 ? 2 : 3, now));
  }

  private static Integer orTwo(int wanted, View<Box, Integer> now) {
    return now.orElse(wanted, 2);
  }
}
