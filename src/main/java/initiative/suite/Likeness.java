package initiative.suite;

import initiative.catalogue.Saying;
import initiative.game.Worth;
import initiative.interactor.Ruling;
import initiative.interactor.Sentence;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.words.Words;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * What failures have in common that have the same cause: the ending, the ruling, and the words of
 * the sentence without its numbers, positions and moves. What a program says itself when it crashes
 * counts, since it tells one crash from another.
 */
final class Likeness {
  private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]+([.,][0-9]+)*");

  private Likeness() {}

  /** A text that is the same for failures that are alike. */
  static String of(MatchResult result) {
    boolean isOwn = result.ending() != Ending.WRONG_ANSWER;
    String own = result.isExplainedByErrors() ? String.join(" / ", result.errors()) : "";
    return result.ending().name()
        + shape(result.cause(), isOwn)
        + NUMBER.matcher(own).replaceAll("0");
  }

  /**
   * What is the same in sentences that are alike.
   *
   * @param texts whether the texts among the values count, except for those of a referee
   */
  private static String shape(Object value, boolean texts) {
    if (value instanceof Saying saying) {
      return shape(saying.key, saying.values(), texts);
    } else if (value instanceof Sentence sentence) {
      return shape(Words.key(sentence.say), sentence.values(), false);
    } else if (value instanceof Ruling ruling) {
      return ruling.name();
    } else if (value instanceof Worth worth) {
      return worth.isSum() ? "" : Integer.toString(worth.sign());
    } else if (value instanceof String text && texts) {
      return NUMBER.matcher(text).replaceAll("0");
    }
    return "";
  }

  private static String shape(String key, Object[] values, boolean texts) {
    StringJoiner shape = new StringJoiner(",", key + "(", ")");
    for (Object value : values) {
      shape.add(shape(value, texts));
    }
    return shape.toString();
  }
}
