package initiative.games.tictactoo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Choices;
import initiative.game.GivenLines;
import initiative.game.Golden;
import initiative.game.Worth;
import initiative.games.tictactoo.TicTacToo.Move;
import initiative.games.tictactoo.TicTacToo.Play;
import initiative.interactor.Referee;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every board that a play can come to, and plays in which the winner dawdles. */
@Tag("slow")
final class TicTacTooTableTests {
  /** A win or a loss of up to so many half-moves is found by trying all moves. */
  private static final int DEEPEST_TRY = 5;

  private static final TicTacToo GAME = new TicTacToo();
  private static final TicTacTooTable TABLE = new TicTacTooTable(GAME);
  private static TicTacTooByHand hand;

  @BeforeAll
  static void findAllBoards() {
    hand = new TicTacTooByHand();
  }

  /** A play that begins with this board, whoever is to move. */
  private static Play play(String board) {
    int x = 0;
    int o = 0;
    for (int cell = 0; cell < 9; cell++) {
      x |= board.charAt(cell) == 'X' ? 1 << cell : 0;
      o |= board.charAt(cell) == 'O' ? 1 << cell : 0;
    }
    return new Play(Signs.of(x, o, board.charAt(9) == 'X'));
  }

  private static Play play(List<String> boards) {
    long[] numbers = boards.stream().mapToLong(board -> play(board).now()).toArray();
    return new Play(numbers);
  }

  private static Worth worth(int depth) {
    return depth < 0 ? Worth.DRAWN : depth % 2 == 1 ? Worth.wonIn(depth) : Worth.lostIn(depth);
  }

  private static List<String> lines(List<Move> moves) {
    return moves.stream().map(Move::toString).toList();
  }

  @Test
  void everyBoardIsWorthWhatTheRulesWrittenApartSay() {
    for (String board : hand.boards()) {
      assertEquals(worth(hand.depth(board)), TABLE.worth(play(board)), board);
    }
    assertTrue(TABLE.positions() >= hand.boards().size());
  }

  @Test
  void everyBoardHasTheMovesAndTheEndThatTheRulesWrittenApartSay() {
    for (String board : hand.boards()) {
      List<String> moves = TicTacTooByHand.moves(board);
      assertEquals(moves, lines(GAME.moves(play(board))), board);
      assertEquals(moves.isEmpty() ? Worth.lostIn(0) : null, GAME.ending(play(board)), board);
      for (Move move : GAME.moves(play(board))) {
        String reached = TicTacTooByHand.after(board, move.toString());
        assertEquals(play(List.of(board, reached)), GAME.after(play(board), move), board);
      }
    }
  }

  @Test
  void nobodyIsEverWithoutAMove() {
    for (String board : hand.boards()) {
      boolean over = TicTacTooByHand.hasLine(board, 'X') || TicTacTooByHand.hasLine(board, 'O');
      assertEquals(over, TicTacTooByHand.moves(board).isEmpty(), board);
    }
  }

  @Test
  void startsAreWonDrawnAndLostAsTheProtocolCounts() {
    int all = 0;
    for (String line : Golden.lines("tic-tac-too", "golden-counts.txt")) {
      String[] words = line.split(" ");
      int[] counts = new int[3];
      for (String start : TicTacTooByHand.starts()) {
        if (TicTacTooByHand.count(start, 'X') == Integer.parseInt(words[0])) {
          Worth worth = TABLE.worth(play(start));
          counts[worth.isWon() ? 0 : worth.isDrawn() ? 1 : 2]++;
          all++;
        }
      }
      assertEquals(line, words[0] + " " + counts[0] + " " + counts[1] + " " + counts[2]);
    }
    assertEquals(2201, all);
  }

  @Test
  void deepestWinTakesNineHalfMovesAndTheDeepestLossSix() {
    long win = 0;
    long loss = 0;
    for (String start : TicTacTooByHand.starts()) {
      Worth worth = TABLE.worth(play(start));
      win = Math.max(win, worth.isWon() ? worth.number() : 0);
      loss = Math.max(loss, worth.isLost() ? worth.number() : 0);
    }
    assertEquals(9, win);
    assertEquals(6, loss);
  }

  @Test
  void emptyBoardIsWonByTheCentreOnly() {
    Play empty = play(TicTacTooByHand.EMPTY);
    assertEquals(Worth.wonIn(9), TABLE.worth(empty));
    assertEquals(List.of("5"), lines(TABLE.best(empty)));
    assertEquals(Worth.DRAWN, TABLE.outcome(GAME.after(empty, new Move(1))));
    Play edge = GAME.after(empty, new Move(2));
    assertEquals(Worth.wonIn(7), TABLE.worth(edge));
    assertEquals(Worth.lostIn(6), TABLE.worth(GAME.after(edge, new Move(5))));
  }

  /** So a win by depth never repeats a board, whatever is replied. */
  @Test
  void everyBestMoveOfAWinnerIsNearerToTheEnd() {
    for (String board : hand.boards()) {
      int depth = hand.depth(board);
      if (depth % 2 == 1) {
        for (Move move : TABLE.keeping(play(board))) {
          String reached = TicTacTooByHand.after(board, move.toString());
          assertEquals(depth - 1, hand.depth(reached), board + " " + move);
          for (String reply : TicTacTooByHand.moves(reached)) {
            int next = hand.depth(TicTacTooByHand.after(reached, reply));
            assertTrue(next % 2 == 1 && next <= depth - 2, board + " " + move + ", " + reply);
          }
        }
      }
    }
  }

