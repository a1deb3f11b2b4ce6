package initiative.games.twonumbercards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Cards;
import initiative.family.End;
import initiative.game.Chance;
import initiative.game.GivenLines;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.suite.Starts;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TwoNumberTableTests {
  private final TwoNumberCards game = new TwoNumberCards();

  private Cards start(String text) {
    return GivenLines.start(game, List.of(text.split("/")));
  }

  /** Exact, since the sums do not fit a double; a line is "cards | rational | sure | moves". */
  @Test
  void sumsOfTheProtocolAreReached() {
    for (String line : Golden.lines("two-number-cards", "golden-sums.txt")) {
      String[] parts = line.split(" *[|] *", -1);
      Cards rational = start("rational/" + parts[0]);
      Cards anyone = start("anyone/" + parts[0]);
      Strategy<Cards, End> strategy = game.solve(rational);
      assertEquals(parts[1], strategy.worth(rational).toString(), line);
      assertEquals(parts[2], String.valueOf(strategy.worth(anyone).number()), line);
      if (!parts[3].isEmpty()) {
        assertEquals("[" + parts[3] + "]", strategy.keeping(rational).toString(), line);
        assertEquals("[" + parts[4] + "]", strategy.keeping(anyone).toString(), line);
      }
    }
  }

  @Test
  void atTheLimitsEveryWorthIsThatOfTheBetterMove() throws Exception {
    Starts starts = new Starts(game);
    for (int seed = 0; seed < 60; seed++) {
      Cards cards = start(starts.random("cards 25..30", new Chance(seed)));
      Strategy<Cards, End> strategy = game.solve(cards);
      Chance chance = new Chance(seed);
      while (cards.left > 0) {
        long left = strategy.outcome(game.after(cards, End.L)).number();
        long right = strategy.outcome(game.after(cards, End.R)).number();
        assertEquals(Math.max(left, right), strategy.worth(cards).number(), cards::toString);
        assertEquals(left >= right, strategy.keeping(cards).contains(End.L));
        assertEquals(right >= left, strategy.keeping(cards).contains(End.R));
        cards = game.after(cards, game.anyMove(cards, chance));
      }
      assertEquals(cards.mine, strategy.worth(cards).number());
    }
  }

  /** The first number of 1.7:D against a rational opponent, that of 1.7:E against anyone. */
  @Test
  void botCollectsWhatItIsPromised() throws Exception {
    Starts starts = new Starts(game);
    for (int seed = 0; seed < 60; seed++) {
      Cards cards = start(starts.random("rational 1", new Chance(seed)));
      long expected = game.solve(cards).worth(cards).number();
      assertEquals(expected, played(cards, "ideal", seed));
      for (String opponent : game.opponents().names()) {
        if (!opponent.contains(":")) {
          Cards any = start(starts.random("rational 0", new Chance(seed)));
          assertTrue(played(any, opponent, seed) >= game.solve(any).worth(any).number());
        }
      }
    }
  }

  /** What the bot collects. */
  private long played(Cards start, String name, long seed) {
    Strategy<Cards, End> strategy = game.solve(start);
    Chance chance = new Chance(seed);
    var opponent = game.opponents().named(name, strategy, new Chance(seed));
    Cards cards = start;
    End last = null;
    while (cards.left > 0) {
      boolean bots = TwoNumberCards.which(cards) == 0;
      End move = bots ? strategy.choose(cards, chance) : opponent.choose(cards, last);
      last = bots ? move : last;
      cards = game.after(cards, move);
    }
    return TwoNumberCards.which(cards) == 0 ? cards.mine : cards.theirs;
  }

  @Test
  void ofRandomStartsManyHaveNoFirstMoveThatServesBoth() throws Exception {
    assertEquals(15, differing(4), 3);
    assertEquals(20, differing(10), 3);
    assertEquals(25, differing(30), 3);
  }

  /** In how many of a hundred starts the moves differ. */
  private double differing(int count) throws Exception {
    Starts starts = new Starts(game);
    int differ = 0;
    for (int seed = 0; seed < 4000; seed++) {
      String text = starts.random("rational 1 cards " + count + " power 60", new Chance(seed));
      Cards rational = start(text);
      Cards anyone = start("anyone" + text.substring(text.indexOf('/')));
      Strategy<Cards, End> strategy = game.solve(rational);
      List<End> moves = strategy.keeping(rational);
      differ += moves.stream().noneMatch(strategy.keeping(anyone)::contains) ? 1 : 0;
    }
    return differ / 40.0;
  }
}
