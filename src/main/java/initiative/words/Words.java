package initiative.words;

import initiative.game.BadInput;
import initiative.interactor.Ruling;
import initiative.interactor.Say;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sentences that people are told, by their keys, in one language. They are in the files
 * words/LANGUAGE.properties; what is said of one game alone is in words.LANGUAGE.properties among
 * its data. What a referee says in English is in its code, since that is exported.
 *
 * <p>In a sentence {@code {0}} stands for the first value, and {@code {0|stick|sticks}} for the
 * form of a word that goes with that number: two forms in English, three in Ukrainian, as in {@code
 * {0|паличка|палички|паличок}}.
 */
public final class Words {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|([^}]*))?}");
  private static final Map<Language, Words> GENERAL = new EnumMap<>(Language.class);
  private static final Map<String, Words> GAMES = new ConcurrentHashMap<>();

  static {
    for (Language language : Language.values()) {
      String file = "/words/" + language.code() + ".properties";
      GENERAL.put(language, new Words(language, load(file), null));
    }
    Properties english = GENERAL.get(Language.ENGLISH).sentences;
    for (Say say : Say.values()) {
      english.setProperty(key(say), say.pattern);
    }
    for (Ruling ruling : Ruling.values()) {
      english.setProperty(key(ruling), ruling.toString());
    }
  }

  private final Language language;
  private final Properties sentences;
  private final Words general;
  private final Glossary positions;
  private final Glossary starts;

  private Words(Language language, Properties sentences, Words general) {
    this.language = language;
    this.sentences = sentences;
    this.general = general;
    this.positions = general == null ? new Glossary("positions", language) : general.positions;
    this.starts = general == null ? new Glossary("starts", language) : general.starts;
  }

  /** The sentences that are not about one game alone. */
  public static Words in(Language language) {
    return GENERAL.get(language);
  }

  /** The same, and those of a game. */
  public static Words in(Language language, String game) {
    String file = "/games/" + game + "/words." + language.code() + ".properties";
    return GAMES.computeIfAbsent(file, each -> new Words(language, load(each), in(language)));
  }

  /** Where the words of a referee are found in all languages. */
  public static String key(Say say) {
    return "verdict." + say.name();
  }

  /** Where a ruling is found in all languages. */
  public static String key(Ruling ruling) {
    return "ruling." + ruling.name();
  }

  private static Properties load(String file) {
    Properties sentences = new Properties();
    try {
      sentences.load(new StringReader(Resource.find(file).orElse("")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sentences;
  }

  public Language language() {
    return language;
  }

  /** The keys of the sentences; of a game's words those of its own. */
  public Set<String> keys() {
    return new TreeSet<>(sentences.stringPropertyNames());
  }

  /** Whether there is a sentence of this key. */
  public boolean has(String key) {
    return sentences.containsKey(key) || general != null && general.has(key);
  }

  /** A sentence with its values; a key that is not there is a mistake of ours. */
  public String say(String key, Object... values) {
    String sentence = pattern(key);
    if (sentence == null) {
      throw new IllegalArgumentException("no words for '" + key + "' in " + language.code());
    }
    Matcher place = PLACE.matcher(sentence);
    StringBuilder said = new StringBuilder();
    while (place.find()) {
      Object value = values[Integer.parseInt(place.group(1))];
      place.appendReplacement(said, Matcher.quoteReplacement(shown(value, place.group(2))));
    }
    return place.appendTail(said).toString();
  }

  /** The text of a position, or of anything else that games print in English. */
  public String position(String text) {
    return positions.say(text);
  }

  /** The sentence as it is written in its file, or null. */
  String pattern(String key) {
    String own = sentences.getProperty(key);
    return own == null && general != null ? general.pattern(key) : own;
  }

  /** What is wrong with a start, in this language. */
  public String wrong(BadInput start) {
    return starts.say(start.getMessage());
  }

  private String shown(Object value, String forms) {
    if (forms == null) {
      return value instanceof BadInput start ? wrong(start) : String.valueOf(value);
    }
    return forms.split("\\|")[language.form(((Number) value).longValue())];
  }
}
