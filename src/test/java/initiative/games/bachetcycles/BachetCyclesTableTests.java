package initiative.games.bachetcycles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import initiative.game.Choices;
import initiative.game.Worth;
import initiative.games.bachetcycles.BachetCycles.Heap;
import initiative.games.bachetcycles.BachetCycles.Specials;
import initiative.solve.GameGraph;
import initiative.solve.GeneralTable;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * What the bot does in every heap of every small game, against rules written apart. A won heap is
 * left for a lost one of less depth, and whatever is replied leads nearer to the end; a drawn heap
 * is left for a drawn one; a lost heap for one that takes the winner as long as can be.
 */
final class BachetCyclesTableTests {
  private static final int MOST = 6;
  private static final BachetCycles GAME = new BachetCycles();

  private static void check(int largest, long[] from, long[] to) {
    BachetCyclesByHand hand = new BachetCyclesByHand(largest, from, to);
    Specials specials = new Specials(from, to);
    BachetCyclesTable table = new BachetCyclesTable(GAME, new Heap(specials, largest));
    Chance chance = new Chance(1);
    for (int sticks = 1; sticks <= largest; sticks++) {
      Heap heap = new Heap(specials, sticks);
      assertEquals(hand.moves(sticks).toString(), GAME.moves(heap).toString());
      List<Long> best = table.keeping(heap);
      assertFalse(best.isEmpty());
      for (long left : best) {
        checkMove(hand, sticks, (int) left);
      }
      long chosen = table.choose(heap, chance);
      assertTrue(best.contains(chosen));
    }
  }

  private static void checkMove(BachetCyclesByHand hand, int sticks, int left) {
    int depth = hand.halfMoves(sticks);
    assertTrue(hand.moves(sticks).contains(left));
    assertEquals(depth < 0 ? depth : depth - 1, hand.halfMoves(left), sticks + " to " + left);
    if (depth > 0 && depth % 2 == 1) {
      for (int reply : hand.moves(left)) {
        int next = hand.halfMoves(reply);
        assertTrue(next % 2 == 1 && next <= depth - 2, "reply " + reply);
      }
    }
  }

  @Test
  void everyPairOfSpecialMovesUpToSixSticks() {
    int all = MOST * (MOST + 1);
    for (int one = 0; one < all; one++) {
      for (int other = one; other < all; other++) {
        long[] from = {1 + one % MOST, 1 + other % MOST};
        long[] to = {one / MOST, other / MOST};
        check(MOST + 10, from, to);
      }
    }
  }

  @Test
  void randomSpecialMoves() {
    Random random = new Random(3);
    for (int i = 0; i < 2000; i++) {
      int largest = 5 + random.nextInt(60);
      long[] from = new long[random.nextInt(30)];
      long[] to = new long[from.length];
      for (int j = 0; j < from.length; j++) {
        from[j] = 1 + random.nextInt(largest);
        to[j] = random.nextInt(largest + 1);
      }
      check(largest, from, to);
    }
  }

  @Test
  void generalSolverSaysTheSame() {
    Random random = new Random(4);
    for (int i = 0; i < 2000; i++) {
      int largest = 5 + random.nextInt(40);
      long[] from = new long[random.nextInt(12)];
      long[] to = new long[from.length];
      for (int j = 0; j < from.length; j++) {
        from[j] = 1 + random.nextInt(largest);
        to[j] = random.nextInt(largest + 1);
      }
      Heap start = new Heap(new Specials(from, to), largest);
      BachetCyclesTable table = new BachetCyclesTable(GAME, start);
      GeneralTable<Heap, Long> general = new GeneralTable<>(GAME, start);
      GameGraph<Heap, Long> graph = new GameGraph<>(GAME, start);
      for (int number = 0; number < graph.size(); number++) {
        Heap heap = graph.position(number);
        assertEquals(general.worth(heap), table.worth(heap));
      }
    }
  }

  @Test
  void longestDefencesAreAllTried() {
    Specials none = new Specials(new long[0], new long[0]);
    Heap heap = new Heap(none, 8);
    BachetCyclesTable table = new BachetCyclesTable(GAME, heap);
    assertEquals(Worth.lostIn(4), table.worth(heap));
    assertEquals(List.of(), table.best(heap), "none is better than another");
    assertEquals(List.of(5L, 6L, 7L), table.keeping(heap));
  }

  @Test
  void defenceThatIsShorterIsNotTried() {
    Specials quick = new Specials(new long[] {6, 7}, new long[] {0, 0});
    Heap heap = new Heap(quick, 8);
    BachetCyclesTable table = new BachetCyclesTable(GAME, heap);
    assertEquals(Worth.lostIn(4), table.worth(heap));
    assertEquals(List.of(5L), table.best(heap));
  }

  @Test
  void everyBestMoveHasTheSameChance() {
    Choices.checkLost(GAME, "0 / 8");
    Choices.checkNotLost(GAME, "4 / 9 0 / 10 0 / 11 0 / 13 4 / 13");
  }
}
