package initiative.family;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.solve.Claims;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SubtractionTableTests {
  private static final int LARGEST_HEAP = 12345;

  private static SubtractionTable table(int largest, int... takes) {
    return new SubtractionTable(new AnyTakes(takes), largest, takes);
  }

  @Test
  void claimsHoldForEveryHeapWithinTheLimits() {
    SubtractionTable table = table(LARGEST_HEAP, 1, 2, 3);
    for (int sticks = 0; sticks <= LARGEST_HEAP; sticks++) {
      Claims.check(table, sticks);
    }
  }

  @Test
  void lostHeapsAreTheMultiplesOfFourAndTheRemainderIsTaken() {
    SubtractionTable table = table(LARGEST_HEAP, 1, 2, 3);
    for (int sticks = 1; sticks <= LARGEST_HEAP; sticks++) {
      assertEquals(sticks % 4 == 0, table.worth(sticks).isLost(), "" + sticks);
      if (sticks % 4 != 0) {
        assertEquals(List.of(sticks % 4), table.keeping(sticks), "" + sticks);
      }
    }
  }

  @Test
  void claimsHoldForOtherSetsOfTakes() {
    for (int[] takes : new int[][] {{1}, {2}, {1, 3, 4}, {2, 5}, {1, 2, 4, 8, 16}, {3, 7, 100}}) {
      SubtractionTable table = table(2000, takes);
      for (int sticks = 0; sticks <= 2000; sticks++) {
        Claims.check(table, sticks);
      }
    }
  }

  @Test
  void tableIsAsLargeAsTheStartAsksFor() {
    AnyTakes game = new AnyTakes(1, 2, 3);
    for (int start : new int[] {0, 1, 50, 7, 100}) {
      Claims.check(game.solve(start), start);
    }
  }
}
