package initiative.games.bachetcycles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.game.Worth;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SticksTableTests {
  private static final long HUGE = 1_000_000_000_000_000_000L;

  private static Worth byHand(BachetCyclesByHand hand, int sticks) {
    int halfMoves = hand.halfMoves(sticks);
    return halfMoves < 0
        ? Worth.DRAWN
        : halfMoves % 2 == 1 ? Worth.wonIn(halfMoves) : Worth.lostIn(halfMoves);
  }

  private static long largestOf(long[] from, long[] to) {
    return Math.max(Arrays.stream(from).max().orElse(0), Arrays.stream(to).max().orElse(0));
  }

  private static void assertBothAreAsDefined(int largest, long[] from, long[] to) {
    BachetCyclesByHand hand = new BachetCyclesByHand(largest, from, to);
    SticksTable plain = new PlainSticksTable(largest, from, to);
    SticksTable sparse = new SparseSticksTable(from, to);
    for (int sticks = 0; sticks <= largest; sticks++) {
      int heap = sticks;
      Worth expected = byHand(hand, sticks);
      assertEquals(expected, plain.worth(sticks), () -> describe(heap, from, to));
      assertEquals(expected, sparse.worth(sticks), () -> describe(heap, from, to));
    }
  }

  private static String describe(int heap, long[] from, long[] to) {
    return heap + " sticks, special moves " + Arrays.toString(from) + " to " + Arrays.toString(to);
  }

  private static String letters(int starts, long... fromAndTo) {
    long[] from = new long[fromAndTo.length / 2];
    long[] to = new long[from.length];
    for (int i = 0; i < from.length; i++) {
      from[i] = fromAndTo[2 * i];
      to[i] = fromAndTo[2 * i + 1];
    }
    SticksTable table = SticksTable.of(starts, from, to);
    StringBuilder letters = new StringBuilder();
    for (int start = 1; start <= starts; start++) {
      letters.append("LDW".charAt(table.worth(start).sign() + 1));
    }
    return letters.toString();
  }

  @Test
  void samplesOfTheProblemBook() {
    assertEquals("WWWLWWWDDDDD", letters(12, 1, 1, 8, 8));
    assertEquals(
        "WWWLWWWDDDWWWWLWWWDDDD",
        letters(
            22, 3, 5, 5, 0, 8, 9, 11, 4, 14, 4, 12, 0, 13, 0, 18, 9, 19, 9, 13, 18, 18, 13, 1, 4));
  }

  @Test
  void everyPairOfSpecialMovesUpToSevenSticks() {
    int most = 7;
    int all = most * (most + 1);
    for (int one = 0; one < all; one++) {
      for (int other = one; other < all; other++) {
        long[] from = {1 + one % most, 1 + other % most};
        long[] to = {one / most, other / most};
        assertBothAreAsDefined(most + 20, from, to);
      }
    }
  }

  @Test
  void randomSpecialMovesCloseTogetherAndFarApart() {
    Random random = new Random(1);
    for (int i = 0; i < 6000; i++) {
      int range = 5 + random.nextInt(120);
      int count = random.nextInt(1 + Math.min(range, 12));
      long[] from = new long[count];
      long[] to = new long[count];
      for (int j = 0; j < count; j++) {
        from[j] = 1 + random.nextInt(range);
        to[j] = random.nextInt(range + 1);
      }
      assertBothAreAsDefined(range + 15, from, to);
    }
  }

  @Test
  void sparseAndPlainTablesAgreeOnLargeHeaps() {
    Random random = new Random(2);
    for (int i = 0; i < 60; i++) {
      int range = 100 + random.nextInt(20000);
      int count = random.nextInt(i % 2 == 0 ? 20 : 2000);
      long[] from = new long[count];
      long[] to = new long[count];
      for (int j = 0; j < count; j++) {
        from[j] = 1 + random.nextInt(range);
        to[j] = random.nextInt(3) == 0 ? from[j] + random.nextInt(9) : random.nextInt(range + 1);
      }
      int largest = (int) Math.max(range, largestOf(from, to)) + 10;
      SticksTable plain = new PlainSticksTable(largest, from, to);
      SticksTable sparse = new SparseSticksTable(from, to);
      for (int sticks = 0; sticks <= largest; sticks++) {
        assertEquals(plain.worth(sticks), sparse.worth(sticks));
      }
    }
  }

  @Test
  void hugeHeapsFollowBachet() {
    SticksTable table = SticksTable.of(HUGE, new long[0], new long[0]);
    assertEquals(Worth.lostIn(HUGE / 2), table.worth(HUGE));
    assertEquals(Worth.wonIn(HUGE / 2 - 1), table.worth(HUGE - 1));
  }

  @Test
  void specialMovesBetweenHugeHeapsCountInTheirDepth() {
    SticksTable leap = SticksTable.of(HUGE, new long[] {HUGE}, new long[] {4});
    assertEquals(Worth.wonIn(3), leap.worth(HUGE));
    SticksTable pass = SticksTable.of(HUGE, new long[] {HUGE - 8}, new long[] {HUGE - 8});
    assertEquals(Worth.wonIn((HUGE - 12) / 2 + 1), pass.worth(HUGE - 9));
    assertEquals(Worth.DRAWN, pass.worth(HUGE - 8));
    assertEquals(Worth.DRAWN, pass.worth(HUGE));
    long[] from = {4, 5, 6, 7};
    long[] to = {HUGE - 7, 0, 0, 0};
    SticksTable climb = SticksTable.of(HUGE, from, to);
    assertEquals(Worth.lostIn(2), climb.worth(8));
    assertEquals(Worth.wonIn(HUGE / 2 - 5), climb.worth(HUGE - 7));
    assertEquals(Worth.lostIn(HUGE / 2 - 4), climb.worth(4));
  }
}
