package initiative.games.coinboxscore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.game.Chance;
import initiative.game.GivenLines;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.games.coinboxscore.CoinBoxScore.Box;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CoinBoxTableTests {
  private static final int LARGEST = 12345;

  private final CoinBoxScore game = new CoinBoxScore();

  private Box start(int coins) {
    return GivenLines.start(game, List.of(String.valueOf(coins)));
  }

  private long gain(int coins) {
    return game.solve(start(coins)).worth(start(coins)).number();
  }

  @Test
  void gainsOfTheProtocolAreReached() {
    for (String line : Golden.lines("coin-box-score", "golden-gains.txt")) {
      String[] words = line.split(" ");
      assertEquals(Long.parseLong(words[1]), gain(Integer.parseInt(words[0])), line);
    }
  }

  @Test
  void gainsGoByTheRemainderOfFive() {
    for (int coins = 5; coins <= LARGEST; coins++) {
      int q = coins / 5;
      int[] gains = {-2 * q, -2 * q - 1, 2 * q - 1, 2 * q, 2 * q + 1};
      assertEquals(gains[coins % 5], gain(coins), "from " + coins);
    }
  }

  /** In every position of random games what the side to move gains is that of its better move. */
  @Test
  void everyGainIsThatOfTheBetterMove() {
    for (int coins = 2; coins <= LARGEST; coins += coins < 100 ? 1 : 331) {
      Box box = start(coins);
      Strategy<Box, Integer> strategy = game.solve(box);
      Chance chance = new Chance(coins);
      while (game.ending(box) == null) {
        long best = Long.MIN_VALUE;
        for (Integer move : game.moves(box)) {
          best = Math.max(best, strategy.outcome(game.after(box, move)).number());
        }
        assertEquals(best, strategy.worth(box).number(), box::toString);
        box = game.after(box, game.anyMove(box, chance));
      }
      assertEquals(0, box.mine + box.theirs);
      assertEquals(box.mine, strategy.worth(box).number());
    }
  }
}
