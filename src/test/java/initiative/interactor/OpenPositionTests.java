package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.kinds.Unsolved;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Moment;
import initiative.result.Pairing;
import initiative.result.Standings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of a game whose worth nobody knows: nothing is promised, and nobody is blamed. */
class OpenPositionTests {
  private final Unsolved game = new Unsolved();

  private Referee<Integer, Integer> referee(int start, String opponent, boolean mustSeize) {
    Strategy<Integer, Integer> strategy = game.solve(start);
    Opponent<Integer, Integer> other = game.opponents().named(opponent, strategy, new Chance(1));
    return new Referee<>(strategy, other, start, false, mustSeize);
  }

  /** Gives the verdict on some lines of the player. */
  private static Verdict after(Referee<?, ?> referee, String... lines) {
    for (String line : lines) {
      referee.accept(line);
    }
    return referee.verdict();
  }

  /** From 11 the move 3 would have won, as is known to whoever has solved the game. */
  @Test
  void theLossOfAnOpenStartIsNobodysFault() {
    Verdict verdict = after(referee(11, "ideal", false), "1", "3", "1", "You won...");
    assertEquals("accepted: the player lost after 6 half-moves", verdict.toString());
  }

  @Test
  void whatIsKnownLaterOnHasToBeKept() {
    Referee<Integer, Integer> referee = referee(10, "first", false);
    Verdict verdict = after(referee, "2", "1", "2", "1");
    assertEquals(Ruling.CHANCE_MISSED, verdict.ruling, verdict.toString());
  }

  @Test
  void anOpponentWhoHasToBeBeatenIsBeatenOrNot() {
    Verdict lost = after(referee(11, "ideal", true), "1", "3", "1");
    assertEquals(
        "did not seize the initiative, line 3: nobody knows what the start is worth, but this"
            + " opponent has to be beaten",
        lost.toString());
    Verdict won = after(referee(10, "first", true), "2", "3", "3", "I won!");
    assertTrue(won.isAccepted(), won.toString());
    assertEquals("the player won after 5 half-moves", won.reason.toString());
  }

  @Test
  void noMoveInAnOpenPositionIsASlip() {
    Referee<Integer, Integer> referee = referee(12, "last", false);
    after(referee, "1");
    assertEquals(List.of(Worth.OPEN, Worth.OPEN), worths(referee));
    assertFalse(referee.turns().stream().anyMatch(Turn::isSlip));
  }

  private static List<Worth> worths(Referee<?, ?> referee) {
    return referee.turns().stream().map(turn -> turn.worth).toList();
  }

  @Test
  void theBotMakesTheMoveThatItsStrategyWouldMake() {
    Strategy<Integer, Integer> strategy = game.solve(50);
    Chance chance = new Chance(1);
    for (int sticks = 50; sticks > 8; sticks--) {
      assertEquals(2, strategy.choose(sticks, chance));
    }
    assertTrue(strategy.wantsToBegin(50));
  }

  @Test
  void aWinFromAnOpenStartIsNoSeizure() {
    Standings standings = new Standings();
    for (int seed = 0; seed < 20; seed++) {
      Pairing pairing = new Pairing("unsolved", "random", "40", false, seed);
      MatchResult result = new Runner(game).runInside(pairing);
      assertTrue(result.isAccepted(), result.sentence());
      assertFalse(result.isSeized());
      standings.add(result);
      assertFalse(Moment.of(result.turns().subList(0, 4)).contains(Moment.SLIP));
    }
    Standings.Row row = standings.rows().get(0);
    assertEquals("open", row.kind());
    assertFalse(row.canBeSeized());
    assertTrue(row.won() > 10);
  }
}
