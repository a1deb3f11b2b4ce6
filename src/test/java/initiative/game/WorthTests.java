package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
  void whatIsOpenIsOpenToBothSides() {
    assertTrue(Worth.OPEN.isOpen());
    assertFalse(Worth.OPEN.isWon() || Worth.OPEN.isDrawn() || Worth.OPEN.isLost());
    assertFalse(Worth.DRAWN.isOpen() || Worth.WON.isOpen());
    assertEquals(Worth.OPEN, Worth.OPEN.toMover());
    assertEquals(Worth.OPEN, Worth.OPEN.toSame());
    assertTrue(Worth.OPEN.compareTo(Worth.WON) < 0 && Worth.OPEN.compareTo(Worth.LOST) > 0);
    assertEquals("open", Worth.OPEN.toString());
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

  @Test
  void ofTwoSumsEachSideCaresForItsOwn() {
    assertOrdered(List.of(Worth.sums(-5, 100), Worth.sums(0, -7), Worth.sums(3, 90)));
    assertEquals(0, Worth.sums(3, 4).compareTo(Worth.sums(3, 90)));
    assertNotEquals(Worth.sums(3, 4), Worth.sums(3, 90));
    assertEquals(Worth.sums(4, 3), Worth.sums(3, 4).toMover());
    assertEquals(Worth.sums(3, 4), Worth.sums(3, 4).toMover().toMover());
    assertEquals(3, Worth.sums(3, 4).mine());
    assertEquals(4, Worth.sums(3, 4).theirs());
    assertEquals(3, Worth.sums(3, 4).number());
    assertEquals("12 to 9", Worth.sums(12, 9).toString());
  }

  @Test
  void sumsAreWonByTheLargerOne() {
    assertTrue(Worth.sums(4, 3).isWon());
    assertTrue(Worth.sums(3, 4).isLost());
    assertTrue(Worth.sums(4, 4).isDrawn());
    assertTrue(Worth.sums(4, 3).isSum());
    assertFalse(Worth.sums(4, 3).isCounted());
    assertTrue(Worth.expected(0.5, 0.25).isWon());
    assertTrue(Worth.expected(0.25, 0.5).isLost());
    assertTrue(Worth.expected(0.1 + 0.2, 0.3).isDrawn(), "equal but for rounding");
  }

  @Test
  void expectationsThatDifferByRoundingAreAsGood() {
    Worth one = Worth.expected(0.1 + 0.2, 5);
    Worth other = Worth.expected(0.3, 7);
    assertEquals(0, one.compareTo(other));
    assertEquals(0, other.compareTo(one));
    assertOrdered(
        List.of(Worth.expected(-1.5, 0), Worth.expected(0.3, 9), Worth.expected(0.30001, 2)));
  }

  @Test
  void expectationsTurnRoundWithTheSides() {
    Worth worth = Worth.expected(1.25, 0.5);
    assertEquals(Worth.expected(0.5, 1.25), worth.toMover());
    assertEquals(worth, worth.toMover().toMover());
    assertEquals(worth.hashCode(), worth.toMover().toMover().hashCode());
    assertEquals(1.25, worth.mine());
    assertEquals(0.5, worth.theirs());
    assertTrue(worth.isSum());
  }

  @Test
  void expectationsAreRoundedForPeople() {
    assertEquals("1.25 to 0.5", Worth.expected(1.25, 0.5).toString());
    assertEquals("-0.3333 to 2", Worth.expected(-1.0 / 3, 2).toString());
    assertEquals("0 to 0.0001", Worth.expected(0.00004, 0.00006).toString());
    assertEquals("0 to -10", Worth.expected(-0.00004, -10).toString());
  }

  /** A side that moves again sees what follows with its own eyes, one half-move later. */
  @Test
  void sideThatMovesAgainKeepsItsWorth() {
    assertEquals(Worth.wonIn(6), Worth.wonIn(5).toSame());
    assertEquals(Worth.lostIn(5), Worth.lostIn(4).toSame());
    for (Worth worth :
        List.of(
            Worth.WON,
            Worth.LOST,
            Worth.DRAWN,
            Worth.difference(-3),
            Worth.sums(1, 2),
            Worth.expected(0.5, 1))) {
      assertEquals(worth, worth.toSame());
    }
  }
}
