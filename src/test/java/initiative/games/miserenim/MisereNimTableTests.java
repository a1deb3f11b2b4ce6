package initiative.games.miserenim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.Chance;
import initiative.solve.Claims;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MisereNimTableTests {
  private static final long LARGEST = 1000000000000000000L;
  private static final MisereNim GAME = new MisereNim();
  private static final MisereNimTable TABLE = new MisereNimTable(GAME);

  @Test
  void claimsHoldForAllSmallHeaps() {
    checkAll(new long[1], 0, 200);
    checkAll(new long[2], 0, 24);
    checkAll(new long[3], 0, 9);
    checkAll(new long[4], 0, 5);
    checkAll(new long[6], 0, 2);
  }

  private static void checkAll(long[] sizes, int heap, int largest) {
    if (heap < sizes.length) {
      for (sizes[heap] = 0; sizes[heap] <= largest; sizes[heap]++) {
        checkAll(sizes, heap + 1, largest);
      }
    } else if (new Heaps(sizes).largest() > 0) {
      Claims.check(TABLE, new Heaps(sizes.clone()));
    } else {
      assertTrue(TABLE.worth(new Heaps(sizes)).isWon());
    }
  }

  /** At the limits: what is called best leads to a lost position, and no other move does. */
  @Test
  void claimsHoldForHugeHeapsAmongSingleSticks() {
    Random random = new Random(1);
    Chance chance = new Chance(1);
    for (int i = 0; i < 3000; i++) {
      long[] sizes = new long[1 + random.nextInt(12)];
      int large = random.nextInt(sizes.length + 1);
      for (int heap = 0; heap < sizes.length; heap++) {
        long below = (long) (random.nextDouble() * Math.pow(10, random.nextInt(19)));
        sizes[heap] = heap < large ? Math.max(1, LARGEST - below) : random.nextInt(2);
      }
      checkHuge(new Heaps(sizes), chance);
    }
  }

  private static void checkHuge(Heaps heaps, Chance chance) {
    if (heaps.largest() == 0) {
      return;
    }
    for (Take take : TABLE.best(heaps)) {
      assertTrue(GAME.isLegal(heaps, take), () -> take + " in " + heaps);
      assertTrue(TABLE.worth(heaps.without(take)).isLost(), () -> take + " in " + heaps);
    }
    List<Take> best = TABLE.best(heaps);
    Heaps lost = best.isEmpty() ? heaps : heaps.without(best.get(0));
    for (int i = 0; i < 50 && TABLE.worth(lost).isLost(); i++) {
      Take take = GAME.anyMove(lost, chance);
      assertTrue(TABLE.worth(lost.without(take)).isWon(), () -> take + " in " + lost);
    }
  }

  @Test
  void whereAllHeapsAreSingleNoMoveIsBetterThanAnother() {
    for (int count = 1; count <= 12; count++) {
      long[] sizes = new long[count];
      Arrays.fill(sizes, 1);
      assertEquals(List.of(), TABLE.best(new Heaps(sizes)));
      assertEquals(count % 2 == 0, TABLE.worth(new Heaps(sizes)).isWon());
    }
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("misere-nim");
  }
}
