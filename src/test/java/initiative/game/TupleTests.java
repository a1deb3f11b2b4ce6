package initiative.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class TupleTests {
  private static final class Point extends Tuple {
    Point(long... numbers) {
      super(numbers);
    }

    long[] moved(int index, long number) {
      return with(index, number);
    }
  }

  private static final class Size extends Tuple {
    Size(long... numbers) {
      super(numbers);
    }
  }

  private static final class Piece extends Tuple {
    private final Object board;

    Piece(Object board, long... numbers) {
      super(numbers);
      this.board = board;
    }

    @Override
    protected Object board() {
      return board;
    }
  }

  private static void assertEqual(Object one, Object other) {
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
  }

  @Test
  void tuplesAreEqualByTheirNumbers() {
    assertEqual(new Point(3, -4), new Point(3, -4));
    assertEqual(new Point(), new Point());
    assertNotEquals(new Point(3, -4), new Point(-4, 3));
    assertNotEquals(new Point(3), new Point(3, 0));
    assertNotEquals(new Point(1), new Point(1L << 32 | 1));
  }

  @Test
  void tuplesOfAnotherKindAreNotEqual() {
    assertNotEquals(new Point(3, 4), new Size(3, 4));
    assertFalse(new Point(3).equals(null));
    assertFalse(new Point(3).equals("3"));
  }

  @Test
  void whatStaysTheSameForAGameCountsToo() {
    assertEqual(new Piece("a board", 1), new Piece(new String("a board"), 1));
    assertNotEquals(new Piece("a board", 1), new Piece("another", 1));
    assertNotEquals(new Piece("a board", 1), new Piece("a board", 2));
    assertNotEquals(new Piece("a board", 1), new Piece(null, 1));
    assertNotEquals(new Piece(null, 1), new Piece("a board", 1));
    assertEqual(new Piece(null, 1), new Piece(null, 1));
  }

  @Test
  void changeMakesNewNumbersAndLeavesTheOldOnes() {
    Point point = new Point(3, 4);
    assertArrayEquals(new long[] {3, 9}, point.moved(1, 9));
    assertEquals(4, point.get(1));
    assertEquals(2, point.size());
    assertThrows(IndexOutOfBoundsException.class, () -> point.get(2));
  }

  @Test
  void numbersAreWrittenAsOnTheWire() {
    assertEquals("3 -4 1000000000000000000", new Point(3, -4, 1000000000000000000L).toString());
    assertEquals("7", new Point(7).toString());
    assertEquals("", new Point().toString());
  }
}
