package initiative.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Saying;
import initiative.game.Worth;
import initiative.interactor.Ruling;
import initiative.interactor.Verdict;
import initiative.interactor.Verdicts;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StandingsTests {
  private final Standings standings = new Standings();

  private void add(String opponent, Worth start, Ending ending, Worth result) {
    Pairing pairing = new Pairing("bachet", opponent, "5", false, 1);
    standings.add(
        new MatchResult(
            pairing,
            ending,
            null,
            new Saying("reason", ""),
            List.of(),
            start,
            result,
            Duration.ofMillis(1)));
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
    assertEquals(0, standings.rejected());
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
  void whoeverPlaysBadlyLosesAndWhoeverBreaksTheRulesIsAtFault() {
    Set<Ruling> bad =
        EnumSet.of(
            Ruling.WON_START_LOST,
            Ruling.CHANCE_MISSED,
            Ruling.DRAW_LOST,
            Ruling.BELOW_GUARANTEE,
            Ruling.GAVE_AWAY,
            Ruling.WRONG_SIDE,
            Ruling.TOO_SLOW,
            Ruling.NOT_SEIZED);
    for (Ruling ruling : EnumSet.complementOf(EnumSet.of(Ruling.ACCEPTED))) {
      for (Worth worth : new Worth[] {Worth.WON, Worth.LOST, Worth.DRAWN, null}) {
        Standings each = new Standings();
        each.add(ruledAgainst(ruling, worth));
        Standings.Row row = each.rows().get(0);
        boolean isDrawn = worth == Worth.DRAWN;
        assertEquals(0, row.won(), ruling.name());
        assertEquals(bad.contains(ruling) && !isDrawn ? 1 : 0, row.lost(), ruling.name());
        assertEquals(bad.contains(ruling) && isDrawn ? 1 : 0, row.drawn(), ruling.name());
        assertEquals(bad.contains(ruling) ? 0 : 1, row.faults(), ruling.name());
        assertEquals(1, each.rejected());
      }
    }
  }

  private static MatchResult ruledAgainst(Ruling ruling, Worth result) {
    Pairing pairing = new Pairing("bachet", "random", "5", false, 1);
    Verdict verdict = Verdicts.of(ruling);
    return new MatchResult(
        pairing,
        Ending.WRONG_ANSWER,
        verdict,
        new Saying("reason", ""),
        List.of(),
        Worth.WON,
        result,
        Duration.ofMillis(1));
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
