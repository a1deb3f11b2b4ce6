package initiative.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.interactor.Turn;
import initiative.kinds.Kinds;
import initiative.kinds.Wind;
import initiative.match.Runner;
import initiative.suite.Starts;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class MomentTests {
  /** The program wins every start of these games. */
  private static final Set<String> NEVER_SEIZED =
      Set.of("queen-endgame", "program-lines", "coins-on-table", "hex");

  /** The games in which one either wins or loses, or draws: a sum can be gained and lost often. */
  private static List<String> games() {
    List<Definition<?, ?>> games = Kinds.andCatalogue();
    games.removeIf(game -> NEVER_SEIZED.contains(game.about().id) || isOfSums(game));
    return Kinds.ids(games);
  }

  private static boolean isOfSums(Definition<?, ?> game) {
    try {
      Starts starts = new Starts(game);
      return starts.worth(starts.usual(1).get(0)).isSum();
    } catch (BadInput e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theInitiativeIsSeizedOnceInEveryLostStartThatWasWonAndInNoOther(String id) {
    Definition<?, ?> game = Kinds.game(id);
    Runner runner = new Runner(game);
    long seized = 0;
    for (int seed = 0; seed < 6; seed++) {
      for (String start : new Starts(game).usual(seed)) {
        Pairing pairing = new Pairing(id, "random", start, false, seed);
        MatchResult result = runner.runInside(pairing);
        List<Moment> moments = Moment.of(result.turns());
        long count = moments.stream().filter(moment -> moment == Moment.SEIZED).count();
        // where a slip ends the game there is no move left with which to seize it
        boolean isSeized = result.isSeized() && !endsWithASlip(result.turns());
        assertEquals(isSeized ? 1 : 0, count, pairing.toString());
        seized += count;
      }
    }
    assertTrue(seized > 0);
  }

  private static boolean endsWithASlip(List<Turn<?, ?>> turns) {
    Turn<?, ?> last = turns.get(turns.size() - 1);
    return !last.isByPlayer() && last.isSlip();
  }

  /** The draw of the judge is neither the slip nor the answer to it. */
  @Test
  void theInitiativeCanBeSeizedAfterADrawOfTheJudge() {
    Wind wind = new Wind();
    int seizedAfterDraw = 0;
    for (int seed = 0; seed < 40; seed++) {
      for (String start : new Starts(wind).usual(seed)) {
        Pairing pairing = new Pairing("wind", "random", start, false, seed);
        List<Turn<?, ?>> turns = new Runner(wind).runInside(pairing).turns();
        List<Moment> moments = Moment.of(turns);
        for (int i = 0; i < moments.size(); i++) {
          Turn.By by = turns.get(i).by;
          assertTrue(by != Turn.By.CHANCE || moments.get(i) == Moment.NONE);
          if (moments.get(i) == Moment.SEIZED) {
            assertEquals(Turn.By.PLAYER, by);
            seizedAfterDraw += turns.get(i - 1).by == Turn.By.CHANCE ? 1 : 0;
          }
        }
      }
    }
    assertTrue(seizedAfterDraw > 0);
  }

  @Test
  void theTranscriptShowsPositionWorthAndTheMoment() {
    Pairing pairing = new Pairing("bachet", "first", "5", false, 1);
    MatchResult result = new Runner().runInside(pairing);
    String text = new TranscriptText(TranscriptText.PLAIN).of(result);
    assertEquals(
        """
        judge   5
        player  1           in 5, won
        judge   1           in 4, lost
        player  3           in 3, won
        player  I won!
        """,
        text.replaceAll("(?m)^ *[0-9.]+ ms  ", ""));
  }

  @Test
  void theTranscriptMarksASlipAndTheSeizure() {
    Pairing pairing = new Pairing("nim", "first", "2/3 3", false, 4);
    MatchResult result = new Runner().runInside(pairing);
    assertTrue(result.isSeized(), result.sentence());
    String text = new TranscriptText(TranscriptText.PLAIN).of(result);
    assertTrue(text.contains("<-- slip, now lost"), text);
    assertTrue(text.contains("*** the initiative is seized"), text);
  }

  @Test
  void unprintableLinesAreEscaped() {
    List<Event> events =
        List.of(new Event(1_500_000, Event.Kind.PLAYER, "\u001b[2J\u0007 1 ", null));
    Pairing pairing = new Pairing("bachet", "first", "5", false, 1);
    MatchResult result =
        new MatchResult(
            pairing, Ending.CRASHED, null, new Saying("reason", ""), events, null, null, null);
    assertEquals(
        "     1.500 ms  player  \"\\x1b[2J\\x07 1 \"\n",
        new TranscriptText(TranscriptText.PLAIN).of(result));
  }
}
