package initiative.byhand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Golden;
import initiative.games.nimbachet.NimBachetByHand;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a game needs for its tests is found by its name, and named if it is not there. */
final class HandGamesTests {
  /** The games without a small start, of which smaller versions are looked at. */
  private static final Set<String> TOO_LARGE = Set.of("program-lines");

  static Iterable<String> games() {
    return HandGames.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void everyGameThatEndsHasRulesByHand(String id) {
    HandRules<?> rules = HandGames.of(id);
    boolean none = TOO_LARGE.contains(id);
    assertEquals(none, rules.smallStarts().isEmpty(), id + " has no small starts");
    assertEquals(none, rules.tinyStarts().isEmpty(), id + " has no tiny starts");
  }

  @Test
  void rulesAreFoundByTheNameOfTheGame() {
    assertEquals(NimBachetByHand.class, HandGames.of("nim-bachet").getClass());
  }

  @Test
  void gamesThatMayGoOnForEverAreCheckedInOtherWays() {
    assertTrue(HandGames.ids().contains("cells"));
    assertFalse(HandGames.ids().contains("queen-endgame"));
  }

  @Test
  void missingRulesAreNamed() {
    AssertionError error = assertThrows(AssertionError.class, () -> HandGames.of("queen-endgame"));
    String expected = "write initiative.games.queenendgame.QueenEndgameByHand in src/test/java";
    assertTrue(error.getMessage().startsWith(expected), error.getMessage());
  }

  @Test
  void missingGoldenDataIsNamed() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> Golden.lines("take-134", Golden.MOVES));
    assertEquals("put golden-moves.txt into interactors/games/take-134", error.getMessage());
  }
}
