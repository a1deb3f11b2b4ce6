package initiative.words;

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
    String glossary = Resource.find("/words/positions." + language.code() + ".txt").orElse("");
    glossary.lines().filter(line -> line.contains(ARROW)).forEach(this::add);
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
