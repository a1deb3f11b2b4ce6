package initiative.statement;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.game.Limit;
import initiative.suite.GameFiles;
import initiative.words.Language;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people are told of a game in one language: its title, its rules, its protocol. It is a file
 * of the game, in which {heaps.min} and {heaps.max} stand for the limits of its numbers; where
 * there is none, it is the comment of the game's class.
 */
public final class GameText {
  private static final Pattern LIMIT = Pattern.compile("\\{(\\w+)\\.(min|max)}");
  private static final String NOT_TRANSLATED = "(Правила цієї гри ще не перекладено.) ";

  private final Definition<?, ?> game;
  private final Language language;

  public GameText(Definition<?, ?> game, Language language) {
    this.game = game;
    this.language = language;
  }

  /** The text in English. */
  public static GameText of(Definition<?, ?> game) {
    return new GameText(game, Language.ENGLISH);
  }

  /** What the game is called. */
  public String title() {
    return language.title(game.about());
  }

  /** The rules of the game in a few sentences. */
  public String rules() {
    return markdown().split("\n\n")[0].strip();
  }

  /** The rules and the protocol. */
  public String markdown() {
    String name = "statement." + language.code() + ".md";
    return withLimits(GameFiles.text(game.about().id, name).orElseGet(this::derived));
  }

  /** The text with the numbers of the limits that it names. */
  String withLimits(String text) {
    Matcher limit = LIMIT.matcher(text);
    return limit.replaceAll(
        found -> {
          Limit named = game.about().limit(found.group(1));
          return Limit.shown(found.group(2).equals("min") ? named.min : named.max);
        });
  }

  /** The comment of the class says how to play and how to write it. */
  private String derived() {
    String[] paragraphs = ClassComment.of(game.getClass()).split("<p>");
    StringBuilder text = new StringBuilder(language == Language.UKRAINIAN ? NOT_TRANSLATED : "");
    text.append(plain(paragraphs[0])).append("\n\n");
    text.append(language == Language.UKRAINIAN ? "## Протокол" : "## Protocol").append("\n\n");
    Arrays.stream(paragraphs).skip(1).forEach(each -> text.append(plain(each)).append("\n\n"));
    About about = game.about();
    text.append(language == Language.UKRAINIAN ? "Обмеження: " : "Limits: ");
    return text.append(about.limitsInWords()).append(".\n").toString();
  }

  private static String plain(String paragraph) {
    return paragraph.strip().replaceAll("\\s+", " ");
  }
}
