package initiative.games.windysum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Cards;
import initiative.family.GoldenSums;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.GivenLines;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.WindyTakes;
import initiative.suite.Starts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WindySumTableTests {
  private final WindySum game = new WindySum();

  private Cards start(String text) {
    return GivenLines.start(game, List.of(text.split("/")));
  }

  @Test
  void expectationsOfTheProtocolAreReached() {
    GoldenSums.check("windy-sum");
  }

  @Test
  void everyTakeOfTheSampleIsWorthWhatTheProtocolSays() {
    Cards start = start("8/3 2 999 4 6 7 -5 1");
    Strategy<Cards, String> strategy = game.solve(start);
    double[] worths = {195.99, 810.17, 7.59};
    for (int take = 1; take <= 3; take++) {
      Worth outcome = strategy.outcome(game.after(start, String.valueOf(take)));
      assertEquals(worths[take - 1], outcome.mine(), 1e-9);
    }
  }

  /** The starts that are drawn keep what the protocol promises of them, whatever is asked for. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cards 1234",
        "cards 1000 values -10..10",
        "cards 100 values -1..1",
        "values -9..9"
      })
  void tiesDoNotMatterInRandomStarts(String description) throws BadInput {
    Starts starts = new Starts(game);
    for (int seed = 0; seed < 20; seed++) {
      Cards cards = start(starts.random(description, new Chance(seed)));
      WindyTakes takes = new WindyTakes(cards.last);
      for (int card = 1; card <= cards.last; card++) {
        takes.put(card, cards.value(card));
        assertTrue(takes.isClear(card), description + " with " + card + " cards left");
      }
    }
  }

  @Test
  void closeTakesAreNotClearUnlessTheyAreEqualForBoth() {
    assertTrue(isClear(0, 5));
    assertTrue(isClear(1, 5));
    assertTrue(isClear(2, 1, 7));
    // one card or three bring 7, but after one the other side may still hope for 2
    assertFalse(isClear(2, -2, 7));
    // one card or two bring 7, but after two the other side may lose its 2 to the wind
    assertFalse(isClear(2, 0, 7));
  }

  private static boolean isClear(long... values) {
    WindyTakes takes = new WindyTakes(values.length);
    boolean clear = true;
    for (int card = 1; card <= values.length; card++) {
      takes.put(card, values[card - 1]);
      clear &= takes.isClear(card);
    }
    return clear;
  }

  /** Expectations at the limits are those of the moves and draws that follow. */
  @Test
  void everyExpectationIsThatOfWhatFollows() throws BadInput {
    Starts starts = new Starts(game);
    for (int seed = 0; seed < 10; seed++) {
      Cards cards = start(starts.random("cards 1234", new Chance(seed)));
      Strategy<Cards, String> strategy = game.solve(cards);
      Chance chance = new Chance(seed);
      while (cards.left > 0) {
        double mine = game.isChance(cards) ? 0 : Double.NEGATIVE_INFINITY;
        for (String move : game.moves(cards)) {
          Cards next = game.after(cards, move);
          mine =
              game.isChance(cards)
                  ? mine + game.odds(cards, move) * strategy.worth(next).mine()
                  : Math.max(mine, strategy.outcome(next).mine());
        }
        assertEquals(mine, strategy.worth(cards).mine(), 1e-7, cards::toString);
        cards = game.after(cards, game.anyMove(cards, chance));
      }
    }
  }
}
