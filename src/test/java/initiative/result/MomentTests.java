package initiative.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.match.Runner;
import initiative.suite.Starts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MomentTests {

  @ParameterizedTest
  @ValueSource(strings = {"bachet", "fibonacci-nim", "nim", "nim-bachet", "cells", "minefield"})
  void theInitiativeIsSeizedOnceInEveryLostStartThatWasWonAndInNoOther(String game) {
    Runner runner = new Runner();
    long seized = 0;
    for (int seed = 0; seed < 6; seed++) {
      for (String start : Starts.defaults(game, seed)) {
        Pairing pairing = new Pairing(game, "random", start, false, seed);
        MatchResult result = runner.runInside(pairing);
        List<Moment> moments = Moment.of(result.turns());
        long count = moments.stream().filter(moment -> moment == Moment.SEIZED).count();
        assertEquals(result.isSeized() ? 1 : 0, count, pairing.toString());
        seized += count;
      }
    }
    assertTrue(seized > 0);
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
        new MatchResult(pairing, Ending.CRASHED, null, "", events, null, null, null);
    assertEquals(
        "     1.500 ms  player  \"\\x1b[2J\\x07 1 \"\n",
        new TranscriptText(TranscriptText.PLAIN).of(result));
  }
}
