package initiative.games.maxsum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Cards;
import initiative.game.Chance;
import initiative.game.Choices;
import java.util.Arrays;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

final class MaxSumTableTests {
  private final MaxSum game = new MaxSum();
  private final int mostCards = (int) game.about().limit("cards").max;
  private final int largestValue = (int) game.about().limit("values").max;
  private final Random random = new Random(1);

  /** The guarantees that problem 1.7:A gives for its samples, and 44 of seven equal cards. */
  @Test
  void guaranteesOfTheSamples() {
    assertEquals(1000, guarantee(3, 2, 999, 4, 6, 7, -5, 1));
    assertEquals(44, guarantee(11, 11, 11, 11, 11, 11, 11));
    assertEquals(30, guarantee(23, -17, 2, -13, 5, 3, 11, -7, 19));
  }

  private static Cards cards(int... values) {
    return new Cards(Arrays.stream(values).asLongStream().toArray());
  }

  private long guarantee(int... values) {
    Cards start = cards(values);
    MaxSumTable table = new MaxSumTable(game, start);
    return (Arrays.stream(values).sum() + table.worth(start).number()) / 2;
  }

  @Test
  void guaranteesOfRandomRowsAreThoseOfTheSumsThemselves() {
    for (int i = 0; i < 300; i++) {
      int[] values = row(1 + random.nextInt(mostCards));
      assertEquals(guaranteedSums(values)[values.length], guarantee(values));
    }
  }

  @Test
  void botCollectsTheGuaranteeAgainstAnyOpponent() {
    for (int i = 0; i < 40; i++) {
      Cards start = cards(row(mostCards));
      MaxSumTable table = new MaxSumTable(game, start);
      checkGame(table, start, cards -> 1);
      checkGame(table, start, cards -> Math.min(2, cards.left));
      checkGame(table, start, cards -> Math.min(3, cards.left));
      checkGame(table, start, cards -> 1 + random.nextInt(Math.min(3, cards.left)));
      checkGame(table, start, this::greedy);
      checkGame(table, start, cards -> table.keeping(cards).get(0));
    }
  }

  /** Plays a game and checks that what the bot is sure of never sinks, whoever is to move. */
  private void checkGame(MaxSumTable table, Cards start, ToIntFunction<Cards> opponent) {
    Chance chance = new Chance(1);
    long sure = table.worth(start).number();
    Cards cards = start;
    for (boolean botToMove = true; cards.left > 0; botToMove = !botToMove) {
      int take = botToMove ? table.choose(cards, chance) : opponent.applyAsInt(cards);
      cards = game.after(cards, take);
      long lead = botToMove ? -table.worth(cards).number() : table.worth(cards).number();
      assertTrue(lead >= sure, cards::toString);
      sure = lead;
      if (cards.left == 0) {
        assertEquals(botToMove ? cards.theirs - cards.mine : cards.mine - cards.theirs, lead);
      }
    }
  }

  private int greedy(Cards cards) {
    int best = 1;
    for (int take = 2; take <= Math.min(3, cards.left); take++) {
      if (game.after(cards, take).theirs > game.after(cards, best).theirs) {
        best = take;
      }
    }
    return best;
  }

  @Test
  void largestSumsFit() {
    int[] values = new int[mostCards];
    Arrays.fill(values, -largestValue);
    assertEquals(guaranteedSums(values)[values.length], guarantee(values));
    Arrays.fill(values, largestValue);
    assertEquals(guaranteedSums(values)[values.length], guarantee(values));
  }

  private int[] row(int length) {
    return random.ints(length, -largestValue, largestValue + 1).toArray();
  }

  /** For each number of cards left, the most that the side to move can be sure to collect. */
  private static int[] guaranteedSums(int[] values) {
    int[] sure = new int[values.length + 1];
    int total = 0;
    for (int left = 1; left <= values.length; left++) {
      total += values[left - 1];
      sure[left] = Integer.MIN_VALUE;
      for (int take = 1; take <= Math.min(3, left); take++) {
        sure[left] = Math.max(sure[left], total - sure[left - take]);
      }
    }
    return sure;
  }

  @Test
  void everyBestTakeHasTheSameChance() {
    Choices.checkNotLost(game, "4 / 5 -1 0 9");
  }
}
