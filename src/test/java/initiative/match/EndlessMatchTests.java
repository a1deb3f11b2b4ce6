package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.Opponents;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.Starts;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games of our bot in the games that may go on for ever, before the referee. */
@Tag("slow")
final class EndlessMatchTests {
  private static List<String> games() {
    return Catalogue.all().stream()
        .filter(game -> game.mayGoOnForEver())
        .map(game -> game.about().id)
        .toList();
  }

  private static List<String> opponents(String game) {
    List<String> names = new ArrayList<>(Catalogue.game(game).opponents().names());
    names.replaceAll(Opponents::example);
    return names;
  }

  private static MatchResult play(String game, String opponent, String start, long seed) {
    MatchResult result = new Runner().runInside(new Pairing(game, opponent, start, false, seed));
    assertEquals(Ending.ACCEPTED, result.ending(), start + ": " + result.sentence());
    return result;
  }

  @ParameterizedTest
  @CsvSource({
    "bachet-cycles, sticks 1..25 specials 0..8 up 0..60, 40",
    "bachet-cycles, sticks 100..600 specials 0..50 up 0..5, 10",
    "queen-endgame, moves 1..10, 30",
  })
  void everyOpponentIsMetAsTheStartPromises(String game, String starts, int times) throws BadInput {
    Chance chance = new Chance(1);
    for (int time = 0; time < times; time++) {
      String start = new Starts(Catalogue.game(game)).random(starts, chance);
      for (String opponent : opponents(game)) {
        play(game, opponent, start, time);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOpponentIsMetAsAUsualStartPromises(String game) {
    for (int seed = 0; seed < 2; seed++) {
      for (String start : new Starts(Catalogue.game(game)).usual(seed)) {
        for (String opponent : opponents(game)) {
          play(game, opponent, start, seed);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "takes", "first", "blunder:0.2"})
  void drawnStartIsWonAgainstWhoErrs(String opponent) {
    for (int seed = 0; seed < 20; seed++) {
      MatchResult result = play("bachet-cycles", opponent, "1/8 8/12", seed);
      assertTrue(result.result().isWon(), result.sentence());
    }
  }

  @Test
  void drawnStartIsDrawnAgainstTheIdealOpponent() {
    MatchResult result = play("bachet-cycles", "ideal", "1/8 8/12", 1);
    assertTrue(result.result().isDrawn(), result.sentence());
  }

  @Test
  void startsAreDrawnByTheNumberOfMovesToMate() throws BadInput {
    for (int moves = 1; moves <= 10; moves++) {
      String start =
          new Starts(Catalogue.game("queen-endgame")).random("moves " + moves, new Chance(moves));
      MatchResult result = play("queen-endgame", "ideal", start, moves);
      assertEquals(2 * moves - 1, result.turns().size());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourBotGetsAllPointsOfTheSuite(String game) throws BadInput {
    Runner runner = new Runner();
    for (Suite.Test test : SuiteReader.of(Catalogue.game(game), null).tests()) {
      MatchResult result = runner.runInside(test.pairing());
      assertEquals(Ending.ACCEPTED, result.ending(), test + ": " + result.sentence());
    }
  }
}
