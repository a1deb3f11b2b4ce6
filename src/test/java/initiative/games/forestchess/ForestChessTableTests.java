package initiative.games.forestchess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Strategy;
import initiative.games.forestchess.ForestChessByHand.State;
import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
final class ForestChessTableTests {
  /** The positions of a board with so many columns are all looked at. */
  private static final int WIDEST = 11;

  private final ForestChess game = new ForestChess();
  private final ForestChessByHand hand = new ForestChessByHand();

  /** All positions that can be reached on the real board, each beside what the rules make of it. */
  private Map<Board, State> positions(int columns) {
    Map<Board, State> found = new HashMap<>();
    List<Board> open = new ArrayList<>(List.of(Board.start(columns)));
    found.put(open.get(0), hand.start(List.of(String.valueOf(columns))));
    while (!open.isEmpty()) {
      Board board = open.remove(open.size() - 1);
      State state = found.get(board);
      for (PawnMove move : game.moves(board)) {
        Board reached = game.after(board, move);
        if (found.putIfAbsent(reached, hand.after(state, move.toString())) == null) {
          open.add(reached);
        }
      }
    }
    return found;
  }

  @Test
  void everyPositionOfEveryNarrowBoardIsJudgedAsByPlayingThePawns() {
    for (int columns = 1; columns <= WIDEST; columns++) {
      hand.forget();
      Strategy<Board, PawnMove> table = game.solve(Board.start(columns));
      positions(columns)
          .forEach(
              (board, state) -> {
                assertEquals(picture(state), rows(board));
                assertEquals(hand.moves(state), words(game.moves(board)), board::toString);
                assertEquals(
                    hand.value(state).mine() > 0, table.worth(board).isWon(), board::toString);
                assertEquals(hand.moves(state).isEmpty(), game.ending(board) != null);
                assertEquals(hand.best(state), words(table.keeping(board)), board::toString);
              });
    }
  }

  /** So no row need be given, and nothing is lost when both ends say only the columns. */
  @Test
  void aPairOfColumnsMeansOneMoveAndOnlyThePawnThatMovedLastIsTaken() {
    for (int columns = 1; columns <= WIDEST; columns++) {
      positions(columns)
          .forEach(
              (board, state) -> {
                List<String> moves = hand.moves(state);
                assertEquals(new HashSet<>(moves).size(), moves.size());
                Set<Integer> entered = new HashSet<>();
                ForestChessByHand.pawnMoves(state)
                    .forEach(move -> entered.add(move.from() == move.to() ? 0 : 1 + move.to()));
                assertTrue(entered.size() <= 1, "pawns are taken in one column: " + board);
                for (ForestChessByHand.Move move : ForestChessByHand.pawnMoves(state)) {
                  assertTrue(move.row() != 1, "only pawns that have not moved yet move: " + board);
                }
              });
    }
  }

  private static List<String> words(List<PawnMove> moves) {
    List<String> words = new ArrayList<>();
    moves.forEach(move -> words.add(move.toString()));
    return words;
  }

  private static String picture(State state) {
    return state.mover() + " " + String.join("\n", state.rows());
  }

  private String rows(Board board) {
    String picture = game.picture(board);
    String ruler = picture.substring(0, picture.length() - 1);
    char mover = Character.toLowerCase(board.toString().charAt(0));
    return mover + " " + ruler.substring(0, ruler.lastIndexOf('\n'));
  }

  /** By the definition, without the short cuts of the table. */
  private static int[] values() {
    int[] values = new int[1001];
    for (int run = 1; run <= 1000; run++) {
      BitSet reached = new BitSet();
      for (int column = 1; column <= run; column++) {
        reached.set(values[Math.max(column - 2, 0)] ^ values[Math.max(run - column - 1, 0)]);
      }
      values[run] = reached.nextClearBit(0);
    }
    return values;
  }

  @Test
  void runsAreWorthTheLeastValueThatTheyCannotReach() {
    int[] values = values();
    PawnRuns runs = new PawnRuns(1000);
    for (int run = 0; run <= 1000; run++) {
      assertEquals(values[run], runs.value(run));
    }
  }

