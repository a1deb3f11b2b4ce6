package initiative.games.rowtake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.RunTable;
import initiative.family.Runs;
import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
final class RowTakeTableTests {
  private static final int MOST = 2000;

  private static RunTable<Integer> table(int matches, int block) {
    return new RunTable<>(new RowTake(), new Runs(matches, block));
  }

  @ParameterizedTest(name = "by {0}")
  @ValueSource(ints = {1, 2, 3, 4, 5, 7, 16, 100, 999, 1999, 2000})
  void valuesAgreeWithTheDefinitionUpToTheLimit(int block) {
    RunTable<Integer> table = table(MOST, block);
    int[] values = values(block);
    for (int run = 0; run <= MOST; run++) {
      assertEquals(values[run], table.value(run), run + " by " + block);
    }
  }

  @Test
  void valuesAgreeWithTheDefinitionForEveryBlockAndSmallRuns() {
    for (int block = 1; block <= 150; block++) {
      RunTable<Integer> table = table(150, block);
      int[] values = values(block, 150);
      for (int run = 0; run <= 150; run++) {
        assertEquals(values[run], table.value(run), run + " by " + block);
      }
    }
  }

  /** Straight from the rules: every block at every place. */
  private static int[] values(int block) {
    return values(block, MOST);
  }

  private static int[] values(int block, int longest) {
    int[] values = new int[longest + 1];
    for (int run = block; run <= longest; run++) {
      boolean[] reached = new boolean[1024];
      for (int left = 0; left + block <= run; left++) {
        reached[values[left] ^ values[run - block - left]] = true;
      }
      while (reached[values[run]]) {
        values[run]++;
      }
    }
    return values;
  }

  @Test
  void everyStartIsWonExactlyIfItHasTheMoveThatItClaims() {
    RowTake game = new RowTake();
    for (int block = 1; block <= 8; block++) {
      RunTable<Integer> table = table(MOST, block);
      for (int matches = block; matches <= MOST; matches += block == 2 ? 1 : 37) {
        check(game, table, new Runs(matches, block));
      }
    }
  }

  private static void check(RowTake game, RunTable<Integer> table, Runs row) {
    List<Integer> winning = new ArrayList<>();
    for (int move : game.moves(row)) {
      if (table.worth(game.after(row, move)).isLost()) {
        winning.add(move);
      }
    }
    assertEquals(!winning.isEmpty(), table.worth(row).isWon(), row::toString);
    assertEquals(winning, table.best(row), row::toString);
  }

  @Test
  void claimsHoldAllAlongRandomGamesOnTheLongestRow() {
    RowTake game = new RowTake();
    Random random = new Random(1);
    for (int block = 1; block <= 4; block++) {
      Runs row = new Runs(MOST, block);
      RunTable<Integer> table = table(MOST, block);
      for (int turn = 0; game.ending(row) == null; turn++) {
        List<Integer> moves = game.moves(row);
        if (turn % 16 == 0 || moves.size() < 20) {
          check(game, table, row);
        }
        row = game.after(row, moves.get(random.nextInt(moves.size())));
      }
      assertTrue(table.worth(row).isLost());
    }
  }

  @Test
  void valuesAndLostStartsAreThoseOfTheGoldenFiles() {
    for (String line : golden("golden-values.txt")) {
      String[] parts = line.split(": ");
      RunTable<Integer> table = table(MOST, Integer.parseInt(parts[0]));
      int[] expected = Arrays.stream(parts[1].split(" ")).mapToInt(Integer::parseInt).toArray();
      assertEquals(
          Arrays.toString(expected),
          Arrays.toString(IntStream.range(0, expected.length).map(table::value).toArray()));
    }
    for (String line : golden("golden-lost-starts.txt")) {
      String[] parts = line.split(", |: ");
      int block = Integer.parseInt(parts[0]);
      RunTable<Integer> table = table(MOST, block);
      List<Integer> lost =
          IntStream.rangeClosed(block, MOST)
              .filter(matches -> table.worth(new Runs(matches, block)).isLost())
              .boxed()
              .toList();
      assertEquals(Integer.parseInt(parts[1]), lost.size(), line);
      assertEquals(
          parts[2], lost.stream().limit(12).map(String::valueOf).collect(Collectors.joining(" ")));
    }
  }

  private static List<String> golden(String file) {
    return GameFiles.text("row-take", file).orElseThrow().lines().skip(1).toList();
  }

  @Test
  void evenDifferencesAreWonInTheMiddle() {
    for (int block = 1; block <= MOST; block += 13) {
      RunTable<Integer> table = table(MOST, block);
      for (int matches = block; matches <= MOST; matches += 2) {
        Runs row = new Runs(matches, block);
        assertTrue(table.best(row).contains((matches - block) / 2 + 1), row::toString);
      }
    }
  }

  /**
   * With period 34 from 53 on: a window that is long enough for every split proves it, since a
   * value depends on pairs of runs whose lengths differ from it by 2 in all.
   */
  @Test
  void pairsHaveThePeriod34() {
    int[] values = values(2, 4 * MOST);
    for (int run = 53; run + 34 <= 4 * MOST; run++) {
      assertEquals(values[run], values[run + 34], "" + run);
    }
    assertTrue(values[52] != values[52 + 34]);
    RunTable<Integer> table = table(MOST, 2);
    for (int run = 0; run <= MOST; run++) {
      assertEquals(values[run], table.value(run));
    }
  }
}
