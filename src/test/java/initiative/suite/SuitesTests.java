package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.game.BadInput;
import initiative.match.Runner;
import initiative.process.Limits;
import initiative.process.OwnBot;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The suites that come with the games. */
@Tag("slow")
class SuitesTests {
  private static final double NEVER = 1e-6;

  /** The games that have no suite of their own, but one that is derived from their starts. */
  private static final Set<String> WITHOUT_A_FILE = Set.of();

  private static List<String> games() {
    return Catalogue.ids();
  }

  /** The games without circles, in which nobody can put off the end. */
  private static List<String> gamesThatEnd() {
    List<String> games = new ArrayList<>(games());
    games.removeIf(game -> Catalogue.game(game).mayGoOnForEver());
    return games;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasASuiteOfAHundredPoints(String game) throws BadInput {
    Suite suite = SuiteReader.of(Catalogue.game(game), null);
    assertEquals(100, suite.points());
    assertNotEquals(
        WITHOUT_A_FILE.contains(game), GameFiles.text(game, GameFiles.SUITE).isPresent());
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourBotGetsAllPointsWithWhateverLuck(String game) throws BadInput {
    Runner runner = new Runner();
    for (Long seed : new Long[] {null, 5L}) {
      Suite suite = SuiteReader.of(Catalogue.game(game), seed);
      List<MatchResult> results = new ArrayList<>();
      for (Suite.Test test : suite.tests()) {
        MatchResult result = runner.runInside(test.pairing());
        assertTrue(result.isAccepted(), test + ": " + result.sentence());
        results.add(result);
      }
      assertEquals(100, new ReportCard(suite, results).points(), 1e-9);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourBotPassesTheFirstTestOfEveryGroupAsAProcess(String game) throws BadInput {
    Limits limits = Limits.of(Duration.ofSeconds(20), Duration.ofSeconds(20), 256);
    for (Suite.Group group : SuiteReader.of(Catalogue.game(game), null).groups()) {
      Pairing pairing = group.tests().get(0).pairing();
      MatchResult result = new Runner().run(pairing, OwnBot.command(game, null), limits);
      assertTrue(result.isAccepted(), group.title() + ": " + result.sentence());
    }
  }

  /**
   * Nobody should lose points to bad luck where the initiative has to be seized. Where it is not
   * known what a start is worth, somebody has to have shown that the opponent is beaten.
   */
  @ParameterizedTest
  @MethodSource("gamesThatEnd")
  void randomMovesSeizeTheInitiativeWhereverThatIsAskedFor(String game) throws BadInput {
    Starts starts = new Starts(Catalogue.game(game));
    for (Suite.Test test : SuiteReader.of(Catalogue.game(game), null).tests()) {
      if (test.pairing().mustSeize() && !starts.worth(test.pairing().start()).isOpen()) {
        double odds =
            new SeizeOdds<>(Catalogue.game(game).opponents(), test.pairing()).ofFailure(NEVER);
        assertTrue(odds < NEVER, test + ": " + odds);
      }
    }
  }
}
