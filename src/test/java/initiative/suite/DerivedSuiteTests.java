package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Opponents;
import initiative.kinds.Kinds;
import initiative.match.Runner;
import initiative.result.MatchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The suites of games that bring none. */
@Tag("slow")
class DerivedSuiteTests {
  private static List<String> kinds() {
    return Kinds.ids(Kinds.all());
  }

  /** Also of games that have a better one. */
  private static List<String> games() {
    return Kinds.ids(Kinds.andCatalogue());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aGameWithoutASuiteGetsOneOfAHundredPoints(String id) throws BadInput {
    Definition<?, ?> game = Kinds.game(id);
    assertTrue(GameFiles.text(id, GameFiles.SUITE).isEmpty());
    Suite suite = SuiteReader.of(game, null);
    assertEquals(100, suite.points());
    assertEquals(suite, SuiteReader.of(game, 1L));
    assertNotEquals(suite, SuiteReader.of(game, 2L));
    for (Suite.Group group : suite.groups()) {
      assertFalse(group.tests().isEmpty());
      assertTrue(group.ukrainian().matches("\\p{IsCyrillic}.*"), group.ukrainian());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourBotGetsAHundredOfAHundredInADerivedSuite(String id) throws BadInput {
    Definition<?, ?> game = Kinds.game(id);
    Suite suite = DerivedSuite.of(game, 5);
    checkFull(game, suite);
    if (game.offersChoiceOfSide()) {
      checkFull(game, suite.withChoiceOfSide());
    }
  }

  private static void checkFull(Definition<?, ?> game, Suite suite) {
    Runner runner = new Runner(game);
    List<MatchResult> results = new ArrayList<>();
    for (Suite.Test test : suite.tests()) {
      MatchResult result = runner.runInside(test.pairing());
      assertTrue(result.isAccepted(), test + ": " + result.sentence());
      results.add(result);
    }
    ReportCard card = new ReportCard(suite, results);
    assertEquals(100, card.points(), 1e-9);
    assertTrue(card.isFull());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOpponentIsMetInADerivedSuiteAndNothingHasToBeSeized(String id) throws BadInput {
    Definition<?, ?> game = Kinds.game(id);
    Suite suite = DerivedSuite.of(game, 1);
    Set<String> met =
        suite.tests().stream().map(test -> test.pairing().opponent()).collect(Collectors.toSet());
    for (String name : game.opponents().names()) {
      assertTrue(name.endsWith(":P") || met.contains(name), name);
    }
    for (Suite.Test test : suite.tests()) {
      assertFalse(test.pairing().mustSeize());
      assertTrue(
          !Opponents.canErr(test.pairing().opponent())
              || new Starts(game).worth(test.pairing().start()).isWon());
    }
    for (int number = 1; number <= suite.tests().size(); number++) {
      assertEquals(number, suite.tests().get(number - 1).number());
    }
  }
}
