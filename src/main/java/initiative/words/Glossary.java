package initiative.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Says in another language what is English where games print it: the text of a position, or what is
 * wrong with a start. These are short and have few words, so that expressions and what stands for
 * them do.
 */
final class Glossary {
  private static final String ARROW = " -> ";

  private record Rule(Pattern english, String other) {}

  private final List<Rule> rules = new ArrayList<>();

  /** The one in the file words/NAME.LANGUAGE.txt; without that nothing is changed. */
  Glossary(String name, Language language) {
    String file = "/words/" + name + "." + language.code() + ".txt";
    Resource.find(file).orElse("").lines().filter(line -> line.contains(ARROW)).forEach(this::add);
  }

  private void add(String line) {
    String[] both = line.split(ARROW, 2);
    rules.add(new Rule(Pattern.compile(both[0]), both[1]));
  }

  String say(String text) {
    String said = text;
    for (Rule rule : rules) {
      said = rule.english.matcher(said).replaceAll(rule.other);
    }
    return said;
  }
}
