package initiative.games.queenendgame;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * On a chessboard are the white king, the white queen and the black king; White begins. A king
 * moves to any of the eight neighbouring squares, but not to one that the other side attacks; the
 * queen moves any distance along a rank, a file or a diagonal, but not past a piece. White wins by
 * mate: the black king is attacked and cannot move. The game is drawn if the black king cannot move
 * and is not attacked, or if it takes the queen.
 *
 * <p>Start: a line with the squares of the white king, the queen and the black king. Move: the
 * square left and the square entered. Order: the king's moves before the queen's, each by the
 * square entered, from a1 to h1, then from a2 to h2, and so on to h8.
 */
public final class QueenEndgame extends Definition<QueenEndgame.Board, QueenEndgame.Step> {
  public static final int SQUARES = 64;
  private static final int SIDE = 8;
  private static final int TAKEN = -1;
  private static final Limit MOVES =
      new Limit("moves", "the number of moves that White needs", 1, 10);

  /** Where the pieces are, and whose turn it is. Squares are counted from a1 = 0, b1 = 1. */
  public static final class Board extends Tuple {
    public final int whiteKing;
    public final int queen;
    public final int blackKing;
    public final boolean whiteToMove;

    public Board(int whiteKing, int queen, int blackKing, boolean whiteToMove) {
      super(whiteKing, queen, blackKing, whiteToMove ? 1 : 0);
      this.whiteKing = whiteKing;
      this.queen = queen;
      this.blackKing = blackKing;
      this.whiteToMove = whiteToMove;
    }

    public boolean isQueenTaken() {
      return queen == TAKEN;
    }

    /** Whether the queen attacks a square; the black king, who moves away, is not in the way. */
    private boolean isAttacked(int square) {
      return canSlide(queen, square, whiteKing, whiteKing);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder(nameOf(whiteKing)).append(' ');
      text.append(isQueenTaken() ? "-" : nameOf(queen)).append(' ').append(nameOf(blackKing));
      return text.append(whiteToMove ? ", White to move" : ", Black to move").toString();
    }
  }

  /** The square that a piece leaves and the one that it enters. */
  public static final class Step extends Tuple {
    public final int from;
    public final int to;

    public Step(int from, int to) {
      super(from, to);
      this.from = from;
      this.to = to;
    }

    @Override
    public String toString() {
      return nameOf(from).concat(nameOf(to));
    }
  }

  @Override
  public About about() {
    return new About(
        "queen-endgame",
        "1.6:B",
        "retrograde depth",
        "King and queen against king",
        "Король і ферзь проти короля",
        "any legal position, White to move",
        MOVES);
  }

  @Override
  public Habits<Board, Step> habits() {
    return QueenEndgameHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new EndgameStarts(MOVES);
  }

  @Override
  public Strategy<Board, Step> solve(Board start) {
    return new QueenEndgameTable(this);
  }

  /** The name of a square, as in "e3". */
  public static String nameOf(int square) {
    return new String(new char[] {(char) ('a' + square % SIDE), (char) ('1' + square / SIDE)});
  }

  /** The square named at a place of a text, or -1 if there is none. */
  private static int squareAt(String text, int at) {
    int file = text.charAt(at) - 'a';
    int rank = text.charAt(at + 1) - '1';
    return file >= 0 && file < SIDE && rank >= 0 && rank < SIDE ? rank * SIDE + file : -1;
  }

  /** The distance of two squares in moves of a king. */
  public static int distance(int one, int other) {
    int files = Math.abs(one % SIDE - other % SIDE);
    int ranks = Math.abs(one / SIDE - other / SIDE);
    return Math.max(files, ranks);
  }

