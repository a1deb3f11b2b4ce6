package initiative.games.fibonaccinim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import initiative.game.BadInput;
import initiative.game.Choices;
import initiative.games.fibonaccinim.FibonacciNim.Heap;
import initiative.player.Seizing;
import initiative.solve.Claims;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FibonacciNimTableTests {
  private static final int LARGEST_HEAP = (int) new FibonacciNim().about().limit("sticks").max;

  private static FibonacciNimTable table() {
    return new FibonacciNimTable(new FibonacciNim(), LARGEST_HEAP);
  }

  /** Every heap with every limit, since a heap may be met with any: 76 million positions. */
  @Test
  void heapIsWonExactlyWhenSomeTakeLeadsToALostOne() {
    FibonacciNimTable table = table();
    for (int sticks = 0; sticks <= LARGEST_HEAP; sticks++) {
      boolean won = false;
      for (int most = 1; most <= sticks; most++) {
        won |= table.worth(new Heap(sticks - most, 2 * most)).isLost();
        if (won != table.worth(new Heap(sticks, most)).isWon()) {
          fail(new Heap(sticks, most) + (won ? " is won" : " is lost"));
        }
      }
    }
  }

  @Test
  void claimsHoldForEveryStartWithinTheLimits() {
    FibonacciNimTable table = table();
    for (int sticks = 2; sticks <= LARGEST_HEAP; sticks++) {
      Claims.check(table, new Heap(sticks, 2));
    }
  }

  @Test
  void claimsHoldForEveryLimitOfSmallHeaps() {
    FibonacciNimTable table = table();
    for (int sticks = 0; sticks <= 300; sticks++) {
      for (int most = 0; most <= sticks; most++) {
        Claims.check(table, new Heap(sticks, most));
      }
    }
  }

  @Test
  void heapIsWonExactlyWhenItsLeastZeckendorfPartMayBeTaken() {
    FibonacciNimTable table = table();
    for (int sticks = 1; sticks <= LARGEST_HEAP; sticks++) {
      int part = leastZeckendorfPart(sticks);
      assertEquals(part > 2, table.worth(new Heap(sticks, 2)).isLost(), "start " + sticks);
      assertTrue(table.worth(new Heap(sticks, part)).isWon(), "" + sticks);
      assertTrue(table.worth(new Heap(sticks, part - 1)).isLost(), "" + sticks);
    }
  }

  /** The least of the Fibonacci numbers, no two of them neighbours, that a number is the sum of. */
  private static int leastZeckendorfPart(int number) {
    int part = 1;
    for (int rest = number; rest > 0; rest -= part) {
      part = 1;
      for (int next = 2, sum; next <= rest; next = sum) {
        sum = part + next;
        part = next;
      }
    }
    return part;
  }

  @Test
  void everyTakeFromALostHeapHasTheSameChance() {
    Choices.checkLost(new FibonacciNim(), "10946");
  }

  @Test
  void initiativeIsSeizedFromFibonacciNumbers() throws BadInput {
    Seizing.check(new FibonacciNim(), List.of("987"));
    Seizing.check(new FibonacciNim(), List.of("10946"));
  }
}
