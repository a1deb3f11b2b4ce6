package initiative.result;

import initiative.catalogue.Saying;
import initiative.explain.Worths;
import initiative.game.Worth;
import initiative.interactor.Ruling;
import initiative.interactor.Sentence;
import initiative.words.Language;
import initiative.words.Words;

/** What is said of a match, put into the words of a language. */
public final class Told {
  private Told() {}

  public static String in(Language language, Saying saying) {
    return in(Words.in(language), saying.key, saying.values());
  }

  private static String in(Words words, String key, Object[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = value(words, values[i]);
    }
    return words.say(key, values);
  }

  private static Object value(Words words, Object value) {
    if (value instanceof Saying saying) {
      return in(words, saying.key, saying.values());
    } else if (value instanceof Sentence sentence) {
      return in(words, Words.key(sentence.say), sentence.values());
    } else if (value instanceof Ruling ruling) {
      return words.say(Words.key(ruling));
    } else if (value instanceof Worth worth) {
      return value(words, Worths.brief(worth));
    } else if (value instanceof String text && !text.startsWith("\"")) {
      return words.position(text); // what a program wrote is quoted, and stays as it is
    }
    return value;
  }
}
