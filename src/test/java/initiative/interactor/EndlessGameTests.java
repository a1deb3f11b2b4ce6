package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Worth;
import org.junit.jupiter.api.Test;

/** What a referee does with games that may go on for ever, and with draws. */
final class EndlessGameTests {
  /** With 8 sticks both sides pass; a take loses. */
  private static final String PASSES = "1/8 8/8";

  private static Referee<?, ?> referee(String game, String opponent, String start) throws BadInput {
    return referee(Interactors.of(game), opponent, start);
  }

  private static <P, M> Referee<P, M> referee(Opponents<P, M> opponents, String name, String text)
      throws BadInput {
    P start = StartText.read(opponents.strategy().game(), text);
    opponents.strategy().prepare(start);
    return new Referee<>(opponents.strategy(), opponents.named(name, new Chance(1)), start, false);
  }

  private static void assertRuling(Ruling ruling, String reason, Referee<?, ?> referee) {
    referee.end();
    assertEquals(ruling, referee.verdict().ruling, referee.verdict().toString());
    assertTrue(referee.verdict().reason.contains(reason), referee.verdict().toString());
  }

  @Test
  void drawnGameIsBrokenOffWhenTheJudgeHasHadEnough() throws BadInput {
    Referee<?, ?> referee = referee("bachet-cycles", "ideal", PASSES);
    String reply = "8";
    int lines = 0;
    while (reply.equals("8")) {
      reply = referee.accept("8");
      lines++;
    }
    assertEquals(Game.ENOUGH, reply);
    assertEquals(Referee.PATIENCE + 1, 2 * lines - 1);
    assertNull(referee.verdict());
    assertEquals(Worth.DRAWN, referee.result());
    assertNull(referee.accept("Draw."));
    assertRuling(Ruling.ACCEPTED, "the game was drawn after 201 half-moves", referee);
  }

  @Test
  void drawThatIsGivenAwayIsLost() throws BadInput {
    Referee<?, ?> referee = referee("bachet-cycles", "ideal", PASSES);
    assertEquals("4", referee.accept("5"));
    assertEquals("0", referee.accept("3"));
    assertRuling(Ruling.DRAW_LOST, "\"5\" in position 8", referee);
  }

  @Test
  void winThatIsPutOffIsTooSlow() throws BadInput {
    Referee<?, ?> referee = referee("bachet-cycles", "one", "2/5 5/9 0/9");
    assertNull(referee.accept("8"));
    assertRuling(Ruling.TOO_SLOW, "\"8\" in position 9", referee);
  }

  @Test
  void drawIsClaimedTooEarly() throws BadInput {
    Referee<?, ?> referee = referee("bachet-cycles", "ideal", PASSES);
    assertNull(referee.accept("Draw."));
    assertRuling(Ruling.EARLY_PHRASE, "while the game goes on", referee);
  }

  @Test
  void gameThatIsTooLongToPlayIsJudgedByItsLastPosition() throws BadInput {
    Referee<?, ?> referee = referee("bachet-cycles", "one", "0/1000000000000000000");
    long left = 1_000_000_000_000_000_000L;
    String reply = String.valueOf(left);
    while (!Game.ENOUGH.equals(reply)) {
      left = Long.parseLong(reply);
      reply = referee.accept(String.valueOf(left - (left % 4 == 0 ? 1 : left % 4)));
    }
    assertTrue(referee.result().isWon());
    referee.accept("Draw.");
    assertRuling(Ruling.ACCEPTED, "the player was winning a lost start", referee);
  }

  @Test
  void mateIsWonAndAnnounced() throws BadInput {
    Referee<?, ?> referee = referee("queen-endgame", "ideal", "a3 b3 a1");
    assertNull(referee.accept("b3b2"));
    referee.accept("I won!");
    assertRuling(Ruling.ACCEPTED, "the player won after 1 half-move", referee);
  }

  @Test
  void stalemateGivesTheWinAway() throws BadInput {
    Referee<?, ?> referee = referee("queen-endgame", "ideal", "c1 d3 a1");
    referee.accept("d3b3");
    assertEquals(Worth.DRAWN, referee.result());
    assertRuling(Ruling.WON_START_LOST, "\"d3b3\"", referee);
  }

  @Test
  void queenThatIsLeftToBeTakenGivesTheWinAway() throws BadInput {
    Referee<?, ?> referee = referee("queen-endgame", "queen", "h8 e5 b1");
    assertEquals("b1b2", referee.accept("e5b2"));
    assertEquals(Worth.DRAWN, referee.result());
    assertRuling(Ruling.WON_START_LOST, "\"e5b2\"", referee);
  }

  @Test
  void longerWayToMateIsTooSlow() throws BadInput {
    Referee<?, ?> referee = referee("queen-endgame", "ideal", "a3 b3 a1");
    referee.accept("b3c3");
    assertRuling(Ruling.TOO_SLOW, "\"b3c3\" in position a3 b3 a1", referee);
  }
}
