package initiative.games.takeaway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.family.TakeRange;
import initiative.family.TakeSet;
import initiative.family.TakeSetTable;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Golden;
import initiative.interactor.StartText;
import initiative.solve.Claims;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TakeawayTableTests {
  private static final long LARGEST = 1000000000000000000L;
  private static final Takeaway GAME = new Takeaway();

  /** The values by the definition: the least number that is not the value after a take. */
  private static int[] values(int largest, long... takes) {
    int[] values = new int[largest + 1];
    for (int sticks = 0; sticks <= largest; sticks++) {
      boolean[] reached = new boolean[takes.length + 2];
      for (int i = 0; i < takes.length && takes[i] <= sticks; i++) {
        reached[values[sticks - (int) takes[i]]] = true;
      }
      while (reached[values[sticks]]) {
        values[sticks]++;
      }
    }
    return values;
  }

  @Test
  void valuesOfAllListsOfTakesUpToNineAreThoseOfTheDefinition() {
    for (int set = 1; set < 1 << 9; set++) {
      int chosen = set;
      long[] takes =
          IntStream.rangeClosed(1, 9)
              .filter(i -> (chosen >> i - 1 & 1) == 1)
              .asLongStream()
              .toArray();
      int[] expected = values(300, takes);
      for (long largest : new long[] {0, 5, 17, 100, 300, LARGEST}) {
        TakeList list = new TakeList(largest, takes);
        assertTrue(list.reaches(largest));
        for (int sticks = 0; sticks <= Math.min(largest, 300); sticks++) {
          assertEquals(expected[sticks], list.value(sticks), sticks + " with takes " + list);
        }
      }
    }
  }

  @Test
  void valuesOfAllSmallRangesAreThoseOfTheDefinition() {
    for (int low = 1; low <= 12; low++) {
      for (int high = low; high <= 15; high++) {
        int[] expected = values(120, LongStream.rangeClosed(low, high).toArray());
        TakeRange range = new TakeRange(low, high);
        for (int sticks = 0; sticks <= 120; sticks++) {
          assertEquals(expected[sticks], range.value(sticks), sticks + " with takes " + range);
        }
      }
    }
    for (int sticks = 0; sticks <= 120; sticks++) {
      assertEquals(sticks, TakeRange.ANY.value(sticks));
    }
  }

  @Test
  void sixtyFourTakesGiveTheValueSixtyFourThatNoMaskHolds() {
    TakeList list = new TakeList(1000, LongStream.rangeClosed(1, 64).toArray());
    for (int sticks = 0; sticks <= 1000; sticks++) {
      assertEquals(sticks % 65, list.value(sticks));
    }
    assertEquals(65, new TakeList(LARGEST, LongStream.rangeClosed(1, 64).toArray()).period());
  }

  @Test
  void valuesOfSixtyFourTakesAndAMillionSticksAreThoseOfTheDefinition() {
    long[] takes = new Random(64).longs(1, 1001).distinct().limit(64).sorted().toArray();
    TakeList list = new TakeList(1000000, takes);
    int[] expected = values(1000000, takes);
    for (int sticks = 0; sticks <= 1000000; sticks++) {
      assertEquals(expected[sticks], list.value(sticks));
    }
  }

  static Stream<String> goldenValues() {
    return Golden.lines("takeaway", "golden-values.txt").stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenValues")
  void periodsAreThoseOfTheProtocol(String line) {
    String[] parts = line.split("[|]");
    long[] takes = Stream.of(parts[0].strip().split(" ")).mapToLong(Long::parseLong).toArray();
    int preperiod = Integer.parseInt(parts[1].strip());
    int period = Integer.parseInt(parts[2].strip());
    TakeList list = new TakeList(LARGEST, takes);
    assertEquals(period, list.period());
    assertEquals(Long.parseLong(parts[4].strip()), list.value(LARGEST));
    int[] expected = values(preperiod + 2 * period + 2000, takes);
    for (int sticks = 0; sticks < expected.length; sticks++) {
      assertEquals(expected[sticks], list.value(sticks));
    }
    for (int sticks = preperiod; sticks + period < expected.length; sticks++) {
      assertEquals(expected[sticks], expected[sticks + period], "the period begins by then");
    }
    assertTrue(
        preperiod == 0 || expected[preperiod - 1] != expected[preperiod - 1 + period],
        "the period begins no sooner");
    if (!parts[3].isBlank()) {
      int[] shown = Stream.of(parts[3].strip().split(" ")).mapToInt(Integer::parseInt).toArray();
      for (int sticks = 0; sticks < shown.length; sticks++) {
        assertEquals(shown[sticks], list.value(sticks));
      }
    }
  }

  /** A window as long as the largest take, which comes again after the period, proves it. */
  @Test
  void periodsOfRandomListsAreProvedByAWindowThatComesTwice() {
    Random random = new Random(1);
    for (int i = 0; i < 60; i++) {
      long[] takes =
          random.longs(1, 1001).distinct().limit(1 + random.nextInt(6)).sorted().toArray();
      TakeList list = new TakeList(LARGEST, takes);
      int window = (int) takes[takes.length - 1];
      int[] expected = values(130000, takes);
      int period = list.period();
      int first = expected.length - window - period;
      assertTrue(period > 0 && first >= 0, list::toString);
      for (int sticks = first; sticks < first + window; sticks++) {
        assertEquals(expected[sticks], expected[sticks + period], list::toString);
      }
      for (int sticks = 0; sticks < expected.length; sticks++) {
        assertEquals(expected[sticks], list.value(sticks), list::toString);
        long far = LARGEST - LARGEST % period + sticks % period;
        assertEquals(list.value(far), list.value(far - period));
      }
      long same = first + Math.floorMod(LARGEST - first, (long) period);
      assertEquals(expected[(int) same], list.value(LARGEST), list::toString);
    }
  }

  @Test
  void takesWithoutAPeriodAreRefusedIfAHeapIsTooLargeForATable() throws BadInput {
    assertEquals("lost", worth("1/1000000/13 22 39 48 61"));
    BadInput refused = assertThrows(BadInput.class, () -> worth("1/1000000000000/13 22 39 48 61"));
    assertEquals(
        "line 3: read \"13 22 39 48 61\", expected takes with a period of Grundy values within"
            + " 10^6, since a heap is larger",
        refused.getMessage());
  }

  private static String worth(String text) throws BadInput {
    Heaps start = StartText.read(GAME, text);
    return GAME.solve(start).worth(start).toString();
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("takeaway");
  }

  /** All numbers may be asked for: the least take above another to a value, if there is one. */
  @Test
  void takesToAValueAreFoundInOrder() {
    for (int low = 1; low <= 7; low++) {
      for (int high = low; high <= 9; high++) {
        checkTakesTo(new TakeRange(low, high));
      }
    }
    checkTakesTo(TakeRange.ANY);
    checkTakesTo(new TakeList(40, 2, 4, 7));
    checkTakesTo(new TakeList(40, 1, 3, 4));
  }

  private static void checkTakesTo(TakeSet takes) {
    for (int sticks = 0; sticks <= 40; sticks++) {
      for (int value = 0; value <= 42; value++) {
        for (int above = 0; above <= sticks + 1; above++) {
          long expected = 0;
          for (int take = sticks; take > above; take--) {
            boolean allowed = takes.allows(take, sticks);
            expected = allowed && takes.value(sticks - take) == value ? take : expected;
          }
          assertEquals(expected, takes.takeTo(value, sticks, above), takes::toString);
        }
      }
    }
  }

  @Test
  void takesAreCountedInOrder() {
    for (TakeSet takes :
        List.of(
            new TakeRange(3, 8), new TakeRange(1, 1), TakeRange.ANY, new TakeList(40, 2, 5, 9))) {
      long count = 0;
      for (long take = 1; take <= 40; take++) {
        if (takes.allows(take, 40)) {
          assertEquals(take, takes.take(count++));
        }
        assertEquals(count, takes.count(take));
        assertEquals(count == 0 ? 0 : takes.take(count - 1), takes.upTo(take));
        assertFalse(takes.allows(take, take - 1));
      }
    }
  }

  @Test
  void claimsHoldForAllSmallHeapsWithTakesOfEachForm() {
    for (TakeSet takes :
        List.of(
            TakeRange.ANY,
            new TakeRange(2, 5),
            new TakeRange(3, 3),
            new TakeList(60, 2, 3),
            new TakeList(60, 2, 4, 7),
            new TakeList(60, 1, 3, 4))) {
      for (int one = 0; one <= 60; one++) {
        Claims.check(new TakeSetTable(GAME), new Takeaway.ShownBoxes(takes, one));
      }
      for (int one = 0; one <= 14; one++) {
        for (int other = 0; other <= 14; other++) {
          Claims.check(new TakeSetTable(GAME), new Takeaway.ShownBoxes(takes, one, other));
          Claims.check(new TakeSetTable(GAME), new Takeaway.ShownBoxes(takes, one, 5, other));
        }
      }
    }
  }

  /** At the limits: what is called best leads to a lost position, and no other move does. */
  @Test
  void claimsHoldForHugeHeaps() throws BadInput {
    Random random = new Random(3);
    Chance chance = new Chance(3);
    for (int i = 0; i < 2000; i++) {
      long high = 1 + (long) (random.nextDouble() * Math.pow(10, random.nextInt(19)));
      long low = 1 + (long) (random.nextDouble() * high * Math.pow(0.1, random.nextInt(9)));
      TakeSet takes = i % 4 == 0 ? TakeRange.ANY : new TakeRange(Math.min(low, high), high);
      long[] sizes = new long[1 + random.nextInt(12)];
      for (int heap = 0; heap < sizes.length; heap++) {
        long below = (long) (random.nextDouble() * Math.pow(10, 1 + random.nextInt(18)));
        sizes[heap] = random.nextBoolean() ? LARGEST - below + 1 : below + 1;
      }
      checkHuge(new Takeaway.ShownBoxes(takes, sizes), chance);
    }
  }

  private static void checkHuge(Heaps heaps, Chance chance) {
    TakeSetTable table = new TakeSetTable(GAME);
    if (GAME.ending(heaps) != null) {
      assertTrue(table.worth(heaps).isLost());
      return;
    }
    List<Take> best = table.best(heaps);
    assertEquals(table.worth(heaps).isWon(), !best.isEmpty(), heaps::toString);
    for (Take take : best) {
      assertTrue(GAME.isLegal(heaps, take), () -> take + " in " + heaps);
      assertTrue(table.worth(heaps.without(take)).isLost(), () -> take + " in " + heaps);
    }
    Heaps lost = best.isEmpty() ? heaps : heaps.without(best.get(0));
    for (int i = 0; i < 50 && GAME.ending(lost) == null; i++) {
      Take take = GAME.anyMove(lost, chance);
      assertTrue(GAME.isLegal(lost, take), () -> take + " in " + lost);
      assertTrue(table.worth(lost.without(take)).isWon(), () -> take + " in " + lost);
    }
  }

  @Test
  void randomMovesReachSmallAndHugeTakesOfAllHeaps() {
    Heaps heaps = new Takeaway.ShownBoxes(TakeRange.ANY, LARGEST, 5, LARGEST, LARGEST - 1, 1);
    Chance chance = new Chance(1);
    int[] drawn = new int[6];
    for (int i = 0; i < 3000; i++) {
      Take take = GAME.anyMove(heaps, chance);
      drawn[take.heap] += take.count > LARGEST / 2 ? 1 : 0;
    }
    for (int heap : new int[] {1, 3, 4}) {
      assertTrue(drawn[heap] > 400, "half of a third");
    }
  }
}
