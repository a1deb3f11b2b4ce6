package initiative.player;

import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Phrase;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.Starts;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lost starts against opponents who do not know the way to win. */
@Tag("slow")
final class SeizeTests {

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void testOfTheSuiteThatAsksForTheInitiativeIsWon(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    for (Suite.Test test : SuiteReader.of(game, null).tests()) {
      if (test.pairing().mustSeize() && isPlayedToTheEnd(game)) {
        Seizing.check(game, test.pairing());
      } else if (test.pairing().mustSeize()) {
        assertAccepted(game, test.pairing());
      }
    }
  }

  /** Small and large, also where the suite asks for nothing. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void winThatAnOpponentGivesAwayIsBroughtHome(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    Starts starts = new Starts(game);
    for (String start : starts.usual(1)) {
      Worth worth = starts.worth(start);
      if (worth.isLost() && !worth.isSum()) {
        if (isPlayedToTheEnd(game)) {
          Seizing.checkOffers(game, new StartText(start).lines(), "random");
        } else {
          assertAccepted(game, new Pairing(id, "random", start, false, 1));
        }
      }
    }
  }

  /** If not, the game may be so long that only the referee can break it off. */
  private static boolean isPlayedToTheEnd(Definition<?, ?> game) {
    return !Phrase.ENOUGH.equals(game.breakOff()) && game.listsMoves();
  }

  private static void assertAccepted(Definition<?, ?> game, Pairing pairing) {
    MatchResult result = new Runner(game).runInside(pairing);
    assertTrue(result.isAccepted(), () -> pairing + ": " + result.sentence());
  }
}
