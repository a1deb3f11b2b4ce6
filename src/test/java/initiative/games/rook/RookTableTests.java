package initiative.games.rook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.solve.Claims;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RookTableTests {
  private static final long LARGEST = 1000000000000000000L;
  private static final Rook GAME = new Rook();

  private static Strategy<Heaps, Take> solved(Heaps cell) {
    return GAME.solve(cell);
  }

  @Test
  void claimsHoldForAllCellsOfASmallBoard() {
    for (int left = 0; left < 40; left++) {
      for (int below = 0; below < 40; below++) {
        Heaps cell = new Rook.Cell(40, left, below);
        Claims.check(solved(cell), cell);
      }
    }
  }

  @Test
  void onlyTheDiagonalIsLostAndOneMoveLeadsToIt() {
    Chance chance = new Chance(1);
    for (int i = 0; i < 3000; i++) {
      long left = Rook.COLUMN.draw(chance) - 1;
      long below = Rook.ROW.draw(chance) - 1;
      Heaps cell = new Rook.Cell(LARGEST, left, below);
      List<Take> best = solved(cell).best(cell);
      assertEquals(left == below, solved(cell).worth(cell).isLost());
      assertEquals(left == below ? 0 : 1, best.size());
      for (Take slide : best) {
        assertTrue(GAME.isLegal(cell, slide), () -> slide + " in " + cell);
        Heaps reached = cell.without(slide);
        assertEquals(Math.min(left, below), reached.size(Rook.LEFT));
        assertEquals(Math.min(left, below), reached.size(Rook.DOWN));
      }
    }
  }

  @Test
  void boardIsPicturedIfItIsSmall() {
    assertEquals(". . .\n. R .\n. . .", GAME.picture(new Rook.Cell(3, 1, 1)));
    assertEquals("R", GAME.picture(new Rook.Cell(1, 0, 0)));
    assertNull(GAME.picture(new Rook.Cell(LARGEST, 1, 1)));
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("rook");
  }
}
