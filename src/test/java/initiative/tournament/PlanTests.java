package initiative.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Opponents;
import initiative.suite.Starts;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PlanTests {
  private static final Definition<?, ?> BACHET = Catalogue.game("bachet");

  private static Plan.Wishes usual(long seed) {
    return new Plan.Wishes(seed, List.of(), List.of(), 0, null);
  }

  @Test
  void theSameSeedMakesTheSameGames() throws BadInput {
    assertEquals(Plan.of(BACHET, usual(5)).games(), Plan.of(BACHET, usual(5)).games());
    assertEquals(Plan.of(BACHET, usual(5)).hash(), Plan.of(BACHET, usual(5)).hash());
    assertNotEquals(Plan.of(BACHET, usual(5)).hash(), Plan.of(BACHET, usual(6)).hash());
  }

  @Test
  void wonStartsAreKeptAndLostOnesSeized() throws BadInput {
    Plan plan = Plan.of(BACHET, usual(5));
    Starts starts = new Starts(BACHET);
    Set<Long> seeds = new HashSet<>();
    for (Plan.Game game : plan.games()) {
      boolean isWon = starts.worth(game.pairing().start()).isWon();
      assertEquals(game.isGate() && game.counts(), isWon, game.toString());
      assertTrue(game.isGate() || Opponents.canErr(game.pairing().opponent()), game.toString());
      assertTrue(seeds.add(game.pairing().seed()), game.toString());
      assertFalse(game.pairing().mustSeize());
    }
    assertEquals(plan.counted(false) % plan.opponents().size(), 0);
  }

  /** Every opponent meets a bot from the same starts. */
  @Test
  void theStartsAreCommon() throws BadInput {
    Plan plan = Plan.of(BACHET, usual(5));
    Map<String, Map<String, Integer>> starts = new TreeMap<>();
    for (Plan.Game game : plan.games()) {
      if (!game.isGate()) {
        starts
            .computeIfAbsent(game.pairing().opponent(), name -> new TreeMap<>())
            .merge(game.pairing().start(), 1, Integer::sum);
      }
    }
    assertEquals(new HashSet<>(plan.opponents()), starts.keySet());
    assertEquals(1, new HashSet<>(starts.values()).size());
  }

  @Test
  void wishesAreMet() throws BadInput {
    Plan plan =
        Plan.of(BACHET, new Plan.Wishes(1, List.of("one", "two"), List.of("5", "8"), 3, "secret"));
    assertEquals(List.of("one", "two", "secret"), plan.opponents());
    assertEquals(9, plan.counted(false));
    for (Plan.Game game : plan.games()) {
      assertEquals(game.isGate() && game.counts() ? "5" : "8", game.pairing().start());
    }
  }

  @Test
  void anOpponentThatNeverErrsOrIsUnknownIsRefused() {
    for (String name : List.of("ideal", "nobody", "blunder:0")) {
      Plan.Wishes wishes = new Plan.Wishes(1, List.of(name), List.of(), 0, null);
      assertThrows(BadInput.class, () -> Plan.of(BACHET, wishes), name);
    }
  }

  /** What is counted fits the kind of a game. */
  @Test
  void everyKindOfGameHasItsAim() throws BadInput {
    Map<String, Aim> aims =
        Map.of(
            "nim", Aim.SEIZE,
            "minefield-draw", Aim.SEIZE,
            "max-sum", Aim.MORE,
            "hex", Aim.WIN,
            "queen-endgame", Aim.KEEP,
            "plus-minus", Aim.KEEP,
            "coins-on-table", Aim.KEEP);
    for (Map.Entry<String, Aim> game : aims.entrySet()) {
      Plan plan = Plan.of(Catalogue.game(game.getKey()), usual(1));
      assertEquals(game.getValue(), plan.aim(), game.getKey());
      assertTrue(plan.counted(true) > 0 && plan.counted(false) > 0, game.getKey());
    }
  }
}
