package initiative.games.moorenim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.game.Chance;
import initiative.games.moorenim.MooreNim.Lowering;
import initiative.games.moorenim.MooreNim.Table;
import initiative.solve.Claims;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MooreNimTableTests {
  private static final long LARGEST = 1000000000000000000L;
  private static final MooreNim GAME = new MooreNim();
  private static final MooreNimTable TABLE = new MooreNimTable(GAME);

  @Test
  void claimsHoldForAllSmallHeaps() {
    for (int most = 1; most <= 6; most++) {
      checkAll(most, new long[1], 0, 60);
      checkAll(most, new long[2], 0, 12);
      checkAll(most, new long[3], 0, 5);
      checkAll(most, new long[4], 0, 2);
      checkAll(most, new long[6], 0, 1);
    }
  }

  /** Also what is found place by place has to win wherever there is a winning move. */
  private static void checkAll(int most, long[] sizes, int heap, int largest) {
    if (heap < sizes.length) {
      for (sizes[heap] = 0; sizes[heap] <= largest; sizes[heap]++) {
        checkAll(most, sizes, heap + 1, largest);
      }
    } else if (most <= sizes.length) {
      Table table = new Table(most, sizes.clone());
      Claims.check(TABLE, table);
      if (TABLE.worth(table).isWon()) {
        List<Lowering> winning = TABLE.winning(table);
        List<Lowering> inOrder = new ArrayList<>(TABLE.keeping(table));
        inOrder.retainAll(winning);
        assertFalse(winning.isEmpty(), table::toString);
        assertEquals(inOrder, winning, table::toString);
      }
    }
  }

  /** At the limits: what is called best leads to a lost position, and no other move does. */
  @Test
  void claimsHoldForHugeHeaps() {
    Random random = new Random(1);
    Chance chance = new Chance(1);
    int[] won = new int[13];
    for (int i = 0; i < 4000; i++) {
      long[] sizes = new long[1 + random.nextInt(12)];
      for (int heap = 0; heap < sizes.length; heap++) {
        long below = (long) (random.nextDouble() * Math.pow(10, random.nextInt(19)));
        sizes[heap] = random.nextBoolean() ? below : LARGEST - below;
      }
      int most = 1 + random.nextInt(sizes.length);
      Table table = new Table(most, sizes);
      if (table.open() > 0) {
        won[most] += checkHuge(table, chance) ? 1 : 0;
      }
    }
    for (int most = 1; most <= 12; most++) {
      assertTrue(won[most] > 0);
    }
  }

  private static boolean checkHuge(Table table, Chance chance) {
    boolean won = TABLE.worth(table).isWon();
    List<Lowering> best = TABLE.best(table);
    assertTrue(won || best.isEmpty(), table::toString);
    for (Lowering move : best) {
      assertTrue(GAME.isLegal(table, move), () -> move + " in " + table);
      assertTrue(TABLE.worth(GAME.after(table, move)).isLost(), () -> move + " in " + table);
    }
    Table lost = won ? GAME.after(table, TABLE.keeping(table).get(0)) : table;
    for (int i = 0; i < 30 && lost.open() > 0; i++) {
      Lowering move = GAME.anyMove(lost, chance);
      assertTrue(GAME.isLegal(lost, move), () -> move + " in " + lost);
      assertTrue(TABLE.worth(GAME.after(lost, move)).isWon(), () -> move + " in " + lost);
    }
    return won;
  }

  @Test
  void randomMovesReachAllMovesOfASmallPosition() {
    Table table = new Table(2, 2, 0, 3, 1);
    Chance chance = new Chance(1);
    Set<Lowering> drawn = new HashSet<>();
    for (int i = 0; i < 3000; i++) {
      drawn.add(GAME.anyMove(table, chance));
    }
    assertEquals(new HashSet<>(GAME.moves(table)), drawn);
  }

  @Test
  void movesOfHugeHeapsAreToldInWordsOnly() {
    Table table = new Table(2, LARGEST, LARGEST);
    assertThrows(UnsupportedOperationException.class, () -> GAME.moves(table));
    assertEquals(
        "1 to 2 pairs of a heap and what it has or less, in the order of the heaps",
        GAME.legalMoves(table));
  }

  @Test
  void oneAtATimeIsNimAndAllAtOnceAreTakenAtOnce() {
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      long[] sizes = new long[2 + random.nextInt(11)];
      long xor = 0;
      for (int heap = 0; heap < sizes.length; heap++) {
        sizes[heap] = 1 + (long) (random.nextDouble() * (LARGEST - 1));
        xor ^= sizes[heap];
      }
      assertEquals(xor == 0, TABLE.worth(new Table(1, sizes)).isLost());
      Table all = new Table(sizes.length, sizes);
      assertEquals(List.of(Lowering.between(all, new long[sizes.length])), TABLE.keeping(all));
    }
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("moore-nim");
  }
}
