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

  Sentence tooEarly(String line, P position) {
    return Say.TOO_EARLY.of(BadInput.quote(line), describe(position));
  }

  /** The reason against a line; the move is what it seems to mean, null if that cannot be told. */
  Sentence malformed(String line, M move, P position) {
    Object wanted = "";
    String stripped = Blanks.stripped(line);
    if (hasWrongSign(line, move)) {
      wanted = Say.WITH_SIGN.of();
    } else if (move != null && !stripped.equals(move.toString())) {
      wanted = Say.INSTEAD.of(BadInput.quote(move.toString()));
    }
    return Say.MALFORMED.of(flawed(line), wanted, game.moveForm(), describe(position));
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
  Sentence slip(Turn<P, M> turn, Strategy<P, M> strategy) {
    return Say.GAVE_AWAY.of(
        turn.line,
        turn.move,
        shorten(turn.position),
        stalemate(turn),
        better(turn, strategy, Say.KEEPS));
  }

  /** Why a winner may not make a move that keeps the win, and what would have been right. */
  Sentence detour(Turn<P, M> turn, Strategy<P, M> strategy) {
    return Say.PUT_OFF.of(
        turn.line, turn.move, shorten(turn.position), better(turn, strategy, Say.NEARER));
  }

  /** What a best move would have done; nothing if none is known. */
  private Object better(Turn<P, M> turn, Strategy<P, M> strategy, Say did) {
    List<M> best = strategy.best(turn.position);
    return best.isEmpty() ? "" : did.of(best.get(0));
  }

  /** That a move ended the game by stalemate, if it did. */
  Object stalemate(Turn<P, M> turn) {
    if (game.isStalemate(turn.position, turn.move)) {
      return Say.STALEMATE.of();
    }
    return "";
  }

  /** The cause of a verdict on what a move gave away. */
  static Cause cause(Turn<?, ?> slip) {
    return new Cause(slip.line, "with " + slip.move, slip.position);
  }

  /** The cause of a verdict on a line as it was read. */
  static Cause cause(int number, String line, Object position) {
    return new Cause(number, line.isEmpty() ? "" : BadInput.quote(line), position);
  }

  Sentence illegal(String line, P position) {
    return Say.NOT_ALLOWED.of(BadInput.quote(line), describe(position));
  }

  /** A line in quotation marks with what cannot be seen in it put into words. */
  static Object flawed(String line) {
    String quoted = BadInput.quote(line);
    if (line.isEmpty()) {
      return quoted;
    }
    if (Blanks.stripped(line).isEmpty()) {
      return Say.BLANK.of(quoted);
    }
    if (Blanks.isBlank(line.charAt(0))) {
      return Say.BLANK_FRONT.of(quoted);
    }
    if (Blanks.isBlank(line.charAt(line.length() - 1))) {
      return Say.BLANK_END.of(quoted);
    }
    return quoted;
  }

  Sentence describe(P position) {
    return Say.POSITION.of(shorten(position), game.legalMoves(position));
  }

  /** A position in words, without its middle if that makes it too long to read. */
  private String shorten(P position) {
    String text = position.toString();
    int half = LONGEST_POSITION / 2;
    return text.length() <= LONGEST_POSITION
        ? text
        : text.substring(0, half) + " ... " + text.substring(text.length() - half);
  }
}
