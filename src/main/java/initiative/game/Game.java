package initiative.game;

import java.util.List;

/**
 * The rules of a game, how it is written on a judge's wire, and the way to its strategy.
 *
 * @param <P> a position: immutable, seen by the side that moves next; it is shown in one line
 * @param <M> a move, whose text is its line in the protocol
 */
public interface Game<P, M> {

  /** Reads the start as the judge sends it, and checks it against the limits. */
  P readStart(StartReader in) throws BadInput;

  /**
   * All legal moves in the order that the game states; none if the game has ended. Where chance
   * decides, these are the draws. A game whose moves are too many to list says so by {@link
   * #listsMoves} and is not asked.
   */
  List<M> moves(P position);

  /** The position after a legal move or draw. */
  P after(P position, M move);

  /** The move that a line states, legal or not, or null; blanks around its words mean nothing. */
  M parseMove(String line);

  /** The form of a move's line in words, as in "HEAP COUNT". */
  String moveForm();

  /** The strategy for all that can be reached from a start. */
  Strategy<P, M> solve(P start);

  /** What an ended game is worth to the side to move, or null while the game goes on. */
  default Worth ending(P position) {
    return moves(position).isEmpty() ? Worth.LOST : null;
  }

  /** Whether all moves of a position can be listed; if not, what follows is not left to a list. */
  default boolean listsMoves() {
    return true;
  }

  /** Whether the move is one of the legal ones. */
  default boolean isLegal(P position, M move) {
    return moves(position).contains(move);
  }

  /** A legal move, each with the same chance if they can be listed. */
  default M anyMove(P position, Chance chance) {
    List<M> moves = moves(position);
    return moves.get(chance.below(moves.size()));
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

  /** Whether a line spells the move to the character; usually there is one spelling, no sign. */
  default boolean spells(String line, M move) {
    return line.equals(move.toString()) && line.indexOf('+') < 0 && line.indexOf('-') < 0;
  }

  /** Whether the program makes the first move; otherwise it waits for the judge's. */
  default boolean programBegins() {
    return true;
  }

  /** Whether the program may be asked to choose a side; it may in any game that has to end. */
  default boolean offersChoiceOfSide() {
    return !mayGoOnForEver() && programBegins();
  }

  /** Whether the judge draws by chance here, which is nobody's move and changes no sides. */
  default boolean isChance(P position) {
    return false;
  }

  /** The probability of a draw where chance decides. */
  default double odds(P position, M draw) {
    return 1.0 / moves(position).size();
  }

  /** Whether the side that has made the last move also makes the next one, after any draw. */
  default boolean movesAgain(P reached) {
    return false;
  }

  /**
   * Whether play can come back to where it was, so that it need not end unless the judge breaks it
   * off or the rules themselves forbid circles.
   */
  default boolean mayGoOnForEver() {
    return false;
  }

  /**
   * Whether a move only puts off the end. Where play can come back to where it was and no table
   * counts half-moves, a side that is winning has to do without such moves.
   */
  default boolean isDetour(P position, M move) {
    return false;
  }

  /** Whether a move leaves the other side without a move, and the game is drawn for that. */
  default boolean isStalemate(P position, M move) {
    return false;
  }

  /** What the judge says instead of a move when it breaks a game off; null if it never does. */
  default String breakOff() {
    return mayGoOnForEver() ? Phrase.NO_END : null;
  }

  /**
   * Whether every move of the player is judged by itself, as where luck decides the result or where
   * a game that is played badly may never end. If not, the player is judged by what it has been
   * offered and what it has got.
   */
  default boolean judgesEveryMove() {
    return false;
  }

  /**
   * Of how many moves, drawn at random, our bot makes the one that is hardest to answer where no
   * move wins. Two seize the initiative more often than one; one is for games in which moves that
   * are hard to answer are a pattern against which some habit is right, as the laboratory tells.
   */
  default int drawsWhereLost() {
    return 2;
  }

  /** What people see better than they can read it, in lines; null if a position is easily read. */
  default String picture(P position) {
    return null;
  }

  /** What the program says when the game has ended in this position. */
  default String closing(P end, boolean programToMove) {
    Worth worth = ending(end);
    return closing(programToMove ? worth : worth.toOther());
  }

  /** What the program says when the game has been worth so much to it. */
  default String closing(Worth worth) {
    return worth.isDrawn() ? Phrase.DRAW : worth.isWon() ? Phrase.WIN : lossPhrase();
  }

  /** The same when the judge breaks the game off, which may come to nothing. */
  default String brokenOff(Worth worth) {
    return closing(mayGoOnForEver() ? Worth.DRAWN : worth);
  }

  /** What the program says when it has lost. */
  default String lossPhrase() {
    return Phrase.YOU_WON;
  }
}
