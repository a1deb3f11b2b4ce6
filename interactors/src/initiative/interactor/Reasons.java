package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Game;

/**
 * The sentences in which a referee says what is wrong with a line: what was read, in which
 * position, and what would have been right, so that the program can be mended from the sentence
 * alone.
 */
final class Reasons<P, M> {
  private static final int LONGEST_POSITION = 200;
  private static final String[] PHRASES = {"iwon", "youwon", "ilost", "draw", "finish"};
  private static final String[] WITH_SUMS = {"finish"};

  private final Game<P, M> game;

  Reasons(Game<P, M> game) {
    this.game = game;
  }

  /** Whether a line is a closing phrase, be it misspelled. */
  static boolean isPhrase(String line) {
    StringBuilder letters = new StringBuilder();
    boolean digits = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      digits |= Character.isDigit(c);
      if (Character.isLetter(c)) {
        letters.append(Character.toLowerCase(c));
      }
    }
    for (String phrase : digits ? WITH_SUMS : PHRASES) {
      if (letters.toString().equals(phrase)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a line has a sign in it; no move is written with one. */
  static boolean isSigned(String line) {
    return line.indexOf('+') >= 0 || line.indexOf('-') >= 0;
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
    if (isSigned(line)) {
      wanted = " with a sign";
    } else if (move != null && !Blanks.stripped(line).equals(move.toString())) {
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
