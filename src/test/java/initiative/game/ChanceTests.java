package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers drawn at random, also from ranges that no int can hold. */
final class ChanceTests {
  private static final int PARTS = 16;
  private static final int DRAWS = 400 * PARTS;

  @ParameterizedTest(name = "below {0}")
  @ValueSource(
      longs = {
        16,
        4800,
        1L << 31,
        (1L << 31) + 16,
        1L << 40,
        3L << 60,
        1000000000000000000L,
        Long.MAX_VALUE
      })
  void everyPartOfTheRangeHasTheSameChance(long bound) {
    Chance chance = new Chance(11);
    List<Integer> counters = new ArrayList<>(Collections.nCopies(PARTS, 0));
    for (int i = 0; i < DRAWS; i++) {
      long drawn = chance.below(bound);
      assertTrue(drawn >= 0 && drawn < bound, drawn + " is not below " + bound);
      int part = (int) Math.min(drawn / (bound / PARTS), PARTS - 1);
      counters.set(part, counters.get(part) + 1);
    }
    ChiSquare.assertUniform(counters);
  }

  /** Without a second try the lowest third of such a range would be twice as likely. */
  @Test
  void remaindersOfAnAwkwardRangeAreNotFavoured() {
    long bound = 3L << 61;
    Chance chance = new Chance(5);
    int[] thirds = new int[3];
    for (int i = 0; i < 30000; i++) {
      thirds[(int) (chance.below(bound) / (1L << 61))]++;
    }
    for (int third : thirds) {
      assertEquals(10000, third, 350);
    }
  }

  @Test
  void lastDigitsHaveTheSameChanceToo() {
    Chance chance = new Chance(3);
    List<Integer> counters = new ArrayList<>(Collections.nCopies(10, 0));
    for (int i = 0; i < 4000; i++) {
      int digit = (int) (chance.below(1000000000000000000L) % 10);
      counters.set(digit, counters.get(digit) + 1);
    }
    ChiSquare.assertUniform(counters);
  }

  @Test
  void rangeOfOneNeedsNoLuck() {
    assertEquals(0, new Chance(1).below(1));
    assertEquals(0, new Chance(1).below(1L));
  }

  @Test
  void sameSeedDrawsTheSameAlsoFromLargeRanges() {
    Chance one = new Chance(7);
    Chance other = new Chance(7);
    for (int i = 0; i < 100; i++) {
      assertEquals(one.below(Long.MAX_VALUE - i), other.below(Long.MAX_VALUE - i));
    }
  }

  @Test
  void rangesThatFitAnIntAreDrawnAsSuch() {
    Chance one = new Chance(7);
    Chance other = new Chance(7);
    for (int bound = 1; bound < 1000; bound++) {
      assertEquals(one.below(bound), other.below((long) bound));
    }
  }
}
