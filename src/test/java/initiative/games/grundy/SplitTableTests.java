package initiative.games.grundy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.games.grundy.Grundy.Split;
import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SplitTableTests {
  private static final int LARGEST = 100000;

  private static final SplitValues VALUES = new SplitValues(LARGEST);

  @Test
  void valuesAgreeWithTheDefinitionUpTo6000() {
    int[] values = new int[6001];
    for (int heap = 1; heap < values.length; heap++) {
      boolean[] reached = new boolean[1024];
      for (int part = 1; part < heap - part; part++) {
        reached[values[part] ^ values[heap - part]] = true;
      }
      while (reached[values[heap]]) {
        values[heap]++;
      }
      assertEquals(values[heap], VALUES.of(heap), "" + heap);
    }
  }

  /** Of each value: no split reaches it, and some splits reach all that are less. */
  @Test
  void valuesOfSomeLargeHeapsAreTheLeastThatNoSplitReaches() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      int heap = i < 100 ? LARGEST - i : 1 + random.nextInt(LARGEST);
      boolean[] reached = new boolean[1024];
      for (int part = 1; part < heap - part; part++) {
        reached[VALUES.of(part) ^ VALUES.of(heap - part)] = true;
      }
      int value = 0;
      while (reached[value]) {
        value++;
      }
      assertEquals(value, VALUES.of(heap), "" + heap);
    }
  }

  @Test
  void aTableIsTheBeginningOfALargerOne() {
    for (int largest : new int[] {0, 1, 2, 3, 60, 61, 62, 500, 4321}) {
      SplitValues values = new SplitValues(largest);
      assertEquals(largest, values.largest());
      for (int heap = 0; heap <= largest; heap++) {
        assertEquals(VALUES.of(heap), values.of(heap), "" + heap);
      }
    }
  }

  @Test
  void valuesAreThoseOfTheGoldenFile() {
    List<String> lines =
        GameFiles.text("grundy", "golden-values.txt").orElseThrow().lines().skip(1).toList();
    assertEquals(
        lines.get(0),
        IntStream.rangeClosed(0, 40).mapToObj(this::value).collect(Collectors.joining(" ")));
    for (String pair : lines.get(1).split(", ")) {
      String[] words = pair.split(" ");
      assertEquals(words[1], value(Integer.parseInt(words[0])), pair);
    }
    assertEquals(
        lines.get(2),
        IntStream.rangeClosed(1, LARGEST)
            .filter(heap -> VALUES.of(heap) == 0)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" ")));
    assertEquals(230, IntStream.rangeClosed(0, LARGEST).map(VALUES::of).max().getAsInt());
  }

  private String value(int heap) {
    return String.valueOf(VALUES.of(heap));
  }

  /** The size of all heaps with a value of an even number of ones above the lowest bit. */
  @Test
  void evenValuesAreRare() {
    int[] even =
        IntStream.rangeClosed(1, LARGEST)
            .filter(heap -> Integer.bitCount(VALUES.of(heap) >> 1) % 2 == 0)
            .toArray();
    assertEquals(1273, even.length);
    assertEquals(82860, even[even.length - 1]);
  }

  /** A heap may have a value other than that of a split with equal values: 28 and 17 + 11. */
  @Test
  void splitInEqualValuesDoesNotMakeAHeapLost() {
    assertEquals(1, VALUES.of(28));
    assertEquals(2, VALUES.of(17));
    assertEquals(2, VALUES.of(11));
    Grundy game = new Grundy();
    Sizes heap = Sizes.of(28);
    assertTrue(game.solve(heap).best(heap).contains(new Split(28, 11)));
  }

  @Test
  void claimsHoldAlongGamesFromLargeStarts() {
    Grundy game = new Grundy();
    Chance chance = new Chance(3);
    for (int start = 0; start < 6; start++) {
      long[] heaps = new long[1 + 2 * start];
      for (int i = 0; i < heaps.length; i++) {
        heaps[i] = 1 + chance.below(3000);
      }
      Sizes sizes = Sizes.of(heaps);
      Strategy<Sizes, Split> strategy = game.solve(sizes);
      for (int turn = 0; game.ending(sizes) == null; turn++) {
        if (turn % 50 == 0 || sizes.largest() < 12) {
          check(game, strategy, sizes);
        }
        sizes = game.after(sizes, game.anyMove(sizes, chance));
      }
      assertTrue(strategy.worth(sizes).isLost());
    }
  }

  private static void check(Grundy game, Strategy<Sizes, Split> strategy, Sizes sizes) {
    List<Split> winning = new ArrayList<>();
    for (Split split : game.moves(sizes)) {
      assertTrue(game.isLegal(sizes, split));
      if (strategy.worth(game.after(sizes, split)).isLost()) {
        winning.add(split);
      }
    }
    assertEquals(!winning.isEmpty(), strategy.worth(sizes).isWon(), sizes::toString);
    assertEquals(winning, strategy.best(sizes), sizes::toString);
  }

  @Test
  void heapsAreKeptWithoutTheirOrder() {
    Sizes sizes = Sizes.of(7, 1, 7, 3);
    assertEquals(sizes, Sizes.of(3, 7, 7, 1));
    assertNotEquals(sizes, Sizes.of(3, 7, 1));
    assertEquals("1, 3, 7 x 2", sizes.toString());
    assertEquals("1, 3, 7", sizes.without(7).toString());
    assertEquals("1, 7 x 2", sizes.without(3).toString());
    assertEquals("1, 2, 3, 7 x 2", sizes.with(2).toString());
    assertTrue(sizes.has(3));
    assertFalse(sizes.has(2));
    assertFalse(sizes.has(8));
    assertEquals(
        Arrays.asList(new Split(3, 1), new Split(7, 1), new Split(7, 2), new Split(7, 3)),
        new Grundy().moves(sizes));
  }
}
