package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LimitTests {
  private static final long HUGE = 1000000000000000000L;

  private static Limit limit(long min, long max) {
    return new Limit("heaps", "the number of heaps", min, max);
  }

  @Test
  void everyNumberWithinTheLimitsIsDrawnAndNoOther() {
    TreeSet<Long> drawn = new TreeSet<>();
    Chance chance = new Chance(1);
    for (int i = 0; i < 500; i++) {
      drawn.add(limit(-3, 4).draw(chance));
    }
    assertEquals(new TreeSet<>(List.of(-3L, -2L, -1L, 0L, 1L, 2L, 3L, 4L)), drawn);
    assertEquals(7, limit(7, 7).draw(chance));
  }

  @Test
  void hugeNumbersAreDrawnFromAllOverTheirRange() {
    Chance chance = new Chance(1);
    boolean low = false;
    boolean high = false;
    for (int i = 0; i < 100; i++) {
      long drawn = limit(1, HUGE).draw(chance);
      assertTrue(drawn >= 1 && drawn <= HUGE);
      low |= drawn < 1000000;
      high |= drawn > HUGE / 1000;
    }
    assertTrue(low && high);
  }

  @Test
  void narrowedLimitKeepsItsWords() {
    Limit narrow = limit(1, 12).within(3, 5);
    assertEquals("heaps", narrow.name);
    assertEquals("the number of heaps", narrow.words);
    assertEquals("3..5", narrow.range());
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "0, 0",
    "12, 12",
    "100000, 100000",
    "1000000, 10^6",
    "1000000000000000000, 10^18",
    "2000000, 2000000",
    "-1000, -1000",
    "-1000000, -1000000"
  })
  void largePowersOfTenAreWrittenAsSuch(long number, String shown) {
    assertEquals(shown, Limit.shown(number));
  }
}