  @Test
  void boardThatComesBackEndsThePlayAsADrawAfterTheMoveOfEitherSide() {
    Play play = GivenLines.start(GAME, List.of("X..", ".O.", "..."));
    for (String line : List.of("3", "2", "8", "9", "3 6", "5 4", "6 3", "2 5", "3 6")) {
      play = GAME.after(play, GAME.parseMove(line));
      assertEquals(null, GAME.ending(play), play::toString);
    }
    assertDrawn(GAME.after(play, GAME.parseMove("5 2")));
    play = GivenLines.start(GAME, List.of("XXO", "O..", "..."));
    for (String line : List.of("9", "8", "9 6", "8 9", "6 5", "9 8", "5 6")) {
      assertEquals(null, GAME.ending(play), play::toString);
      play = GAME.after(play, GAME.parseMove(line));
    }
    assertDrawn(play);
  }

  /** Our bot prefers moves after which the opponent can err, but all of these are right. */
  @Test
  void drawnSampleOfTheProtocolIsAccepted() {
    Iterator<String> replies = List.of("2", "9", "5 4", "2 5", "5 2").iterator();
    Play start = GivenLines.start(GAME, List.of("X..", ".O.", "..."));
    Referee<Play, Move> referee =
        new Referee<>(TABLE, (play, last) -> GAME.parseMove(replies.next()), start, false, false);
    for (String line : List.of("3", "8", "3 6", "6 3", "3 6", "Draw.")) {
      assertEquals(null, referee.verdict(), line);
      referee.accept(line);
    }
    assertTrue(referee.verdict().isAccepted(), referee.verdict().toString());
  }

  private static void assertDrawn(Play play) {
    assertEquals(Worth.DRAWN, GAME.ending(play));
    assertEquals(Worth.DRAWN, TABLE.worth(play));
    assertEquals(List.of(), GAME.moves(play));
    assertEquals("Draw.", GAME.closing(play, true));
    assertEquals("Draw.", GAME.closing(play, false));
  }

  @Test
  void samePlaceOfSignsWithTheOtherSideToMoveIsAnotherPosition() {
    String board = "X.XO.O.XO";
    Play play = play(List.of(board + "X", board + "O"));
    assertEquals(null, GAME.ending(play));
  }

  /**
   * Plays at random, in which a side that could win often dawdles, so that the other one can come
   * back to an earlier board. All short wins and losses are found by trying all moves.
   */
  @Test
  void boardsOfThePastAreDrawsForAWinnerWhoDawdles() {
    Random random = new Random(1);
    List<String> starts = TicTacTooByHand.starts();
    int rescued = 0;
    for (int time = 0; time < 400; time++) {
      List<String> play = new ArrayList<>(List.of(starts.get(random.nextInt(starts.size()))));
      while (play.size() < 30 && !isOver(play)) {
        rescued += checkTries(play);
        String board = play.get(play.size() - 1);
        List<String> moves = new ArrayList<>(TicTacTooByHand.moves(board));
        moves.removeIf(move -> isEnd(play, TicTacTooByHand.after(board, move)));
        if (moves.isEmpty()) {
          break;
        }
        String move = moves.get(random.nextInt(moves.size()));
        play.add(TicTacTooByHand.after(board, move));
      }
    }
    assertTrue(rescued > 50, rescued + " plays were saved by the past");
  }

  private static boolean isOver(List<String> play) {
    return TicTacTooByHand.isRepeated(play)
        || TicTacTooByHand.moves(play.get(play.size() - 1)).isEmpty();
  }

  private static boolean isEnd(List<String> play, String reached) {
    return isOver(TicTacTooByHand.longer(play, reached));
  }

  /** Returns 1 if the past has made a draw of the present board, or a longer way of it. */
  private static int checkTries(List<String> play) {
    Worth worth = TABLE.worth(play(play));
    int depth = -1;
    for (int tried = 0; tried <= DEEPEST_TRY && depth < 0; tried++) {
      if (tried % 2 == 1
          ? TicTacTooByHand.isWonWithin(tried, play)
          : TicTacTooByHand.isLostWithin(tried, play)) {
        depth = tried;
      }
    }
    if (depth >= 0 || worth.isDrawn()) {
      assertEquals(worth(depth), worth, play::toString);
    } else {
      assertTrue(worth.number() > DEEPEST_TRY, play::toString);
    }
    return worth.equals(worth(hand.depth(play.get(play.size() - 1)))) ? 0 : 1;
  }

  @Test
  void everyQuickestWinHasTheSameChance() {
    int checked = 0;
    for (String start : TicTacTooByHand.starts()) {
      int choices = TABLE.best(play(start)).size();
      if (choices > 1 && TABLE.worth(play(start)).isWon() && checked < 20) {
        Choices.checkNotLost(GAME, play(start).rows('/').replace("/", " / "));
        checked++;
      }
    }
    assertEquals(20, checked);
  }
}
