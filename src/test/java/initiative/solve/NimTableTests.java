package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Nim;
import initiative.game.Nim.Heaps;
import initiative.game.Nim.Take;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NimTableTests {
  private static final int ANY = Integer.MAX_VALUE;

  @ParameterizedTest(name = "takes up to {0}")
  @ValueSource(ints = {ANY, 1, 2, 3, 4, 7})
  void claimsHoldForAllSmallHeaps(int largestTake) {
    NimTable table = new NimTable(new Nim(largestTake));
    checkAll(table, new int[1], 0, 200);
    checkAll(table, new int[2], 0, 24);
    checkAll(table, new int[3], 0, 9);
    checkAll(table, new int[4], 0, 5);
  }

  private static void checkAll(NimTable table, int[] sizes, int heap, int largest) {
    if (heap == sizes.length) {
      Claims.check(table, new Heaps(sizes.clone()));
      return;
    }
    for (sizes[heap] = 0; sizes[heap] <= largest; sizes[heap]++) {
      checkAll(table, sizes, heap + 1, largest);
    }
  }

  @ParameterizedTest(name = "takes up to {0}")
  @ValueSource(ints = {ANY, 3})
  void claimsHoldForRandomLargeHeapsWonAndLost(int largestTake) {
    NimTable table = new NimTable(new Nim(largestTake));
    Random random = new Random(1);
    int lost = 0;
    for (int i = 0; i < 150; i++) {
      int[] sizes = new int[1 + random.nextInt(Nim.MOST_HEAPS)];
      for (int heap = 0; heap < sizes.length; heap++) {
        sizes[heap] = 1 + random.nextInt(Nim.LARGEST_HEAP);
      }
      Heaps heaps = new Heaps(sizes);
      Claims.check(table, heaps);
      if (table.worth(heaps).isWon()) {
        Take take = table.best(heaps).get(0);
        heaps = table.game().after(heaps, take);
        Claims.check(table, heaps);
      }
      lost += table.worth(heaps).isLost() ? 1 : 0;
    }
    assertEquals(150, lost);
  }

  @ParameterizedTest(name = "takes up to {0}")
  @ValueSource(ints = {ANY, 3})
  void equalPairsOfTheLargestHeapsAreLost(int largestTake) {
    NimTable table = new NimTable(new Nim(largestTake));
    int[] sizes = new int[Nim.MOST_HEAPS];
    Arrays.fill(sizes, Nim.LARGEST_HEAP);
    Claims.check(table, new Heaps(sizes));
    assertTrue(table.worth(new Heaps(sizes)).isLost());
  }
}
