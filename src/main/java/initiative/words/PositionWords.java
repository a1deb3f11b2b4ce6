package initiative.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Says the text of a position, which is English where games print it, in another language. The
 * texts are short and have few words, so that a glossary does.
 */
final class PositionWords {
  private static final String ARROW = " -> ";

  private record Rule(Pattern english, String other) {}

  private final List<Rule> rules = new ArrayList<>();

  PositionWords(Language language) {
    String file = "/words/positions." + language.code() + ".txt";
    try (InputStream in = PositionWords.class.getResourceAsStream(file)) {
      String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
      text.lines().filter(line -> line.contains(ARROW)).forEach(this::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(String line) {
    String[] both = line.split(ARROW, 2);
    rules.add(new Rule(Pattern.compile(both[0]), both[1]));
  }

  String say(String position) {
    String said = position;
    for (Rule rule : rules) {
      said = rule.english.matcher(said).replaceAll(rule.other);
    }
    return said;
  }
}
