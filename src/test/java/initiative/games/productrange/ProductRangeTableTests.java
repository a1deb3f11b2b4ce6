package initiative.games.productrange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import initiative.family.GoldenStarts;
import initiative.game.Strategy;
import initiative.games.productrange.ProductRange.Reached;
import initiative.solve.Claims;
import initiative.solve.GameGraph;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
final class ProductRangeTableTests {
  private static final int LARGEST = 1000000;
  private static final ProductRange GAME = new ProductRange();

  private static boolean isLost(int least, int greatest) {
    Reached start = new Reached(1, 1, least, greatest);
    return GAME.solve(start).worth(start).isLost();
  }

  /** Every position of every start up to 130; nobody can get beyond 9 * 129. */
  @Test
  void tableAgreesWithTheRulesForAllSmallRanges() {
    for (int least = 2; least <= 130; least++) {
      for (int greatest = least; greatest < 9 * least; greatest += 1 + greatest / 40) {
        check(least, greatest);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1000000, 1000000",
    "999999, 1000000",
    "907200, 907200",
    "100000, 1000000",
    "111111, 1000000",
    "111112, 1000000",
    "500000, 750000",
    "1000, 1000",
    "324, 1000000",
  })
  void tableAgreesWithTheRulesForLargeRanges(int least, int greatest) {
    check(least, greatest);
  }

  private static void check(int least, int greatest) {
    Reached start = new Reached(1, 1, least, greatest);
    Strategy<Reached, Integer> table = GAME.solve(start);
    Strategy<Reached, Integer> general = new GeneralTable<>(GAME, start);
    GameGraph<Reached, Integer> graph = new GameGraph<>(GAME, start);
    for (int i = 0; i < graph.size(); i++) {
      Reached reached = graph.position(i);
      assertEquals(general.worth(reached), table.worth(reached), reached::toString);
      if (GAME.ending(reached) == null) {
        assertFalse(GAME.moves(reached).isEmpty(), reached::toString);
        Claims.check(table, reached);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1000, 398", "1000000, 5077"})
  void positionsBelowTheRangeAreAsManyAsTheProtocolSays(int least, int count) {
    GameGraph<Reached, Integer> graph = new GameGraph<>(GAME, new Reached(1, 1, least, least));
    int goingOn = 0;
    for (int i = 0; i < graph.size(); i++) {
      goingOn += GAME.ending(graph.position(i)) == null ? 1 : 0;
    }
    assertEquals(count, goingOn);
  }

  @Test
  void lostStartsUpTo120AreThoseOfTheProtocol() {
    for (int least = 2; least <= 120; least++) {
      for (int greatest = least; greatest <= 9 * 120; greatest++) {
        boolean lost =
            least >= 10 && least <= 18 && greatest >= 30
                || least >= 19 && least <= 35 && greatest >= 30 && greatest <= 35;
        assertEquals(lost, isLost(least, greatest), least + " " + greatest);
      }
    }
  }

  @Test
  void ifNobodyCanGoBeyondTheRangeOnlyTwoIntervalsAreLost() {
    for (int least = 2; 9 * (least - 1) <= LARGEST; least++) {
      boolean lost = least >= 10 && least <= 18 || least >= 271 && least <= 324;
      assertEquals(lost, isLost(least, LARGEST), least + " " + LARGEST);
    }
  }

  @Test
  void singleNumbersUpTo300AreLostFrom30To35Only() {
    List<Integer> lost = new ArrayList<>();
    for (int number = 2; number <= 300; number++) {
      if (isLost(number, number)) {
        lost.add(number);
      }
    }
    assertEquals(List.of(30, 31, 32, 33, 34, 35), lost);
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("product-range");
  }
}
