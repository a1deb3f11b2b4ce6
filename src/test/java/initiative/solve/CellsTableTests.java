package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.game.Cells;
import initiative.game.Cells.Block;
import initiative.game.Cells.Strip;
import initiative.game.Golden;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CellsTableTests {
  private static CellsTable table() {
    CellsTable table = new CellsTable(new Cells());
    table.prepare(new Strip(Cells.LONGEST_STRIP));
    return table;
  }

  @Test
  void claimsHoldForEveryStartWithinTheLimits() {
    CellsTable table = table();
    for (int cells = 0; cells <= Cells.LONGEST_STRIP; cells++) {
      Claims.check(table, new Strip(cells));
    }
  }

  @Test
  void lostStartsAreThoseOfTheGoldenFile() {
    CellsTable table = table();
    List<String> lost = new ArrayList<>();
    for (int cells = 0; cells <= Cells.LONGEST_STRIP; cells++) {
      if (table.worth(new Strip(cells)).isLost()) {
        lost.add(String.valueOf(cells));
      }
    }
    assertEquals(List.of(Golden.lines("cells-lost-starts.txt").get(0).split(", ")), lost);
  }

  @Test
  void claimsHoldAllAlongRandomGamesOnTheLongestStrip() {
    CellsTable table = table();
    Random random = new Random(1);
    for (int game = 0; game < 3; game++) {
      Strip strip = new Strip(Cells.LONGEST_STRIP - game);
      for (int turn = 0; strip.runs() > 0; turn++) {
        if (turn % 16 == 0 || strip.runs() < 4) {
          Claims.check(table, strip);
        }
        List<Block> moves = table.game().moves(strip);
        strip = table.game().after(strip, moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  void twoRunsAreLostExactlyWhenTheirGrundyValuesAreEqual() {
    CellsTable table = table();
    int[] values = grundyValues(400);
    for (int left = 1; left < 200; left++) {
      for (int right = 1; right < 200; right++) {
        Strip strip = new Strip(left + right + 2);
        Strip two = table.game().after(strip, new Block(left + 1, 2));
        assertEquals(values[left] == values[right], table.worth(two).isLost(), two::toString);
      }
    }
  }

  @Test
  void grundyValuesReach138() {
    int largest = 0;
    for (int value : grundyValues(Cells.LONGEST_STRIP)) {
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
}
