package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class WorthTests {
  private static final List<Worth> FROM_WORST_TO_BEST =
      List.of(
          Worth.lostIn(2),
          Worth.lostIn(4),
          Worth.lostIn(40),
          Worth.DRAWN,
          Worth.wonIn(31),
          Worth.wonIn(3),
          Worth.wonIn(1));

  @Test
  void quickWinsAndLateLossesAreBetter() {
    assertOrdered(FROM_WORST_TO_BEST);
  }

  @Test
  void largerDifferencesAreBetter() {
    assertOrdered(
        List.of(
            Worth.difference(-2000000),
            Worth.difference(-1),
            Worth.difference(0),
            Worth.difference(1),
            Worth.difference(2000000)));
  }

  private static void assertOrdered(List<Worth> worths) {
    for (int i = 0; i < worths.size(); i++) {
      for (int j = 0; j < worths.size(); j++) {
        Worth one = worths.get(i);
        Worth other = worths.get(j);
        int order = Integer.signum(one.compareTo(other));
        assertEquals(Integer.compare(i, j), order, one + " against " + other);
        assertEquals(i == j, one.equals(other), one + " against " + other);
      }
    }
  }

  @Test
  void whatIsGoodForOneSideIsBadForTheOther() {
    for (Worth worth : FROM_WORST_TO_BEST) {
      assertEquals(-worth.sign(), worth.toMover().sign(), worth::toString);
    }
    assertEquals(Worth.difference(-5), Worth.difference(5).toMover());
    assertEquals(Worth.LOST, Worth.WON.toMover());
    assertEquals(Worth.WON, Worth.LOST.toMover());
    assertEquals(Worth.DRAWN, Worth.DRAWN.toMover());
  }

  @Test
  void aMoveAddsAHalfMove() {
    assertEquals(Worth.wonIn(5), Worth.lostIn(4).toMover());
    assertEquals(Worth.lostIn(6), Worth.wonIn(5).toMover());
  }

  @Test
  void wordsForPeople() {
    assertEquals("won", Worth.WON.toString());
    assertEquals("lost in 4", Worth.lostIn(4).toString());
    assertEquals("drawn", Worth.DRAWN.toString());
    assertEquals("+17", Worth.difference(17).toString());
    assertEquals("-17", Worth.difference(-17).toString());
    assertEquals("0", Worth.difference(0).toString());
    assertTrue(Worth.difference(0).isDrawn());
  }
}
