package initiative.games.pokernim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.game.Chance;
import initiative.games.pokernim.PokerNim.Change;
import initiative.games.pokernim.PokerNim.Table;
import initiative.solve.Claims;
import initiative.solve.GeneralTable;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PokerNimTableTests {
  private static final long LARGEST = 1000000000000000000L;
  private static final PokerNim GAME = new PokerNim();
  private static final PokerNimTable TABLE = new PokerNimTable(GAME);

  private interface Check {
    void of(Table table);
  }

  private static void forAll(int heaps, int largest, int reserve, Check check) {
    forAll(new long[heaps], 0, largest, reserve, check);
  }

  private static void forAll(long[] sizes, int heap, int largest, int reserve, Check check) {
    if (heap < sizes.length) {
      for (sizes[heap] = 0; sizes[heap] <= largest; sizes[heap]++) {
        forAll(sizes, heap + 1, largest, reserve, check);
      }
      return;
    }
    for (int mine = 0; mine <= reserve; mine++) {
      for (int theirs = 0; theirs <= reserve; theirs++) {
        check.of(new Table(sizes.clone(), mine, theirs));
      }
    }
  }

  @Test
  void worthIsThatOfTheGeneralTable() {
    Check compare =
        table -> {
          if (GAME.ending(table) == null) {
            GeneralTable<Table, Change> general = new GeneralTable<>(GAME, table);
            assertEquals(general.worth(table).sign(), TABLE.worth(table).sign(), table::toString);
          }
        };
    forAll(1, 5, 3, compare);
    forAll(2, 3, 2, compare);
    forAll(3, 2, 1, compare);
  }

  @Test
  void claimsHoldForAllSmallHeapsAndReserves() {
    forAll(1, 12, 6, table -> Claims.check(TABLE, table));
    forAll(2, 7, 5, table -> Claims.check(TABLE, table));
    forAll(3, 4, 3, table -> Claims.check(TABLE, table));
    forAll(4, 2, 2, table -> Claims.check(TABLE, table));
  }

  /** At the limits: what is called best leads to a lost position, and no other move does. */
  @Test
  void claimsHoldForHugeHeaps() {
    Random random = new Random(1);
    Chance chance = new Chance(1);
    int additions = 0;
    for (int i = 0; i < 4000; i++) {
      long[] sizes = new long[1 + random.nextInt(12)];
      for (int heap = 0; heap < sizes.length; heap++) {
        long below = (long) (random.nextDouble() * Math.pow(10, random.nextInt(19)));
        sizes[heap] = random.nextBoolean() ? below + 1 : LARGEST - below;
      }
      if (i % 2 == 0) {
        sizes[0] = 0;
        for (int heap = 1; heap < sizes.length; heap++) {
          sizes[0] ^= sizes[heap];
        }
        sizes[0] += random.nextInt(100);
      }
      Table table = new Table(sizes, random.nextInt(1001), random.nextInt(1001));
      additions += GAME.ending(table) == null ? checkHuge(table, chance) : 0;
    }
    assertTrue(additions > 100);
  }

  private static int checkHuge(Table table, Chance chance) {
    int additions = 0;
    List<Change> best = TABLE.best(table);
    assertEquals(TABLE.worth(table).isWon(), !best.isEmpty(), table::toString);
    for (Change change : best) {
      assertTrue(GAME.isLegal(table, change), () -> change + " in " + table);
      assertTrue(TABLE.worth(GAME.after(table, change)).isLost(), () -> change + " in " + table);
      additions += change.more() > 0 ? 1 : 0;
    }
    Table lost = best.isEmpty() ? table : GAME.after(table, best.get(0));
    for (int i = 0; i < 30 && GAME.ending(lost) == null; i++) {
      Change change = GAME.anyMove(lost, chance);
      assertTrue(GAME.isLegal(lost, change), () -> change + " in " + lost);
      assertTrue(TABLE.worth(GAME.after(lost, change)).isWon(), () -> change + " in " + lost);
    }
    return additions;
  }

  @Test
  void reservesBelongToTheSidesAndOnlyShrink() {
    Table start = new Table(new long[] {3, 5}, 7, 2);
    Table added = GAME.after(start, new Change(1, 4));
    assertEquals(new Table(new long[] {7, 5}, 2, 3), added);
    assertFalse(GAME.isLegal(added, new Change(2, 3)));
    assertEquals(new Table(new long[] {0, 5}, 3, 2), GAME.after(added, new Change(1, -7)));
  }

  @Test
  void signIsPartOfAMove() {
    assertEquals(new Change(1, 2), GAME.parseMove(" 1\t+2 "));
    assertEquals(new Change(1, -2), GAME.parseMove("1 -2"));
    for (String line :
        List.of("1 2", "1 + 2", "1 --2", "1 +-2", "1 -+2", "1 +", "+1 +1", "1", "1 +1 1", "1 +x")) {
      assertNull(GAME.parseMove(line), line);
    }
    assertTrue(GAME.spells("1 +2", new Change(1, 2)));
    assertFalse(GAME.spells("1 +02", new Change(1, 2)));
    assertFalse(GAME.spells("1  +2", new Change(1, 2)));
  }

  @Test
  void randomMovesReachAllMovesOfASmallPosition() {
    Table table = new Table(new long[] {2, 0, 3}, 2, 0);
    Chance chance = new Chance(1);
    Set<Change> drawn = new HashSet<>();
    for (int i = 0; i < 3000; i++) {
      drawn.add(GAME.anyMove(table, chance));
    }
    assertEquals(new HashSet<>(GAME.moves(table)), drawn);
  }

  @Test
  void movesOfHugeHeapsAreToldInWordsOnly() {
    Table table = new Table(new long[] {LARGEST, 1}, 7, 0);
    assertThrows(UnsupportedOperationException.class, () -> GAME.moves(table));
    assertEquals(
        "a heap with a minus and what it has or less, or with a plus and 7 or less",
        GAME.legalMoves(table));
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("poker-nim");
  }
}
