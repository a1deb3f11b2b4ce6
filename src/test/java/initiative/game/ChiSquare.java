package initiative.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;

/** Whether counters can come from equal chances. */
final class ChiSquare {
  private ChiSquare() {}

  /**
   * Checks that the counters lie neither too far from each other nor too near, which in one of some
   * thousand honest cases each they would by chance alone. Seeds are fixed, so that a test which
   * has passed once passes always.
   */
  static void assertUniform(Collection<Integer> counters) {
    assertUniform(counters, 3.3);
  }

  /** The same with another bound, for cases that are not known beforehand. */
  static void assertUniform(Collection<Integer> counters, double bound) {
    double mean = counters.stream().mapToInt(Integer::intValue).average().orElseThrow();
    double sum = 0;
    for (int counter : counters) {
      sum += (counter - mean) * (counter - mean) / mean;
    }
    double deviation = deviation(sum, counters.size() - 1);
    assertTrue(Math.abs(deviation) < bound, "chi-square " + sum + " for the counters " + counters);
  }

  /** The normal deviate of a chi-square sum, by the cube root that Wilson and Hilferty found. */
  private static double deviation(double sum, int freedom) {
    double spread = 2.0 / (9 * freedom);
    return (Math.cbrt(sum / freedom) - 1 + spread) / Math.sqrt(spread);
  }
}
