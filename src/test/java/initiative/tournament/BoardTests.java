package initiative.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.BadInput;
import initiative.result.Ending;
import initiative.words.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTests {
  private static Board board(Plan plan) {
    return new Board(
        plan,
        List.of(
            Boards.standing(plan, "Taras", 0, 44, 0),
            Boards.standing(plan, "Marko", 0, 48, 0),
            Boards.standing(plan, "Olena", 0, 59, 0),
            Boards.standing(plan, "Danylo", 1, 38, 0),
            Boards.standing(plan, "Yaryna", 0, 59, 0),
            Boards.standing(plan, "Sofiia", 0, 58, 7)));
  }

  /** 48 of 65 reaches the interval of 59 of 65, and 44 does not. */
  @Test
  void intervalsThatReachTheLeadersShareItsRank() throws BadInput {
    Board board = board(Boards.plan(65));
    assertEquals(
        List.of("1–3 Olena", "1–3 Yaryna", "1–3 Marko", "4 Taras", " Sofiia", " Danylo"),
        board.all().stream().map(each -> board.rank(each) + " " + each.name()).toList());
  }

  @Test
  void aFaultOrALostWonStartCostsTheRank() throws BadInput {
    Plan plan = Boards.plan(10);
    assertTrue(Boards.standing(plan, "a", 0, 3, 0).hasPassed());
    Standing broken = Boards.standing(plan, "b", 1, 3, 1);
    assertFalse(broken.hasPassed());
    assertTrue(broken.reason().isFault(), "a fault says more than a lost game");
    Standing lost = Boards.standing(plan, "c", 1, 3, 0);
    assertFalse(lost.hasPassed());
    assertEquals(0, lost.faults());
    assertTrue(plan.game(lost.reason().number()).isGate());
  }

  @Test
  void gamesThatABotWasSparedCountAsMissed() throws BadInput {
    Plan plan = Boards.plan(10);
    List<Played> some = Boards.standing(plan, "a", 0, 10, 0).games().subList(0, 6);
    Standing stopped = new Standing(Boards.bot("a"), plan, some, Ending.TIMED_OUT);
    assertEquals(10, stopped.reached().trials());
    assertTrue(stopped.reached().hits() < 10);
    assertEquals(plan.counted(true), stopped.kept().trials());
  }

  @Test
  void linesFitATerminalInBothLanguages() throws BadInput {
    Board board = board(Boards.plan(65));
    for (Language language : Language.values()) {
      List<String> lines = new BoardText(board, language, played -> "again").lines();
      for (String line : lines) {
        assertTrue(line.length() <= 80, line);
      }
      assertEquals(
          "1–3   Olena                    3/3    91 %   81–96  ················==#=·      0",
          lines.get(3));
    }
  }
}
