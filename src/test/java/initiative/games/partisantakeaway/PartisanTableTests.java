package initiative.games.partisantakeaway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Strategy;
import initiative.games.partisantakeaway.PartisanTakeaway.Heap;
import initiative.games.partisantakeaway.PartisanTakeaway.Takes;
import initiative.interactor.StartText;
import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
final class PartisanTableTests {
  private static final long MOST = 1000000000000000000L;

  /** Straight from the rules: for each side, whether it wins when it is to move. */
  private static boolean[][] wins(int largest, Takes first, Takes second) {
    boolean[][] wins = new boolean[2][largest + 1];
    Takes[] takes = {first, second};
    for (int sticks = 0; sticks <= largest; sticks++) {
      for (int side = 0; side < 2; side++) {
        for (int i = 0; i < takes[side].size(); i++) {
          int take = takes[side].take(i);
          wins[side][sticks] |= take <= sticks && !wins[1 - side][sticks - take];
        }
      }
    }
    return wins;
  }

  private static void check(TwoRows rows, boolean[][] wins, String sets) {
    for (int sticks = 0; sticks < wins[0].length; sticks++) {
      for (int side = 0; side < 2; side++) {
        if (wins[side][sticks] == rows.isLost(side, sticks)) {
          throw new AssertionError(sets + " from " + sticks + ", side " + side);
        }
      }
    }
  }

  private static Takes subset(int bits) {
    return new Takes(
        LongStream.rangeClosed(1, 10).filter(take -> (bits >> take - 1 & 1) != 0).toArray());
  }

  @Test
  void rowsAgreeWithTheRulesForAllSetsOfTakesUpTo6() {
    for (int one = 1; one < 64; one++) {
      for (int other = 1; other < 64; other++) {
        Takes first = subset(one);
        Takes second = subset(other);
        boolean[][] wins = wins(10000, first, second);
        String sets = first + " / " + second;
        check(new TwoRows(300, first, second), upTo(300, wins), sets);
        check(new TwoRows(MOST, first, second), wins, sets);
      }
    }
  }

  private static boolean[][] upTo(int largest, boolean[][] wins) {
    return new boolean[][] {
      Arrays.copyOf(wins[0], largest + 1), Arrays.copyOf(wins[1], largest + 1)
    };
  }

  @ParameterizedTest(name = "{0} takes up to {1}")
  @CsvSource({
    "1, 64",
    "3, 64",
    "10, 64",
    "2, 65",
    "5, 70",
    "20, 100",
    "64, 64",
    "64, 1000",
    "40, 1000",
    "3, 1000",
    "2, 1000",
    "5, 129"
  })
  void rowsAgreeWithTheRulesForRandomSets(int count, int largest) {
    Random random = new Random(count * 1000L + largest);
    for (int i = 0; i < 12; i++) {
      Takes first = takes(count, largest, random);
      Takes second = i % 3 == 0 ? first : takes(count, largest, random);
      boolean[][] wins = wins(50000, first, second);
      check(new TwoRows(50000, first, second), wins, first + " / " + second);
    }
  }

  private static Takes takes(int count, int largest, Random random) {
    TreeSet<Long> takes = new TreeSet<>();
    while (takes.size() < count) {
      takes.add(1L + random.nextInt(largest));
    }
    return new Takes(takes.stream().mapToLong(Long::longValue).toArray());
  }

  @Test
  void winsAreThoseOfTheGoldenFile() {
    for (String line : golden("golden-wins.txt")) {
      String[] parts = line.split(": ");
      String[] expected = parts[1].split(" / ");
      TwoRows rows = rows(parts[0], 20);
      for (int side = 0; side < 2; side++) {
        List<String> won = new ArrayList<>();
        for (int sticks = 0; sticks <= 20; sticks++) {
          if (!rows.isLost(side, sticks)) {
            won.add(String.valueOf(sticks));
          }
        }
        assertEquals(expected[side], String.join(" ", won), line);
      }
    }
  }

