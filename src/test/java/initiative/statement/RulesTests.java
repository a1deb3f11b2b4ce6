package initiative.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.problem.Problems;
import initiative.problem.Sample;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every game and every problem has its rules for the terminal, in both languages. */
final class RulesTests {
  private static final int WIDTH = 80;
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\^\\d+)?");

  @Test
  void everyGameIsToldInBothLanguages() {
    for (Definition<?, ?> game : Catalogue.all()) {
      for (Language language : Language.values()) {
        String rules = Rules.of(game, language);
        String where = game.about().id + " " + language;
        assertTrue(rules.startsWith(language.title(game.about())), where);
        isReadable(rules, where);
        for (String line : SampleDialogue.of(game).lines()) {
          assertTrue(rules.contains(line.substring(2).strip()), where + ": " + line);
        }
      }
    }
  }

  @Test
  void everyProblemIsToldInBothLanguages() {
    for (Problems.Entry problem : Problems.entries()) {
      List<String> numbers = new ArrayList<>();
      for (Language language : Language.values()) {
        String rules = Rules.of(problem, language);
        String where = problem.code + " " + language;
        String title = rules.lines().findFirst().orElse("");
        assertTrue(title.endsWith(" (" + problem.code + ")"), where);
        isReadable(rules, where);
        namesTheLimits(rules, problem);
        Sample first = Sample.of(problem.code).get(0);
        first.input.lines().forEach(line -> assertTrue(rules.contains(line.strip()), where));
        first.answer.lines().forEach(line -> assertTrue(rules.contains(line.strip()), where));
        numbers.add(numbers(rules));
      }
      assertEquals(numbers.get(0), numbers.get(1), problem.code);
    }
  }

  /** Both languages name the same numbers, in any order. */
  private static String numbers(String text) {
    List<String> numbers = new ArrayList<>();
    Matcher number = NUMBER.matcher(text);
    while (number.find()) {
      numbers.add(number.group());
    }
    numbers.sort(null);
    return String.join(" ", numbers);
  }

  private static void namesTheLimits(String rules, Problems.Entry problem) {
    for (String number : problem.limits.replace("..", " ").split("[^\\d^-]+")) {
      assertTrue(number.isEmpty() || rules.contains(number), problem.code + ": " + number);
    }
  }

  private static void isReadable(String rules, String where) {
    assertFalse(rules.contains("~"), where);
    assertFalse(rules.contains("{"), where);
    assertFalse(rules.contains("!["), where);
    assertTrue(rules.endsWith("\n"), where);
    boolean sample = false;
    for (String line : rules.lines().toList()) {
      sample |= line.startsWith("    ");
      assertTrue(sample || line.length() <= WIDTH, where + ": " + line);
      assertEquals(line.stripTrailing(), line, where);
    }
  }

  @Test
  void aDialogueHasTwoColumns() {
    String rules = Rules.of(Catalogue.game("bachet"), Language.ENGLISH);
    String dialogue = rules.substring(rules.indexOf("Example"));
    assertEquals(
        """
        Example
        -------
            judge  |  program
            5      |
                   |  1
            2      |
                   |  2
                   |  I won!
        """,
        dialogue);
  }
}
