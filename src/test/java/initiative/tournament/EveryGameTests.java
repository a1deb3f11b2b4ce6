package initiative.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.match.Lineup;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A tournament can be held in every game: our own bot passes its gate, and its games are shown. */
@Tag("slow")
class EveryGameTests {
  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void ourOwnBotPassesTheGateAndHasAPage(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Plan plan = Plan.of(game, new Plan.Wishes(7, List.of(), List.of(), 1, null));
    Standing own = Boards.own(plan, "own");
    assertNull(own.reason());
    assertTrue(own.hasPassed() && own.kept().trials() > 0);
    assertEquals(plan.opponents().size(), own.reached().trials());
    Reference reference = Reference.of(plan, Lineup.OF_THE_GAME);
    assertEquals(reference.share(), own.reached());
    String page = BoardPage.of(new Board(plan, List.of(own)), game, reference, id, each -> "again");
    JsonNode board = Boards.data(page);
    assertEquals("1", board.get("bots").get(0).get("rank").asText());
    assertEquals(own.games().stream().filter(each -> !each.isReached()).count(), lost(board));
  }

  /** The games on the page, each of which has at least its start. */
  private static int lost(JsonNode board) {
    for (JsonNode each : board.get("games")) {
      assertTrue(each.get("steps").size() > 0);
    }
    return board.get("games").size();
  }
}
