package initiative.games.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.HeapGame;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.BadInput;
import initiative.game.Choices;
import initiative.game.Limit;
import initiative.game.Strategy;
import initiative.games.nimbachet.NimBachet;
import initiative.player.Seizing;
import initiative.solve.Claims;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class NimTableTests {
  private static final Limit HEAPS = new Nim().about().limit("heaps");
  private static final Limit STICKS = new Nim().about().limit("sticks");

  static List<HeapGame> games() {
    return List.of(new Nim(), new NimBachet());
  }

  @ParameterizedTest
  @MethodSource("games")
  void claimsHoldForAllSmallHeaps(HeapGame nim) {
    Strategy<Heaps, Take> table = nim.solve(nim.heaps(1));
    checkAll(table, nim, new long[1], 0, 200);
    checkAll(table, nim, new long[2], 0, 24);
    checkAll(table, nim, new long[3], 0, 9);
    checkAll(table, nim, new long[4], 0, 5);
  }

  private static void checkAll(
      Strategy<Heaps, Take> table, HeapGame nim, long[] sizes, int heap, int largest) {
    if (heap == sizes.length) {
      Claims.check(table, nim.heaps(sizes.clone()));
      return;
    }
    for (sizes[heap] = 0; sizes[heap] <= largest; sizes[heap]++) {
      checkAll(table, nim, sizes, heap + 1, largest);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void claimsHoldForRandomLargeHeapsWonAndLost(HeapGame nim) {
    Strategy<Heaps, Take> table = nim.solve(nim.heaps(1));
    Random random = new Random(1);
    int lost = 0;
    for (int i = 0; i < 150; i++) {
      long[] sizes = new long[1 + random.nextInt((int) HEAPS.max)];
      for (int heap = 0; heap < sizes.length; heap++) {
        sizes[heap] = 1 + random.nextInt((int) STICKS.max);
      }
      Heaps heaps = nim.heaps(sizes);
      Claims.check(table, heaps);
      if (table.worth(heaps).isWon()) {
        Take take = table.keeping(heaps).get(0);
        heaps = table.game().after(heaps, take);
        Claims.check(table, heaps);
      }
      lost += table.worth(heaps).isLost() ? 1 : 0;
    }
    assertEquals(150, lost);
  }

  @ParameterizedTest
  @MethodSource("games")
  void equalPairsOfTheLargestHeapsAreLost(HeapGame nim) {
    Strategy<Heaps, Take> table = nim.solve(nim.heaps(1));
    long[] sizes = new long[(int) HEAPS.max];
    Arrays.fill(sizes, STICKS.max);
    Claims.check(table, nim.heaps(sizes));
    assertTrue(table.worth(nim.heaps(sizes)).isLost());
  }

  @Test
  void everyBestTakeHasTheSameChance() {
    Choices.checkLost(new Nim(), "4 / 17 17 9 9");
    Choices.checkNotLost(new Nim(), "3 / 5 5 5");
  }

  @Test
  void initiativeIsSeizedFromPairsOfHeaps() throws BadInput {
    Seizing.check(new Nim(), List.of("8", "98 98 99 99 101 101 120 120"));
  }
}
