package initiative.game;

import java.util.List;

/**
 * The rules of a game for two players who move in turn, and how it is written on a judge's wire.
 *
 * <p>A position is immutable and holds all that decides what can still happen. Positions and moves
 * have {@code equals} and {@code hashCode}; the {@code toString} of a move is its line in the
 * protocol, that of a position describes it to people in one line. Solvers, bots, opponents,
 * referees and tests need nothing but this contract.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface Game<P, M> {
  String WIN = "I won!";
  String DRAW = "Draw.";

  /** What the judge sends instead of a move when it has had enough of an endless game. */
  String ENOUGH = "DRAW";

  /** Reads the start as the judge sends it, and checks it against the limits. */
  P readStart(StartReader in) throws BadInput;

  /** All legal moves in the order that the game states; none if the game has ended. */
  List<M> moves(P position);

  /** The position after a legal move, seen by the other side. */
  P after(P position, M move);

  /**
   * The move that a line states, legal or not, or null if the line is not of the right form. Blanks
   * around and between its words mean nothing.
   */
  M parseMove(String line);

  /** The form of a move's line in words, as in "HEAP COUNT". */
  String moveForm();

  /**
   * What an ended game is worth to the side to move, or null while the game goes on. Unless a game
   * says otherwise, it ends when there is no move, and then the side to move has lost. A game whose
   * table counts half-moves ends in {@code lostIn(0)} or {@code wonIn(0)}.
   */
  default Worth ending(P position) {
    return moves(position).isEmpty() ? Worth.LOST : null;
  }

  /** Whether positions can come back, so that a game need not end; the judge may then break off. */
  default boolean mayGoOnForEver() {
    return false;
  }

  /** Whether the move is one of {@link #moves}. */
  default boolean isLegal(P position, M move) {
    return moves(position).contains(move);
  }

  /** The legal moves in words: all of them if they are few, otherwise the first and the last. */
  default String legalMoves(P position) {
    List<M> moves = moves(position);
    int listed = moves.size() <= 12 ? moves.size() : 3;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < listed; i++) {
      text.append(i == 0 ? "" : ", ").append(moves.get(i));
    }
    if (listed < moves.size()) {
      text.append(", ..., ").append(moves.get(moves.size() - 1));
      text.append(" (").append(moves.size()).append(" moves)");
    }
    return text.length() == 0 ? "none" : text.toString();
  }

  /** What people see better than they can read it, in lines; null if a position is easily read. */
  default String picture(P position) {
    return null;
  }

  /** What the program says when the game has ended in this position. */
  default String closing(P end, boolean programToMove) {
    Worth worth = ending(end);
    if (worth.isDrawn()) {
      return DRAW;
    }
    return worth.isWon() == programToMove ? WIN : lossPhrase();
  }

  /** What the program says when it has lost. */
  default String lossPhrase() {
    return "You won...";
  }
}
