package initiative.games.nimbi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import initiative.game.Choices;
import initiative.game.Golden;
import initiative.games.nimbi.Nimbi.Board;
import initiative.games.nimbi.Nimbi.Cell;
import initiative.player.Program;
import initiative.solve.Claims;
import initiative.solve.GeneralTable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
final class NimbiTableTests {
  private static final Nimbi GAME = new Nimbi();

  /** All boards that can be reached, the start first. */
  private static List<Board> reached(Board start) {
    List<Board> boards = new ArrayList<>(List.of(start));
    Map<Board, Boolean> seen = new HashMap<>(Map.of(start, true));
    for (int i = 0; i < boards.size(); i++) {
      for (Cell cell : GAME.moves(boards.get(i))) {
        Board next = GAME.after(boards.get(i), cell);
        if (seen.put(next, true) == null) {
          boards.add(next);
        }
      }
    }
    return boards;
  }

  @Test
  void horizontalWinsIfTheRowsAreOddOrTheColumnsEven() {
    for (int rows = 1; rows <= 6; rows++) {
      for (int columns = 1; columns <= 6; columns++) {
        Board start = Board.of(rows, columns);
        boolean won = new NimbiTable(GAME, start).worth(start).isWon();
        assertEquals(rows % 2 == 1 || columns % 2 == 0, won, start::toString);
      }
    }
  }

  @Test
  void asManyBoardsCanBeReachedAsTheProtocolSays() {
    for (String line : Golden.lines("nimbi", "golden-positions.txt")) {
      String[] words = line.split(" ");
      Board start = Board.of(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
      assertEquals(Integer.parseInt(words[2]), reached(start).size(), line);
    }
  }

  @Test
  void searchLooksAtFewOfThem() {
    assertTrue(new NimbiTable(GAME, Board.of(6, 6)).positions() <= 12000);
    assertTrue(new NimbiTable(GAME, Board.of(5, 6)).positions() <= 12000);
    assertTrue(new NimbiTable(GAME, Board.of(6, 5)).positions() <= 12000);
  }

  @Test
  void everyPositionOfAMiddlingBoardIsWorthWhatTheGeneralTableSays() {
    for (int rows = 1; rows <= 6; rows++) {
      for (int columns = 1; columns <= 6 && rows * columns <= 16; columns++) {
        Board start = Board.of(rows, columns);
        NimbiTable table = new NimbiTable(GAME, start);
        GeneralTable<Board, Cell> general = new GeneralTable<>(GAME, start);
        for (Board board : reached(start)) {
          assertEquals(general.worth(board), table.worth(board), board::toString);
          Claims.check(table, board);
        }
      }
    }
  }

  /** One search for all positions, without mirrors or an order of moves on the other side. */
  @Test
  void everyPositionOfFiveTimesFiveIsFoundAsByTryingAllMoves() {
    List<Board> boards = reached(Board.of(5, 5));
    RunSearch search = new RunSearch(5, 5, null, 4);
    Map<Board, Boolean> won = new HashMap<>();
    for (int i = boards.size() - 1; i >= 0; i--) {
      assertEquals(
          isWon(boards.get(i), won), search.isWon(boards.get(i).free, boards.get(i).horizontal));
    }
  }

  private static boolean isWon(Board board, Map<Board, Boolean> known) {
    Boolean found = known.get(board);
    if (found == null) {
      found = false;
      for (Cell cell : GAME.moves(board)) {
        found |= !isWon(GAME.after(board, cell), known);
      }
      known.put(board, found);
    }
    return found;
  }

  @Test
  void claimsHoldAlongRandomGamesOnTheLargestBoards() {
    Chance chance = new Chance(1);
    for (int time = 0; time < 60; time++) {
      Board start = Board.of(5 + time % 2, 4 + time % 3);
      NimbiTable table = new NimbiTable(GAME, start);
      for (Board board = start; GAME.ending(board) == null; ) {
        Claims.check(table, board);
        board = GAME.after(board, GAME.anyMove(board, chance));
      }
    }
  }

  @Test
  void everyCellOfARunIsTheSameMove() {
    Board start = GAME.after(Board.of(4, 5), new Cell(2, 3));
    assertEquals("...../xxxxx/...../..... Vertical to move", start.toString());
    assertEquals(GAME.after(start, new Cell(3, 4)), GAME.after(start, new Cell(4, 4)));
    assertEquals(
        "...../xxxxx/...x./...x. Horizontal to move", GAME.after(start, new Cell(3, 4)).toString());
    assertEquals(". .\nx x\n", GAME.picture(GAME.after(Board.of(2, 2), new Cell(2, 1))));
  }

  @Test
  void cellBesideTheBoardIsNoMove() {
    Board board = Board.of(3, 4);
    for (String line :
        List.of("0 1", "1 0", "4 1", "1 5", "-1 1", "4294967297 1", "1 4294967297")) {
      assertFalse(GAME.isLegal(board, GAME.parseMove(line)), line);
    }
  }

  @Test
  void programThatMayChooseIsVerticalWhereHorizontalLoses() {
    assertEquals(Set.of("second\n1 2\n1 1\nI won!\n"), said("2 3\n2 1\n1 3\n"));
    assertEquals(Set.of("first\n1 1\nI won!\n"), said("1 1\n"));
    for (int rows = 1; rows <= 6; rows++) {
      for (int columns = 1; columns <= 6; columns++) {
        String side = rows % 2 == 1 || columns % 2 == 0 ? "first\n" : "second\n";
        for (String said : said(rows + " " + columns + "\n")) {
          assertTrue(said.startsWith(side), said);
        }
      }
    }
  }

  /** What the program says with some seeds when it chooses its side. */
  private static Set<String> said(String judge) {
    Set<String> said = new TreeSet<>();
    for (int seed = 0; seed < 5; seed++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      PrintStream log = new PrintStream(new ByteArrayOutputStream());
      byte[] lines = judge.getBytes(StandardCharsets.US_ASCII);
      Program.run(
          GAME,
          new Chance(seed),
          new String[] {Program.CHOOSE_SIDE},
          new ByteArrayInputStream(lines),
          out,
          log);
      said.add(new String(out.toByteArray(), StandardCharsets.US_ASCII));
    }
    return said;
  }

  @Test
  void everyWinningCellHasTheSameChance() {
    Choices.checkNotLost(GAME, "3 4");
    Choices.checkLost(GAME, "2 3");
  }
}
