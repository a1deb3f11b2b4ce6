package initiative.explain;

import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Sayings put into the words of a language, with the sayings that they contain. */
public final class Spoken {
  private final Words words;

  /** The words about a game. */
  public Spoken(Language language, Definition<?, ?> game) {
    this(language, game.about().id);
  }

  /** The words about the game of this id. */
  public Spoken(Language language, String game) {
    words = Words.in(language, game);
  }

  Language language() {
    return words.language();
  }

  /** The text of a position. */
  String position(String text) {
    return words.position(text);
  }

  /** The sentence that a saying stands for. */
  public String text(Saying saying) {
    Object[] values = saying.values();
    for (int i = 0; i < values.length; i++) {
      values[i] = value(values[i]);
    }
    return words.say(saying.key, values);
  }

  String text(String key, Object... values) {
    return words.say(key, values);
  }

  private Object value(Object value) {
    if (value instanceof Saying saying) {
      return text(saying);
    }
    if (value instanceof Some some) {
      List<String> items = new ArrayList<>(some.shown());
      items.replaceAll(item -> Texts.shorten(item, Texts.IN_LIST));
      String shown = String.join("; ", items);
      return some.more() == 0 ? shown : words.say("some.more", shown, some.more());
    }
    return value instanceof Number || value instanceof BadInput
        ? value
        : Texts.shorten(position(value.toString()), Texts.IN_SENTENCE);
  }

  /** A move in the words of a button. */
  public String button(Saying action) {
    return text(new Saying("move.do." + action.key, action.values()));
  }

  /** A move in the words of a report. */
  public String report(Saying action) {
    return text(new Saying("move.did." + action.key, action.values()));
  }

  /** What idea the game shows to a student. */
  public String teaches() {
    return words.say("teaches");
  }
}
