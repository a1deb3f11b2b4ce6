package initiative.games.programlines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.Claims;
import initiative.solve.GameGraph;
import initiative.solve.GeneralTable;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LastLineTests {
  private static final ProgramLines GAME = new ProgramLines();
  private static final Strategy<Listing, Entry> TABLE = GAME.solve(Listing.empty(10));

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void strategyAgreesWithTheRulesForShortPrograms(int lines) {
    ProgramLines game = new ProgramLines(lines);
    Listing start = Listing.empty(lines);
    Strategy<Listing, Entry> general = new GeneralTable<>(game, start);
    Strategy<Listing, Entry> table = game.solve(start);
    GameGraph<Listing, Entry> graph = new GameGraph<>(game, start);
    for (int i = 0; i < graph.size(); i++) {
      Listing listing = graph.position(i);
      assertEquals(general.worth(listing), table.worth(listing), listing::toString);
      if (game.ending(listing) == null && table.worth(listing).isLost()) {
        Claims.check(table, listing);
      }
      assertEquals(general.keeping(listing), table.keeping(listing), listing::toString);
    }
  }

  /** A state of A and B after an operator, all by programs of one line. */
  private static int after(int operator, int state) {
    int a = state >> 1;
    int b = state & 1;
    switch (operator) {
      case 1:
        return state ^ 2;
      case 2:
        return b == 1 ? state ^ 2 : state;
      case 3:
        return b == 0 ? state ^ 2 : state;
      case 4:
        return state ^ 1;
      case 5:
        return a == 1 ? state ^ 1 : state;
      default:
        return a == 0 ? state ^ 1 : state;
    }
  }

  /**
   * The proof for any number of lines. What follows the last free line asks for one of some states
   * before it; those sets are found from the one at the end, operator by operator. Whatever state
   * the lines before it lead to, an operator leads into the set.
   */
  @Test
  void theLastLineDecidesWhateverStandsBeforeAndBehindIt() {
    Set<Set<Integer>> wanted = new HashSet<>();
    collect(Set.of(0, 3), wanted);
    assertEquals(6, wanted.size());
    for (Set<Integer> states : wanted) {
      assertEquals(2, states.size());
      for (int state = 0; state < 4; state++) {
        int before = state;
        long right =
            List.of(1, 2, 3, 4, 5, 6).stream()
                .filter(operator -> states.contains(after(operator, before)))
                .count();
        assertTrue(right >= 2 && right <= 4, states + " from " + before);
      }
    }
  }

  private static void collect(Set<Integer> states, Set<Set<Integer>> found) {
    if (found.add(states)) {
      for (int operator = 1; operator <= 6; operator++) {
        Set<Integer> before = new HashSet<>();
        for (int state = 0; state < 4; state++) {
          if (states.contains(after(operator, state))) {
            before.add(state);
          }
        }
        collect(before, found);
      }
    }
  }

  /** Programs of one line, from every state. */
  @Test
  void operatorsDoWhatTheProtocolSays() {
    for (int state = 0; state < 4; state++) {
      for (int operator = 1; operator <= 6; operator++) {
        int reached = after(operator, state);
        Listing listing =
            Listing.empty(1).withValue(state >> 1).withValue(state & 1).withOperator(1, operator);
        assertEquals(reached == 0 || reached == 3, listing.endsEqual(), listing::toString);
      }
    }
  }

  @Test
  void tenLinesAreWonByTheSecondPlayerHoweverTheyAreWritten() {
    Random random = new Random(1);
    for (int play = 0; play < 20000; play++) {
      Listing listing = Listing.empty(10);
      for (int turn = 0; turn < 12; turn++) {
        assertEquals(turn % 2 == 1 ? Worth.WON : Worth.LOST, TABLE.worth(listing));
        List<Entry> moves = turn == 11 ? TABLE.best(listing) : GAME.moves(listing);
        assertEquals(turn == 11, !TABLE.best(listing).isEmpty(), listing::toString);
        listing = GAME.after(listing, moves.get(random.nextInt(moves.size())));
      }
      assertTrue(listing.endsEqual(), listing::toString);
      assertEquals(Worth.LOST, GAME.ending(listing));
      assertEquals("I won!", GAME.closing(listing, false));
    }
  }

  @Test
  void theLastLineIsWrittenWithAllRightOperatorsAndNoOthers() {
    Random random = new Random(2);
    for (int play = 0; play < 5000; play++) {
      Listing listing = Listing.empty(10).withValue(play & 1).withValue(play >> 1 & 1);
      int free = 1 + random.nextInt(10);
      for (int line = 1; line <= 10; line++) {
        listing = line == free ? listing : listing.withOperator(line, 1 + random.nextInt(6));
      }
      for (Entry entry : GAME.moves(listing)) {
        boolean right = GAME.after(listing, entry).endsEqual();
        assertEquals(right, TABLE.best(listing).contains(entry), listing::toString);
      }
    }
  }

  @Test
  void programIsSeenAsPeopleWriteIt() {
    Listing listing = Listing.empty(10).withValue(1).withValue(0).withOperator(10, 6);
    assertEquals("A=1 B=0, 10:6, 9 lines free", listing.toString());
    assertEquals("A=? B=?, 10 lines free", Listing.empty(10).toString());
    List<String> picture = GAME.picture(listing).lines().toList();
    assertEquals("    A := 1", picture.get(0));
    assertEquals(" 9: -", picture.get(10));
    assertEquals("10: if A=0 then B := 1-B", picture.get(11));
    assertFalse(GAME.offersChoiceOfSide());
  }
}
