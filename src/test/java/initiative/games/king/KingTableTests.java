package initiative.games.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import initiative.family.GoldenStarts;
import initiative.game.Strategy;
import initiative.solve.Claims;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KingTableTests {
  private static final long LARGEST = 1000000000;
  private static final King GAME = new King();

  private static void check(long rows, long columns) {
    King.Board board = new King.Board(rows, columns);
    Strategy<King.Board, Integer> strategy = GAME.solve(board);
    Claims.check(strategy, board);
    boolean odd = rows % 2 == 1 && columns % 2 == 1;
    assertEquals(odd, strategy.worth(board).isLost());
    if (!odd && rows > 1 && columns > 1) {
      int only = rows % 2 == 1 ? King.RIGHT : columns % 2 == 1 ? King.UP : King.DIAGONAL;
      assertEquals(List.of(only), strategy.best(board));
    }
  }

  @Test
  void claimsHoldForAllSmallBoards() {
    for (int rows = 1; rows <= 60; rows++) {
      for (int columns = 1; columns <= 60; columns++) {
        check(rows, columns);
      }
    }
  }

  @Test
  void claimsHoldAtTheLimits() {
    for (long less = 0; less <= 9; less++) {
      for (long other = 1; other <= 9; other++) {
        check(LARGEST - less, other);
        check(other, LARGEST - less);
        check(LARGEST - less, LARGEST - other + 1);
      }
    }
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("king");
  }

  @Test
  void smallBoardsAreDrawn() {
    King.Board start = new King.Board(2, 3);
    assertEquals(". . *\nK . .\n", GAME.picture(start));
    assertEquals("K *\n", GAME.picture(GAME.after(start, King.DIAGONAL)));
    assertNull(GAME.picture(new King.Board(2, LARGEST)));
  }
}
