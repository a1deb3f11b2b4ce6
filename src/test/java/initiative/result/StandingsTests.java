package initiative.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Worth;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class StandingsTests {
  private final Standings standings = new Standings();

  private void add(String opponent, Worth start, Ending ending, Worth result) {
    Pairing pairing = new Pairing("bachet", opponent, "5", false, 1);
    standings.add(
        new MatchResult(pairing, ending, null, "", List.of(), start, result, Duration.ofMillis(1)));
  }

  @Test
  void everyOpponentHasARowForEachKindOfStart() {
    add("ideal", Worth.WON, Ending.ACCEPTED, Worth.WON);
    add("ideal", Worth.LOST, Ending.ACCEPTED, Worth.LOST);
    add("random", Worth.DRAWN, Ending.ACCEPTED, Worth.DRAWN);
    add("ideal", Worth.WON, Ending.ACCEPTED, Worth.WON);
    List<Standings.Row> rows = standings.rows();
    assertEquals(3, rows.size());
    assertEquals(
        List.of("ideal", "ideal", "random"), rows.stream().map(r -> r.opponent()).toList());
    assertEquals(List.of("won", "lost", "drawn"), rows.stream().map(r -> r.kind()).toList());
    assertEquals(List.of(2, 1, 1), rows.stream().map(r -> r.games()).toList());
    assertEquals(4, standings.games());
    assertEquals(0, standings.faults());
  }

  @Test
  void aGameIsWonLostDrawnOrAFault() {
    add("random", Worth.LOST, Ending.ACCEPTED, Worth.WON);
    add("random", Worth.LOST, Ending.ACCEPTED, Worth.WON);
    add("random", Worth.LOST, Ending.ACCEPTED, Worth.LOST);
    add("random", Worth.LOST, Ending.ACCEPTED, Worth.DRAWN);
    add("random", Worth.LOST, Ending.WRONG_ANSWER, Worth.WON);
    add("random", Worth.LOST, Ending.TIMED_OUT, null);
    Standings.Row row = standings.rows().get(0);
    assertEquals(2, row.won());
    assertEquals(1, row.lost());
    assertEquals(1, row.drawn());
    assertEquals(2, row.faults());
    assertEquals(new Share(2, 6), row.seized());
    assertTrue(row.canBeSeized());
  }

  @Test
  void nothingIsSeizedFromTheIdealOpponent() {
    add("ideal", Worth.LOST, Ending.ACCEPTED, Worth.LOST);
    assertFalse(standings.rows().get(0).canBeSeized());
  }

  @Test
  void whatOneHasCannotBeSeized() {
    add("random", Worth.difference(3), Ending.ACCEPTED, Worth.difference(5));
    assertFalse(standings.rows().get(0).canBeSeized());
    assertEquals(0, standings.rows().get(0).seized().hits());
  }
}