  /** The window that proves the period is looked for by other means, pair by pair. */
  @Test
  void periodsAreThoseOfTheGoldenFile() {
    for (String line : golden("golden-periods.txt")) {
      String[] parts = line.split(": ");
      String[] numbers = parts[1].split(" ");
      int before = Integer.parseInt(numbers[0]);
      int period = Integer.parseInt(numbers[1]);
      String[] sets = parts[0].split(" / ");
      Takes first = set(sets[0]);
      Takes second = set(sets[1]);
      TwoRows rows = new TwoRows(MOST, first, second);
      assertEquals(period, rows.period(), line);
      int window = Math.max(first.take(first.size() - 1), second.take(second.size() - 1));
      int largest = before + window + 2 * period + 1000;
      boolean[][] wins = wins(largest, first, second);
      check(rows, wins, line);
      for (int sticks = before; sticks + period <= largest; sticks++) {
        assertTrue(isSame(wins, sticks, sticks + period), line);
      }
      assertTrue(before == 0 || !isSame(wins, before - 1, before - 1 + period), line);
      assertTrue(period == 1 || !isPeriod(wins, before, period), line);
    }
  }

  private static boolean isSame(boolean[][] wins, int one, int other) {
    return wins[0][one] == wins[0][other] && wins[1][one] == wins[1][other];
  }

  /** Whether a shorter period, which would have to divide it, does as well. */
  private static boolean isPeriod(boolean[][] wins, int before, int period) {
    for (int shorter = 1; shorter <= period / 2; shorter++) {
      boolean same = period % shorter == 0;
      for (int i = before; same && i < before + period; i++) {
        same = isSame(wins, i, i + shorter);
      }
      if (same) {
        return true;
      }
    }
    return false;
  }

  private static TwoRows rows(String sets, long largest) {
    String[] parts = sets.split(" / ");
    return new TwoRows(largest, set(parts[0]), set(parts[1]));
  }

  private static Takes set(String numbers) {
    return new Takes(Arrays.stream(numbers.split(" ")).mapToLong(Long::parseLong).toArray());
  }

  private static List<String> golden(String file) {
    return GameFiles.text("partisan-takeaway", file).orElseThrow().lines().skip(1).toList();
  }

  /** A window of as many pairs as the largest take that stands twice before the end of the rows. */
  @Test
  void periodIsProvedByAWindowThatOccursTwice() {
    for (String line : golden("golden-periods.txt")) {
      TwoRows rows = rows(line.split(": ")[0], MOST);
      int window = 0;
      for (String take : line.split(": ")[0].replace(" /", "").split(" ")) {
        window = Math.max(window, Integer.parseInt(take));
      }
      for (int back = 1; back <= window; back++) {
        int one = rows.size() - back;
        int other = one - rows.period();
        assertTrue(other >= 0, line);
        assertEquals(rows.isLost(0, other), rows.isLost(0, one), line);
        assertEquals(rows.isLost(1, other), rows.isLost(1, one), line);
      }
    }
  }

  @Test
  void claimsHoldForHugeHeapsOfRandomStarts() throws Exception {
    PartisanTakeaway game = new PartisanTakeaway();
    List<Limit> sizes = game.starts().sizes();
    Chance chance = new Chance(5);
    for (int i = 0; i < 300; i++) {
      Limit[] within = {
        sizes.get(0).within(MOST / 2, MOST), sizes.get(1), sizes.get(2),
      };
      Heap heap = StartText.read(game, game.starts().make(within, chance));
      Strategy<Heap, Integer> strategy = game.solve(heap);
      for (int move = 0; move < 200; move++) {
        List<Integer> winning = new ArrayList<>();
        for (int take : game.moves(heap)) {
          if (strategy.worth(game.after(heap, take)).isLost()) {
            winning.add(take);
          }
        }
        assertEquals(!winning.isEmpty(), strategy.worth(heap).isWon(), heap::toString);
        heap = game.after(heap, game.anyMove(heap, chance));
      }
    }
  }

  /** Which the protocol rules out on a large heap. */
  @Test
  void rowsWithoutAPeriodAreReported() {
    Takes takes = new Takes(10, 26, 69, 85, 95);
    assertThrows(IllegalStateException.class, () -> new TwoRows(MOST, takes, takes));
    check(new TwoRows(1000000, takes, takes), wins(1000000, takes, takes), "no period");
  }
}
