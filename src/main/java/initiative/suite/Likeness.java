package initiative.suite;

import initiative.result.Ending;
import initiative.result.MatchResult;
import java.util.regex.Pattern;

/**
 * What failures have in common that have the same cause: the ending, the ruling, and the sentence
 * without its numbers, positions and moves. What a program says itself when it crashes counts,
 * since it tells one crash from another.
 */
final class Likeness {
  private static final Pattern POSITION =
      Pattern.compile("position .*?(?=; legal moves|, gave |, only puts off|$)");
  private static final Pattern MOVES = Pattern.compile("legal moves: [^;]*");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
  private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]+([.,][0-9]+)*");

  private Likeness() {}

  /** A text that is the same for failures that are alike. */
  static String of(MatchResult result) {
    String own = result.isExplainedByErrors() ? String.join(" / ", result.errors()) : "";
    String shape = POSITION.matcher(result.reason()).replaceAll("position");
    shape = MOVES.matcher(shape).replaceAll("legal moves");
    if (result.ending() == Ending.WRONG_ANSWER) {
      shape = QUOTED.matcher(shape).replaceAll("\"\"");
    }
    shape = NUMBER.matcher(shape + "/" + own).replaceAll("0").replace("half-moves", "half-move");
    return result.ending() + "/" + result.ruling() + "/" + shape;
  }
}
