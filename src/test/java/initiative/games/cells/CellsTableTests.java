package initiative.games.cells;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import initiative.family.Runs;
import initiative.game.BadInput;
import initiative.game.Choices;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.games.cells.Cells.Block;
import initiative.player.Seizing;
import initiative.solve.Claims;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CellsTableTests {
  private static final int LONGEST_STRIP = (int) new Cells().about().limit("cells").max;

  private static Strategy<Runs, Block> table() {
    return new Cells().solve(new Runs(LONGEST_STRIP));
  }

  @Test
  void claimsHoldForEveryStartWithinTheLimits() {
    Strategy<Runs, Block> table = table();
    for (int cells = 0; cells <= LONGEST_STRIP; cells++) {
      Claims.check(table, new Runs(cells));
    }
  }

  @Test
  void shortStripsAreDrawn() {
    Cells game = new Cells();
    assertEquals(".......\n1234567\n", game.picture(new Runs(7)));
    assertEquals(".xx....\n1234567\n", game.picture(game.after(new Runs(7), new Block(2, 2))));
    assertNull(game.picture(new Runs(LONGEST_STRIP)));
  }

  @Test
  void lostStartsAreThoseOfTheGoldenFile() {
    Strategy<Runs, Block> table = table();
    List<String> lost = new ArrayList<>();
    for (int cells = 0; cells <= LONGEST_STRIP; cells++) {
      if (table.worth(new Runs(cells)).isLost()) {
        lost.add(String.valueOf(cells));
      }
    }
    assertEquals(List.of(Golden.lines("cells", "golden-lost-starts.txt").get(0).split(", ")), lost);
  }

  @Test
  void claimsHoldAllAlongRandomGamesOnTheLongestStrip() {
    Strategy<Runs, Block> table = table();
    Random random = new Random(1);
    for (int game = 0; game < 3; game++) {
      Runs strip = new Runs(LONGEST_STRIP - game);
      for (int turn = 0; strip.count() > 0; turn++) {
        if (turn % 16 == 0 || strip.count() < 4) {
          Claims.check(table, strip);
        }
        List<Block> moves = table.game().moves(strip);
        strip = table.game().after(strip, moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  void twoRunsAreLostExactlyWhenTheirGrundyValuesAreEqual() {
    Strategy<Runs, Block> table = table();
    int[] values = grundyValues(400);
    for (int left = 1; left < 200; left++) {
      for (int right = 1; right < 200; right++) {
        Runs strip = new Runs(left + right + 2);
        Runs two = table.game().after(strip, new Block(left + 1, 2));
        assertEquals(values[left] == values[right], table.worth(two).isLost(), two::toString);
      }
    }
  }

  @Test
  void grundyValuesReach138() {
    int largest = 0;
    for (int value : grundyValues(LONGEST_STRIP)) {
      largest = Math.max(largest, value);
    }
    assertEquals(138, largest);
  }

  /** Straight from the rules: every block of every length at every place. */
  private static int[] grundyValues(int longest) {
    int[] values = new int[longest + 1];
    for (int run = 1; run <= longest; run++) {
      boolean[] reached = new boolean[1024];
      for (int length : new int[] {1, 2, 4}) {
        for (int left = 0; left + length <= run; left++) {
          int right = run - length - left;
          boolean atAnEnd = left == 0 || right == 0;
          if (length == 2 || length == (atAnEnd ? 1 : 4)) {
            reached[values[left] ^ values[right]] = true;
          }
        }
      }
      while (reached[values[run]]) {
        values[run]++;
      }
    }
    return values;
  }

  @Test
  void everyBestBlockHasTheSameChance() {
    Choices.checkLost(new Cells(), "21");
    Choices.checkNotLost(new Cells(), "17");
    Choices.checkNotLost(new Cells(), "200");
  }

  @Test
  void initiativeIsSeizedOnAStripOf121Cells() throws BadInput {
    Seizing.check(new Cells(), List.of("121"));
  }
}
