package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games of chance: 1.9:A and 1.9:B, against exact arithmetic. */
class ExpectationProblemsTests {
  private static final BigDecimal CALM = new BigDecimal("0.9");
  private static final BigDecimal WIND = new BigDecimal("0.1");

  /**
   * The sum over all orders of the remaining cards of what the player gets if he decides his best
   * at each card, knowing what he has seen: to stop is worth 0 from here on.
   */
  private static BigInteger totalGain(int pluses, int minuses) {
    if (pluses + minuses == 0) {
      return BigInteger.ZERO;
    }
    BigInteger goOn = BigInteger.ZERO;
    if (pluses > 0) {
      goOn = goOn.add(totalGain(pluses - 1, minuses)).add(orders(pluses - 1, minuses));
    }
    if (minuses > 0) {
      goOn = goOn.add(totalGain(pluses, minuses - 1)).subtract(orders(pluses, minuses - 1));
    }
    return goOn.max(BigInteger.ZERO);
  }

  private static BigInteger orders(int pluses, int minuses) {
    BigInteger orders = BigInteger.ONE;
    for (int i = 1; i <= pluses; i++) {
      orders = orders.multiply(BigInteger.valueOf(minuses + i)).divide(BigInteger.valueOf(i));
    }
    return orders;
  }

  @Test
  void gainIsTheMeanOverAllOrdersOfTheCards() {
    for (int pluses = 0; pluses <= 8; pluses++) {
      for (int minuses = 0; minuses <= 8; minuses++) {
        double expected =
            totalGain(pluses, minuses).doubleValue() / orders(pluses, minuses).doubleValue();
        String answer = Solved.answer("1.9:A", pluses + " " + minuses);
        assertEquals(expected, Double.parseDouble(answer), 1e-9);
      }
    }
  }

  /** The same with all 101 * 101 inputs' table of exact numbers. */
  @Test
  void largestGainsAreRightToTheNinthPlace() {
    BigInteger[][] total = new BigInteger[101][101];
    for (int pluses = 0; pluses <= 100; pluses++) {
      for (int minuses = 0; minuses <= 100; minuses++) {
        BigInteger goOn = BigInteger.ZERO;
        if (pluses > 0) {
          goOn = goOn.add(total[pluses - 1][minuses]).add(orders(pluses - 1, minuses));
        }
        if (minuses > 0) {
          goOn = goOn.add(total[pluses][minuses - 1]).subtract(orders(pluses, minuses - 1));
        }
        total[pluses][minuses] = goOn.max(BigInteger.ZERO);
        if (pluses % 20 == 0 || minuses % 25 == 0) {
          double expected =
              new BigDecimal(total[pluses][minuses])
                  .divide(new BigDecimal(orders(pluses, minuses)), java.math.MathContext.DECIMAL64)
                  .doubleValue();
          String answer = Solved.answer("1.9:A", pluses + " " + minuses);
          assertEquals(expected, Double.parseDouble(answer), 1e-9);
        }
      }
    }
  }

  /** The expected sums of the mover and the other, by following every gust of the wind. */
  private static BigDecimal[] sums(int[] row, int left) {
    BigDecimal[] best = left == 0 ? new BigDecimal[] {BigDecimal.ZERO, BigDecimal.ZERO} : null;
    int taken = 0;
    for (int take = 1; take <= 3 && take <= left; take++) {
      taken += row[left - take];
      BigDecimal[] rest = sums(row, left - take);
      if (take < left) {
        BigDecimal[] blown = sums(row, left - take - 1);
        for (int i = 0; i < 2; i++) {
          rest[i] = CALM.multiply(rest[i]).add(WIND.multiply(blown[i]));
        }
      }
      BigDecimal mine = rest[1].add(BigDecimal.valueOf(taken));
      if (best == null || mine.compareTo(best[0]) > 0) {
        best = new BigDecimal[] {mine, rest[0]};
      }
    }
    return best;
  }

  private static void compareWindy(int... row) {
    String line = IntStream.of(row).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    BigDecimal[] sums = sums(row, row.length);
    String answer = Solved.answer("1.9:B", row.length + "\n" + line + "\n");
    Sample exact = new Sample("1.9:B", line, sums[0] + " " + sums[1]);
    assertTrue(exact.isMatchedBy(answer), line + " -> " + answer + ", not " + exact.answer);
  }

  @Test
  void everyShortRowInTheWindIsPlayedAsByFollowingEveryGust() {
    for (int number = 0; number < 7 * 7 * 7; number++) {
      compareWindy(number % 7 - 3);
      compareWindy(number % 7 - 3, number / 7 % 7 - 3);
      compareWindy(number % 7 - 3, number / 7 % 7 - 3, number / 49 - 3);
    }
    for (int number = 0; number < 3125; number++) {
      int[] row = {number % 5, number / 5 % 5, number / 25 % 5, number / 125 % 5, number / 625};
      compareWindy(IntStream.of(row).map(value -> value - 2).toArray());
    }
    Random random = new Random(15);
    for (int i = 0; i < 20; i++) {
      compareWindy(random.ints(9, -1000, 1001).toArray());
    }
  }

  @Test
  void numbersAreWrittenShortly() {
    assertEquals("0", decimal(0));
    assertEquals("0", decimal(-1e-12));
    assertEquals("0.5", decimal(0.5));
    assertEquals("-0.5", decimal(-0.5));
    assertEquals("41.91", decimal(41.910000000000004));
    assertEquals("33", decimal(33));
    assertEquals("0.3333333333", decimal(1 / 3.0));
    assertEquals("-1234000.25", decimal(-1234000.25));
    assertEquals("0.0000000001", decimal(1e-10));
    assertEquals("1", decimal(0.99999999999));
  }

  private static String decimal(double number) {
    StringBuilder text = new StringBuilder();
    Decimals.append(text, number);
    return text.toString();
  }
}