  /** Whether a queen could move between two squares with a piece on each of the given ones. */
  private static boolean canSlide(int from, int to, int piece, int otherPiece) {
    int files = to % SIDE - from % SIDE;
    int ranks = to / SIDE - from / SIDE;
    if (from == to || files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
      return false;
    }
    int step = Integer.signum(ranks) * SIDE + Integer.signum(files);
    for (int square = from + step; square != to; square += step) {
      if (square == piece || square == otherPiece) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Board readStart(StartReader in) throws BadInput {
    String form = "the squares of the white king, the queen and the black king, as in \"a3 e3 b1\"";
    List<String> names = in.words(form, 3);
    int[] squares = new int[3];
    for (int i = 0; i < 3; i++) {
      squares[i] = names.get(i).length() == 2 ? squareAt(names.get(i), 0) : -1;
      if (squares[i] < 0) {
        throw in.bad(form);
      }
    }
    Board board = new Board(squares[0], squares[1], squares[2], true);
    if (board.queen == board.whiteKing
        || board.queen == board.blackKing
        || board.whiteKing == board.blackKing) {
      throw in.bad("three different squares");
    }
    if (distance(board.whiteKing, board.blackKing) <= 1) {
      throw in.bad("kings that do not stand next to each other");
    }
    if (board.isAttacked(board.blackKing)) {
      throw in.bad("a black king that is not attacked, since it is White's turn");
    }
    return board;
  }

  @Override
  public List<Step> moves(Board board) {
    List<Step> moves = new ArrayList<>();
    if (board.isQueenTaken()) {
      return moves;
    }
    int king = board.whiteToMove ? board.whiteKing : board.blackKing;
    for (int to = 0; to < SQUARES; to++) {
      if (distance(king, to) == 1 && isSafe(board, to)) {
        moves.add(new Step(king, to));
      }
    }
    for (int to = 0; board.whiteToMove && to < SQUARES; to++) {
      if (to != board.whiteKing
          && to != board.blackKing
          && canSlide(board.queen, to, board.whiteKing, board.blackKing)) {
        moves.add(new Step(board.queen, to));
      }
    }
    return moves;
  }

  /** Whether the king whose turn it is may enter a square. */
  private static boolean isSafe(Board board, int to) {
    return board.whiteToMove
        ? to != board.queen && distance(to, board.blackKing) > 1
        : distance(to, board.whiteKing) > 1 && !board.isAttacked(to);
  }

  @Override
  public Board after(Board board, Step step) {
    if (!board.whiteToMove) {
      int queen = step.to == board.queen ? TAKEN : board.queen;
      return new Board(board.whiteKing, queen, step.to, true);
    }
    return step.from == board.queen
        ? new Board(board.whiteKing, step.to, board.blackKing, false)
        : new Board(step.to, board.queen, board.blackKing, false);
  }

  @Override
  public Worth ending(Board board) {
    if (board.isQueenTaken()) {
      return Worth.DRAWN;
    }
    if (board.whiteToMove || !moves(board).isEmpty()) {
      return null;
    }
    return board.isAttacked(board.blackKing) ? Worth.lostIn(0) : Worth.DRAWN;
  }

  @Override
  public boolean isStalemate(Board board, Step step) {
    Board reached = after(board, step);
    return !reached.isQueenTaken() && ending(reached) == Worth.DRAWN;
  }

  @Override
  public boolean mayGoOnForEver() {
    return true;
  }

  /** The board as White sees it: "K" and "Q" for White, "k" for the black king. */
  @Override
  public String picture(Board board) {
    StringBuilder picture = new StringBuilder();
    for (int i = 0; i < SQUARES; i++) {
      int square = SQUARES - SIDE - i / SIDE * SIDE + i % SIDE;
      boolean isKing = square == board.whiteKing;
      boolean isQueen = square == board.queen;
      picture.append(isKing ? 'K' : isQueen ? 'Q' : square == board.blackKing ? 'k' : '.');
      picture.append(i % SIDE < SIDE - 1 ? ' ' : '\n');
    }
    return picture.toString();
  }

  @Override
  public Step parseMove(String line) {
    String move = Blanks.stripped(line);
    if (move.length() != 4 || squareAt(move, 0) < 0 || squareAt(move, 2) < 0) {
      return null;
    }
    return new Step(squareAt(move, 0), squareAt(move, 2));
  }

  @Override
  public String moveForm() {
    return "e3e1";
  }

  @Override
  public Saying forbids(Board board, Step step) {
    boolean king = step.from == (board.whiteToMove ? board.whiteKing : board.blackKing);
    if (!king && !(board.whiteToMove && step.from == board.queen)) {
      return new Saying("forbid.piece", nameOf(step.from));
    }
    if (!king) {
      return new Saying("forbid.queen");
    }
    return new Saying(distance(step.from, step.to) != 1 ? "forbid.king" : "forbid.attacked");
  }

  /** In how many moves White mates, by the square of the queen; the kings stand as in the start. */
  @Override
  public Chart<Board> chart(Board start, int size) {
    Strategy<Board, Step> strategy = solve(start);
    List<String> files = new ArrayList<>();
    for (int file = 0; file < SIDE; file++) {
      files.add(nameOf(file).substring(0, 1));
    }
    Chart<Board> chart =
        new Chart<Board>("chart.title.queen", nameOf(start.whiteKing), nameOf(start.blackKing));
    chart.rows("rank").columns("file", files).turned().meaning("chart.meaning.moves");
    for (int queen = 0; queen < SQUARES; queen++) {
      if (queen % SIDE == 0) {
        chart.row(queen / SIDE + 1);
      }
      Board board = new Board(start.whiteKing, queen, start.blackKing, true);
      if (queen == start.whiteKing || queen == start.blackKing) {
        chart.say(queen == start.whiteKing ? "K" : "k");
      } else if (board.isAttacked(start.blackKing)) {
        chart.say("+");
      } else {
        chart.add(strategy, board, (strategy.worth(board).number() + 1) / 2);
      }
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "d5 a1 f7";
  }

  @Override
  public Sketch sketch(Board board) {
    String king = "K" + nameOf(board.whiteKing);
    String other = "k" + nameOf(board.blackKing);
    return new Sketch("board")
        .with(
            "pieces",
            board.isQueenTaken()
                ? new String[] {king, other}
                : new String[] {king, "Q" + nameOf(board.queen), other});
  }

  @Override
  public long[] place(Board board, Step step) {
    return new long[] {step.to / SIDE, step.to % SIDE, step.from / SIDE, step.from % SIDE};
  }

  @Override
  public Saying action(Board board, Step step) {
    String piece =
        step.to == board.queen ? "capture" : step.from == board.queen ? "withqueen" : "withking";
    return new Saying(piece, nameOf(step.from), nameOf(step.to));
  }
}
