package initiative.games.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HexHabitsTests {
  private static final Hex GAME = new Hex();

  private static Board after(int side, String... lines) {
    Board board = new Board(side);
    for (String line : lines) {
      board = GAME.after(board, GAME.parseMove(line));
    }
    return board;
  }

  private static String reply(String name, Board board, String last) {
    Cell move = last == null ? null : GAME.parseMove(last);
    return GAME.opponents().named(name, null, new Chance(1)).choose(board, move).toString();
  }

  @ParameterizedTest
  @CsvSource({
    "middle, 4 4, 4 1",
    "middle, 4 1, 4 2",
    "centre, 1 1, 4 4",
    "centre, 4 4, 3 4",
    "opposite, 1 2, 7 6",
    "neighbour, 2 2, 1 2",
  })
  void habitsAreKept(String name, String move, String reply) {
    assertEquals(reply, reply(name, after(7, move), move));
  }

  @Test
  void whoeverBeginsKeepsItsHabitsToo() {
    assertEquals("1 4", reply("middle", after(7), null), "Red goes down the middle column");
    assertEquals("4 4", reply("centre", after(7), null));
  }

  @Test
  void waysAreCounted() {
    Board board = after(5, "2 3", "5 1", "3 3", "5 2");
    Ways red = new Ways(board.cells(), 5, Board.RED);
    assertEquals(3, red.missing(), "one above, two below");
    assertEquals(3, new Ways(board.cells(), 5, Board.BLUE).missing());
    assertEquals(3, red.through(2));
    assertTrue(red.through(0) > 3);
  }

  /** Red's only short way is stopped by the opponent who counts, or by the one who blocks. */
  @Test
  void theLastGapIsClosedByThoseWhoCount() {
    Board board = after(3, "1 2", "1 1", "2 2", "3 1");
    board = GAME.after(board, new Cell(1, 3));
    assertEquals("3 2", reply("blocks", board, "1 3"));
    assertEquals("3 2", reply("shortest", board, "1 3"));
  }
}
