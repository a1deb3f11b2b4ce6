package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.game.BadInput;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What people are told of the games. */
final class StatementTests {

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulesAreTwoSentences(String game) {
    for (Language language : Language.values()) {
      Statement statement = new Statement(game, language);
      assertTrue(statement.rules().endsWith("."), statement.rules());
      assertEquals(2, statement.rules().split("\\.( |$)").length, statement.rules());
      assertTrue(!statement.title().isBlank() && !statement.title().contains("\n"));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void statementsHaveTheirPartsInBothLanguages(String game) {
    for (Language language : Language.values()) {
      String text = new Statement(game, language).markdown(List.of("100 points for all."));
      assertEquals(1, text.lines().filter(line -> line.startsWith("# ")).count());
      assertEquals(4, text.lines().filter(line -> line.startsWith("## ")).count());
      assertTrue(text.endsWith("\n- 100 points for all.\n"), text);
    }
    String ukrainian = new Statement(game, Language.UKRAINIAN).rules();
    assertTrue(ukrainian.chars().filter(c -> c >= 'а' && c <= 'я').count() > 50, ukrainian);
  }

  @ParameterizedTest
  @MethodSource("games")
  void groupsHaveUkrainianTitles(String game) throws BadInput {
    for (Suite.Group group : SuiteReader.builtIn(game, null).groups()) {
      assertNotEquals(group.title(), Grading.ukrainianTitle(group.title()));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void gradingAddsUpToTheWhole(String game) throws BadInput {
    Suite suite = SuiteReader.builtIn(game, null);
    assertEquals(suite.groups().size(), Grading.of(suite, Language.ENGLISH).size());
    assertEquals(suite.groups().size(), Grading.of(suite, Language.UKRAINIAN).size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void testsThatAreToBeSeizedAreAnnounced(String game) throws BadInput {
    Suite suite = SuiteReader.builtIn(game, null);
    for (Language language : Language.values()) {
      List<String> lines = Grading.of(suite, language);
      for (int i = 0; i < lines.size(); i++) {
        List<Suite.Test> tests = suite.groups().get(i).tests();
        long seize = tests.stream().filter(test -> test.pairing().mustSeize()).count();
        assertEquals(seize > 0, lines.get(i).endsWith(": " + seize + "."), lines.get(i));
      }
    }
  }

  @Test
  void gradingReadsNaturally() throws BadInput {
    String text = "group 10 each One heap\nideal 1/5, 4 times\ngroup 1 all One heap\nideal 1/5\n";
    Suite suite = SuiteReader.read("nim", "my.suite", text, null);
    assertEquals(
        List.of(
            "One heap: 10 points, 4 tests, each counts on its own.", "One heap: 1 point, 1 test."),
        Grading.of(suite, Language.ENGLISH));
    assertEquals(
        List.of(
            "Одна купка — 10 балів, 4 тести, кожен оцінюється окремо.",
            "Одна купка — 1 бал, 1 тест."),
        Grading.of(suite, Language.UKRAINIAN));
  }

  @ParameterizedTest
  @CsvSource({
    "бал, 1 21 31 101 121",
    "бали, 2 3 4 22 34 102 1023",
    "балів, 0 5 9 10 11 12 14 19 20 25 100 111 112 114 1011"
  })
  void nounsAgreeWithTheirNumbers(String noun, String numbers) {
    for (String number : numbers.split(" ")) {
      assertEquals(
          number + " " + noun, Grading.counted(Integer.parseInt(number), "бал", "бали", "балів"));
    }
  }
}