  /**
   * A run of n has the pairs of runs with n - 3 in all, and the run of n - 2. If the values from a
   * to 2a + p + 3 repeat with the period p, all later ones do.
   */
  @Test
  void valuesAreThoseOfTheProtocol() {
    Map<String, String> golden = golden();
    PawnRuns runs = new PawnRuns(1000);
    String[] first = golden.get("values").split(" ");
    for (int run = 0; run < first.length; run++) {
      assertEquals(Integer.parseInt(first[run]), runs.value(run));
    }
    assertEquals(golden.get("value of 1000"), String.valueOf(runs.value(1000)));
    String[] period = golden.get("preperiod and period").split(" ");
    int from = Integer.parseInt(period[0]);
    int length = Integer.parseInt(period[1]);
    for (int run = from; run + length <= 1000; run++) {
      assertEquals(runs.value(run), runs.value(run + length));
    }
    assertTrue(1000 >= 2 * from + 2 * length + 3, "the window proves the period");
    assertFalse(runs.value(from - 1) == runs.value(from - 1 + length), "it begins no earlier");
  }

  @Test
  void lostBoardsAreThoseOfTheProtocol() {
    Map<String, String> golden = golden();
    List<String> lost = new ArrayList<>();
    for (int columns = 1; columns <= 1000; columns++) {
      Board start = Board.start(columns);
      if (game.solve(start).worth(start).isLost()) {
        lost.add(String.valueOf(columns));
      }
    }
    String[] first = golden.get("lost").split(" ");
    assertEquals(List.of(first), lost.subList(0, first.length));
    assertEquals(golden.get("lost up to 1000"), String.valueOf(lost.size()));
  }

  @Test
  void winningFirstMovesAreThoseOfTheProtocol() {
    String text = GameFiles.text("forest-chess", "golden-winning-moves.txt").orElseThrow();
    String[] lines = text.substring(text.indexOf('\n') + 1).strip().split("\n");
    for (int i = 0; i < lines.length; i += 2) {
      Board start = Board.start(Integer.parseInt(lines[i].substring("start: ".length())));
      String moves = "[" + lines[i + 1].substring("moves: ".length()) + "]";
      assertEquals(moves, game.solve(start).keeping(start).toString());
    }
  }

  private static Map<String, String> golden() {
    String text = GameFiles.text("forest-chess", "golden-values.txt").orElseThrow();
    assertTrue(text.startsWith("# Source: "));
    Map<String, String> golden = new HashMap<>();
    for (String line : text.substring(text.indexOf('\n') + 1).strip().split("\n")) {
      golden.put(line.substring(0, line.indexOf(": ")), line.substring(line.indexOf(": ") + 2));
    }
    return golden;
  }

  /** The whole of a long game, with every single capture, held against the rules by hand. */
  @Test
  void claimsHoldInEveryPositionOfLongGames() {
    Random random = new Random(1);
    for (int columns : new int[] {1000, 500, 100, 54}) {
      Board board = Board.start(columns);
      State state = hand.start(List.of(String.valueOf(columns)));
      Strategy<Board, PawnMove> table = game.solve(board);
      while (game.ending(board) == null) {
        List<PawnMove> moves = game.moves(board);
        assertEquals(hand.moves(state), words(moves));
        List<PawnMove> winning = new ArrayList<>();
        for (PawnMove move : moves) {
          assertTrue(game.isLegal(board, move));
          if (table.worth(game.after(board, move)).isLost()) {
            winning.add(move);
          }
        }
        assertEquals(!winning.isEmpty(), table.worth(board).isWon());
        assertEquals(winning.isEmpty() ? moves : winning, table.keeping(board));
        PawnMove move = moves.get(random.nextInt(moves.size()));
        board = game.after(board, move);
        state = hand.after(state, move.toString());
      }
      assertTrue(hand.moves(state).isEmpty());
      assertTrue(table.worth(board).isLost());
    }
  }

  @Test
  void whatIsNotAMoveIsRefused() {
    Board start = Board.start(3);
    assertEquals(new PawnMove(3, 4), game.parseMove(" 3  4 "));
    assertNull(game.parseMove("3"));
    assertNull(game.parseMove("3 4 5"));
    assertNull(game.parseMove("3 99999999999"));
    for (PawnMove bad :
        List.of(
            new PawnMove(0, 0),
            new PawnMove(4, 4),
            new PawnMove(1, 2),
            new PawnMove(1, 3),
            new PawnMove(-1, -1),
            new PawnMove(Integer.MIN_VALUE, Integer.MAX_VALUE))) {
      assertFalse(game.isLegal(start, bad), bad::toString);
    }
    Board attacked = game.after(start, new PawnMove(2, 2));
    assertFalse(game.isLegal(attacked, new PawnMove(1, 1)), "whoever can take must");
    assertTrue(game.isLegal(attacked, new PawnMove(1, 2)));
    assertTrue(game.isLegal(attacked, new PawnMove(3, 2)));
    assertEquals("Black to move, untouched 1 3, to be taken in 2", attacked.toString());
  }
}
