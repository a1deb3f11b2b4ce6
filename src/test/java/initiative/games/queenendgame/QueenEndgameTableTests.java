package initiative.games.queenendgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Choices;
import initiative.game.Golden;
import initiative.game.Worth;
import initiative.games.queenendgame.QueenEndgame.Board;
import initiative.games.queenendgame.QueenEndgame.Step;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every legal position of the endgame, against rules written apart and the general solver. */
@Tag("slow")
final class QueenEndgameTableTests {
  private static final QueenEndgame GAME = new QueenEndgame();
  private static final QueenEndgameTable TABLE = new QueenEndgameTable(GAME);
  private static QueenEndgameByHand hand;
  private static List<Board> boards;

  @BeforeAll
  static void findAllPositions() {
    hand = new QueenEndgameByHand();
    boards = new ArrayList<>();
    for (int number = 0; number < 64 * 64 * 64; number++) {
      int king = number >> 12;
      int queen = number >> 6 & 63;
      int blackKing = number & 63;
      for (boolean whiteToMove : new boolean[] {true, false}) {
        if (QueenEndgameByHand.isLegal(king, queen, blackKing, whiteToMove)) {
          boards.add(new Board(king, queen, blackKing, whiteToMove));
        }
      }
    }
  }

  private static Worth byHand(Board board) {
    int depth =
        board.whiteToMove
            ? hand.whiteToMove(board.whiteKing, board.queen, board.blackKing)
            : hand.blackToMove(board.whiteKing, board.queen, board.blackKing);
    return depth < 0 ? Worth.DRAWN : board.whiteToMove ? Worth.wonIn(depth) : Worth.lostIn(depth);
  }

  @Test
  void distributionByDepthIsTheGoldenOne() {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (Board board : boards) {
      Worth worth = TABLE.worth(board);
      String depth = worth.isDrawn() ? "drawn" : Long.toString(worth.number());
      counts.merge((board.whiteToMove ? "white " : "black ") + depth, 1, Integer::sum);
    }
    TreeMap<String, Integer> golden = new TreeMap<>();
    for (String line : Golden.lines("queen-endgame", "golden-depths.txt")) {
      int blank = line.lastIndexOf(' ');
      golden.put(line.substring(0, blank), Integer.valueOf(line.substring(blank + 1)));
    }
    assertEquals(golden, counts);
  }

  @Test
  void everyPositionIsWorthWhatTheRulesWrittenApartSay() {
    for (Board board : boards) {
      assertEquals(byHand(board), TABLE.worth(board), board::toString);
    }
  }

  @Test
  void everyPositionHasTheMovesAndTheEndThatTheRulesWrittenApartSay() {
    for (Board board : boards) {
      List<Step> moves = GAME.moves(board);
      assertEquals(movesByHand(board), moves, board::toString);
      Worth ending = !moves.isEmpty() ? null : byHand(board);
      assertEquals(ending, GAME.ending(board), board::toString);
    }
  }

  private static List<Step> movesByHand(Board board) {
    int king = board.whiteKing;
    int black = board.blackKing;
    List<Step> moves = new ArrayList<>();
    if (!board.whiteToMove) {
      QueenEndgameByHand.blackMoves(king, board.queen, black)
          .forEach(to -> moves.add(new Step(black, to)));
      return moves;
    }
    QueenEndgameByHand.kingMoves(king, board.queen, black)
        .forEach(to -> moves.add(new Step(king, to)));
    QueenEndgameByHand.queenMoves(king, board.queen, black)
        .forEach(to -> moves.add(new Step(board.queen, to)));
    return moves;
  }

  /** So White mates in time against every defence, whichever of its best moves it chooses. */
  @Test
  void everyBestMoveOfWhiteIsNearerToMateWhateverBlackDoes() {
    for (Board board : boards) {
      if (board.whiteToMove) {
        int depth = hand.whiteToMove(board.whiteKing, board.queen, board.blackKing);
        assertTrue(depth > 0, board::toString);
        List<Step> best = TABLE.keeping(board);
        assertFalse(best.isEmpty(), board::toString);
        for (Step step : best) {
          Board after = GAME.after(board, step);
          assertEquals(Worth.lostIn(depth - 1), byHand(after), () -> board + " " + step);
          for (Step reply : GAME.moves(after)) {
            Worth worth = byHand(GAME.after(after, reply));
            assertTrue(worth.isWon() && worth.number() <= depth - 2, () -> board + " " + step);
          }
        }
      }
    }
  }

  @Test
  void blackHoldsOutAsLongAsCanBe() {
    for (Board board : boards) {
      Worth worth = byHand(board);
      if (!board.whiteToMove && worth.isLost() && worth.number() > 0) {
        for (Step step : TABLE.keeping(board)) {
          Worth next = byHand(GAME.after(board, step));
          assertEquals(Worth.wonIn(worth.number() - 1), next, () -> board + " " + step);
        }
      }
    }
  }

  @Test
  void generalSolverSaysTheSame() {
    GeneralTable<Board, Step> general = new GeneralTable<>(GAME, boards.get(0));
    for (Board board : boards) {
      if (board.whiteToMove) {
        assertEquals(TABLE.worth(board), general.worth(board), board::toString);
        for (Step step : GAME.moves(board)) {
          Board after = GAME.after(board, step);
          assertEquals(TABLE.worth(after), general.worth(after), after::toString);
        }
      }
    }
  }

  @Test
  void everyQuickestMateHasTheSameChance() {
    Choices.checkNotLost(GAME, "a3 e3 b1");
  }

  @Test
  void theBoardIsDrawnAsWhiteSeesIt() {
    String[] rows = GAME.picture(new Board(16, 20, 1, true)).split("\n");
    assertEquals(8, rows.length);
    assertEquals(". . . . . . . .", rows[0]);
    assertEquals("K . . . Q . . .", rows[5]);
    assertEquals(". k . . . . . .", rows[7]);
  }
}
