package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Game;
import initiative.game.Strategy;
import java.util.List;

/**
 * The sentences in which a referee says what is wrong with a line: what was read, in which
 * position, and what would have been right, so that the program can be mended from the sentence
 * alone.
 */
final class Reasons<P, M> {
  private static final int LONGEST_POSITION = 200;

  private final Game<P, M> game;

  Reasons(Game<P, M> game) {
    this.game = game;
  }

  static String halfMoves(long count) {
    return count + (count == 1 ? " half-move" : " half-moves");
  }

  String tooEarly(String line, P position) {
    return BadInput.quote(line) + " came while the game goes on in " + describe(position);
  }

  /** The reason against a line; the move is what it seems to mean, null if that cannot be told. */
  String malformed(String line, M move, P position) {
    String wanted = "";
    String stripped = Blanks.stripped(line);
    if (hasWrongSign(line, move)) {
      wanted = " with a sign";
    } else if (move != null && !stripped.equals(move.toString())) {
      wanted = " instead of " + BadInput.quote(move.toString());
    }
    return "read "
        + flawed(line)
        + wanted
        + ", expected a move of the form "
        + game.moveForm()
        + " in "
        + describe(position);
  }

  /** Whether a number in a line has a sign that a move is not written with. */
  private boolean hasWrongSign(String line, M move) {
    return hasSign(line)
        && (move == null || !hasSign(move.toString()) || !game.spells(move.toString(), move));
  }

  /** Within a word, as in "3-1", there is no sign. */
  private static boolean hasSign(String line) {
    for (int i = 1; i < line.length(); i++) {
      char before = line.charAt(i - 1);
      if ((before == '+' || before == '-')
          && Character.isDigit(line.charAt(i))
          && (i == 1 || Blanks.isBlank(line.charAt(i - 2)))) {
        return true;
      }
    }
    return false;
  }

  /** What a move gave away, and what would have kept it, as the end of a sentence. */
  String slip(Turn<P, M> turn, Strategy<P, M> strategy) {
    String did = ", gave that away";
    if (game.isStalemate(turn.position, turn.move)) {
      did = did.concat(" by stalemate");
    }
    return judged(turn, did, strategy, "\" would have kept it");
  }

  /** Why a winner may not make a move that keeps the win, and what would have been right. */
  String detour(Turn<P, M> turn, Strategy<P, M> strategy) {
    return "the position was won, but "
        + judged(turn, ", only puts off the end", strategy, "\" would have brought it nearer");
  }

  /** What a move did, and what a best one would have done. */
  private String judged(Turn<P, M> turn, String did, Strategy<P, M> strategy, String right) {
    List<M> best = strategy.best(turn.position);
    StringBuilder text = new StringBuilder("line ").append(turn.line).append(", \"");
    text.append(turn.move).append("\" in position ").append(shorten(turn.position));
    text.append(did);
    if (!best.isEmpty()) {
      text.append("; \"").append(best.get(0)).append(right);
    }
    return text.toString();
  }

  /** The cause of a verdict on what a move gave away. */
  static Cause cause(Turn<?, ?> slip) {
    return new Cause(slip.line, "with " + slip.move, slip.position);
  }

  /** The cause of a verdict on a line as it was read. */
  static Cause cause(int number, String line, Object position) {
    return new Cause(number, line.isEmpty() ? "" : BadInput.quote(line), position);
  }

  String illegal(String line, P position) {
    return BadInput.quote(line) + " is not allowed in " + describe(position);
  }

  /** A line in quotation marks with what cannot be seen in it put into words. */
  static String flawed(String line) {
    String quoted = BadInput.quote(line);
    if (line.isEmpty()) {
      return quoted;
    }
    if (Blanks.stripped(line).isEmpty()) {
      return quoted + ", which is blank";
    }
    if (Blanks.isBlank(line.charAt(0))) {
      return quoted + " with a blank at the front";
    }
    if (Blanks.isBlank(line.charAt(line.length() - 1))) {
      return quoted + " with a blank at the end";
    }
    return quoted;
  }

  String describe(P position) {
    return "position " + shorten(position) + "; legal moves: " + game.legalMoves(position);
  }

  /** A position in words, without its middle if that makes it too long to read. */
  String shorten(P position) {
    String text = position.toString();
    int half = LONGEST_POSITION / 2;
    return text.length() <= LONGEST_POSITION
        ? text
        : text.substring(0, half) + " ... " + text.substring(text.length() - half);
  }
}
