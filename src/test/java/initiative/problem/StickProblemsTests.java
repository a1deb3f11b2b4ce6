package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.catalogue.Catalogue;
import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.fibonaccinim.FibonacciNim;
import initiative.games.fibonaccinim.FibonacciNim.Heap;
import initiative.games.fibonaccinim.FibonacciNimTable;
import initiative.games.fibonaccinim.Zeckendorf;
import org.junit.jupiter.api.Test;

/** One heap: 1.2:A and 1.2:G. */
class StickProblemsTests {

  @Test
  void bachetIsWonIfSomeTakeLeavesALostHeap() {
    boolean[] won = new boolean[12346];
    for (int sticks = 1; sticks <= 12345; sticks++) {
      for (int take = 1; take <= 3 && take <= sticks; take++) {
        won[sticks] |= !won[sticks - take];
      }
    }
    for (int sticks = 1; sticks <= 400; sticks++) {
      assertEquals(won[sticks] ? "1\n" : "2\n", Solved.answer("1.2:A", sticks + "\n"));
    }
    for (int sticks = 12300; sticks <= 12345; sticks++) {
      assertEquals(won[sticks] ? "1\n" : "2\n", Solved.answer("1.2:A", sticks + "\n"));
    }
  }

  @Test
  void doublingGameIsWonIfSomeTakeLeavesALostHeap() {
    int largest = 300;
    boolean[][] won = new boolean[largest + 1][2 * largest + 1];
    for (int sticks = 1; sticks <= largest; sticks++) {
      for (int most = 1; most <= 2 * largest; most++) {
        won[sticks][most] = won[sticks][most - 1];
        if (most <= sticks) {
          won[sticks][most] |= !won[sticks - most][2 * most];
        }
      }
      if (sticks >= 2) {
        String expected = won[sticks][2] ? "1\n" : "2\n";
        assertEquals(expected, Solved.answer("1.2:G", sticks + "\n"), "sticks: " + sticks);
      }
    }
  }

  @Test
  void leastPartDecidesAsTheTableDoesUpToTheLimitOfTheBook() {
    int largest = 1234567;
    FibonacciNimTable table = new FibonacciNimTable(new FibonacciNim(), largest);
    for (int sticks = 2; sticks <= largest; sticks++) {
      boolean won = Zeckendorf.leastPart(sticks) <= 2;
      if (won != table.worth(new Heap(sticks, 2)).isWon()) {
        throw new AssertionError(sticks + " sticks");
      }
    }
  }

  @Test
  void leastPartIsTheLeastWinningTakeWhateverTheLimit() {
    FibonacciNimTable table = new FibonacciNimTable(new FibonacciNim(), 2000);
    for (int sticks = 1; sticks <= 2000; sticks++) {
      int least = (int) Zeckendorf.leastPart(sticks);
      assertEquals(Worth.WON, table.worth(new Heap(sticks, least)));
      assertEquals(Worth.LOST, table.worth(new Heap(sticks, least - 1)));
    }
  }

  /** Numbers of the series are lost themselves; with 1 or 2 more they are won, with 3 lost. */
  @Test
  void doublingGameIsSolvedUpToTheLargestHeap() {
    long part = 8;
    long next = 13;
    while (next <= 1000000000000000000L) {
      assertEquals("2\n", Solved.answer("1.2:G", Long.toString(part)));
      assertEquals("1\n", Solved.answer("1.2:G", Long.toString(part + 1)));
      assertEquals("1\n", Solved.answer("1.2:G", Long.toString(part + 2)));
      assertEquals("2\n", Solved.answer("1.2:G", Long.toString(part + 3)));
      long sum = part + next;
      part = next;
      next = sum;
    }
    assertEquals("", Solved.run("1.2:G", "1000000000000000000").report());
    assertEquals(2, Solved.run("1.2:G", "1000000000000000001").exitCode());
  }

  @Test
  void problemsAgreeWithTheBots() {
    Strategy<Integer, ?> bachet = solved("bachet", 12345);
    Strategy<Heap, ?> doubling = solved("fibonacci-nim", new Heap(12345, 2));
    for (int sticks = 12345; sticks > 2; sticks -= 17) {
      assertEquals(winner(bachet.worth(sticks)), Solved.answer("1.2:A", "" + sticks));
      assertEquals(
          winner(doubling.worth(new Heap(sticks, 2))), Solved.answer("1.2:G", "" + sticks));
    }
  }

  static String winner(Worth worth) {
    return worth.isWon() ? "1\n" : "2\n";
  }

  /** The strategy of a game of the catalogue, whose positions are of this kind. */
  @SuppressWarnings("unchecked")
  static <P> Strategy<P, ?> solved(String game, P start) {
    return ((Game<P, ?>) Catalogue.game(game)).solve(start);
  }
}
