package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.game.Phrase;
import initiative.game.Worth;
import initiative.games.queenendgame.QueenEndgame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a referee does with games that may go on for ever, and with draws. */
final class EndlessGameTests {
  /** With 8 sticks both sides pass; a take loses. */
  private static final String PASSES = "1/8 8/8";

  private static Referee<?, ?> referee(String game, String opponent, String start) {
    return Referees.of(Catalogue.game(game), opponent, start);
  }

  private static void assertRuling(Ruling ruling, String reason, Referee<?, ?> referee) {
    referee.end();
    assertEquals(ruling, referee.verdict().ruling, referee.verdict().toString());
    assertTrue(referee.verdict().reason.toString().contains(reason), referee.verdict().toString());
  }

  @Test
  void drawnGameIsBrokenOffWhenTheJudgeHasHadEnough() {
    Referee<?, ?> referee = referee("bachet-cycles", "ideal", PASSES);
    List<String> reply = List.of("8");
    int lines = 0;
    while (reply.equals(List.of("8"))) {
      reply = referee.accept("8");
      lines++;
    }
    assertEquals(List.of("DRAW"), reply);
    assertEquals(Referee.PATIENCE + 1, 2 * lines - 1);
    assertNull(referee.verdict());
    assertEquals(Worth.DRAWN, referee.result());
    assertEquals(List.of(), referee.accept(Phrase.DRAW));
    assertRuling(Ruling.ACCEPTED, "the game was drawn after 201 half-moves", referee);
  }

  @Test
  void drawThatIsGivenAwayIsLost() {
    Referee<?, ?> referee = referee("bachet-cycles", "ideal", PASSES);
    assertEquals(List.of("4"), referee.accept("5"));
    assertEquals(List.of("0"), referee.accept("3"));
    assertRuling(Ruling.DRAW_LOST, "\"5\" in position 8", referee);
  }

  @Test
  void winThatIsPutOffIsTooSlow() {
    Referee<?, ?> referee = referee("bachet-cycles", "one", "2/5 5/9 0/9");
    assertEquals(List.of(), referee.accept("8"));
    assertRuling(Ruling.TOO_SLOW, "\"8\" in position 9", referee);
  }

  @Test
  void drawIsClaimedTooEarly() {
    Referee<?, ?> referee = referee("bachet-cycles", "ideal", PASSES);
    assertEquals(List.of(), referee.accept("Draw."));
    assertRuling(Ruling.EARLY_PHRASE, "while the game goes on", referee);
  }

  @Test
  void gameThatIsTooLongToPlayIsJudgedByItsLastPosition() {
    Referee<?, ?> referee = referee("bachet-cycles", "one", "0/1000000000000000000");
    long left = 1_000_000_000_000_000_000L;
    String reply = String.valueOf(left);
    while (!reply.equals(Phrase.NO_END)) {
      left = Long.parseLong(reply);
      List<String> replies = referee.accept(String.valueOf(left - (left % 4 == 0 ? 1 : left % 4)));
      assertEquals(1, replies.size());
      reply = replies.get(0);
    }
    assertTrue(referee.result().isWon());
    referee.accept("Draw.");
    assertRuling(Ruling.ACCEPTED, "the player was winning a lost start", referee);
  }

  @Test
  void mateIsWonAndAnnounced() {
    Referee<?, ?> referee = referee("queen-endgame", "ideal", "a3 b3 a1");
    assertEquals(List.of(), referee.accept("b3b2"));
    referee.accept("I won!");
    assertRuling(Ruling.ACCEPTED, "the player won after 1 half-move", referee);
  }

  @Test
  void stalemateGivesTheWinAway() {
    Referee<?, ?> referee = referee("queen-endgame", "ideal", "c1 d3 a1");
    referee.accept("d3b3");
    assertEquals(Worth.DRAWN, referee.result());
    assertRuling(
        Ruling.WON_START_LOST,
        "\"d3b3\" in position c1 d3 a1, White to move, gave that away by stalemate; ",
        referee);
  }

  @Test
  void aGameThatEndsOtherwiseHasNoStalemate() {
    QueenEndgame game = new QueenEndgame();
    QueenEndgame.Board start = new QueenEndgame.Board(2, 19, 0, true); // c1 d3 a1
    assertTrue(game.isStalemate(start, game.parseMove("d3b3")));
    assertFalse(game.isStalemate(start, game.parseMove("d3a3")));
    assertFalse(game.isStalemate(start, game.parseMove("d3d4")));
    QueenEndgame.Board attacked = new QueenEndgame.Board(63, 9, 1, false); // h8 b2 b1
    assertFalse(game.isStalemate(attacked, game.parseMove("b1b2")));
  }

  @Test
  void queenThatIsLeftToBeTakenGivesTheWinAway() {
    Referee<?, ?> referee = referee("queen-endgame", "queen", "h8 e5 b1");
    assertEquals(List.of("b1b2"), referee.accept("e5b2"));
    assertEquals(Worth.DRAWN, referee.result());
    assertRuling(Ruling.WON_START_LOST, "\"e5b2\"", referee);
  }

  @Test
  void longerWayToMateIsTooSlow() {
    Referee<?, ?> referee = referee("queen-endgame", "ideal", "a3 b3 a1");
    referee.accept("b3c3");
    assertRuling(Ruling.TOO_SLOW, "\"b3c3\" in position a3 b3 a1", referee);
  }

  @Test
  void retreatFromAWonPositionIsTooSlowEvenIfItKeepsTheWin() {
    Referee<?, ?> referee = referee("northcott", "ideal", "2 9/2 8/3 4");
    assertEquals(List.of(), referee.accept("2 1"));
    assertRuling(Ruling.GAVE_AWAY, "\"1 7\" would have kept it", referee);
    referee = referee("northcott", "ideal", "2 9/2 4/3 4");
    assertEquals(List.of(), referee.accept("2 2"));
    assertRuling(
        Ruling.TOO_SLOW, "only puts off the end; \"1 3\" would have brought it nearer", referee);
  }

  @Test
  void retreatFromALostPositionIsFine() {
    Referee<?, ?> referee = referee("northcott", "ideal", "1 3/2 3");
    assertEquals(List.of("1 2"), referee.accept("1 1"));
    referee.accept("You won...");
    assertRuling(Ruling.ACCEPTED, "the player lost after 2 half-moves", referee);
  }

  /** The opponent could win, but goes to and fro with the player. */
  @Test
  void gameThatTheWinnerPutsOffForEverIsBrokenOff() {
    List<String> script = new ArrayList<>();
    for (int i = 0; i < Referee.MOST_DETOURS; i++) {
      script.add("2 4");
      script.add("2 3");
    }
    Referee<?, ?> referee =
        Referees.scripted(Catalogue.game("northcott"), "2 4/2 3/2 3", false, script);
    List<String> reply = List.of();
    int lines = 0;
    while (!reply.equals(List.of("DRAW"))) {
      assertNull(referee.verdict());
      reply = referee.accept(lines++ % 2 == 0 ? "1 1" : "1 2");
    }
    assertTrue(referee.result().isLost());
    referee.accept("Draw.");
    assertRuling(Ruling.ACCEPTED, "the player was losing", referee);
  }
}
