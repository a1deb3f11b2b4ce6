package initiative.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShareTests {

  /** The numbers were computed by hand from the formula, with z = 1.96. */
  @Test
  void theIntervalIsWilsons() {
    assertInterval(0, 0.2775, new Share(0, 10));
    assertInterval(0.2366, 0.7634, new Share(5, 10));
    assertInterval(0.7225, 1, new Share(10, 10));
    assertInterval(0.0552, 0.1744, new Share(10, 100));
  }

  @Test
  void withoutTrialsNothingIsKnown() {
    assertInterval(0, 1, new Share(0, 0));
  }

  private static void assertInterval(double low, double high, Share share) {
    assertEquals(low, share.low(), 0.0001);
    assertEquals(high, share.high(), 0.0001);
  }
}
