package initiative.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.games.nim.Nim;
import initiative.games.programlines.ProgramLines;
import initiative.suite.GameFiles;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import initiative.words.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What people are told of the games. */
final class StatementTests {
  /** All statements say how large the numbers of a start may be, but for these. */
  private static final Map<String, String> NOT_SAID =
      Map.of(
          "bachet-cycles.sticks", "the statement keeps the 100000 of the problem book",
          "queen-endgame.moves", "this number describes random starts and is sent to nobody");

  /** Numbers in statements that happen to be equal to a limit, but mean something else. */
  private static final Map<String, String> SOMETHING_ELSE =
      Map.of(
          "partisan-takeaway.takes", "the largest take of which more is promised",
          "dates.day", "the last day of December",
          "dates.month", "December");

  static List<Named<Definition<?, ?>>> games() {
    return Catalogue.all().stream()
        .<Named<Definition<?, ?>>>map(game -> Named.of(game.about().id, game))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulesAreAFewSentences(Definition<?, ?> game) {
    for (Language language : Language.values()) {
      GameText text = new GameText(game, language);
      assertTrue(text.rules().endsWith("."), text.rules());
      int sentences = text.rules().split("\\.( |$)").length;
      assertTrue(sentences >= 2 && sentences <= 4, text.rules());
      assertTrue(!text.title().isBlank() && !text.title().contains("\n"));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void statementsHaveTheirPartsInBothLanguages(Definition<?, ?> game) throws BadInput {
    for (Language language : Language.values()) {
      String text = markdown(game, language, List.of("100 points for all."), true);
      // the site shows the title by itself
      assertEquals(0, text.lines().filter(line -> line.startsWith("# ")).count());
      assertEquals(4, text.lines().filter(line -> line.startsWith("## ")).count());
      assertTrue(text.endsWith("\n- 100 points for all.\n"), text);
    }
    String ukrainian = new GameText(game, Language.UKRAINIAN).rules();
    assertTrue(isUkrainian(ukrainian), ukrainian);
  }

  /** Where every move is judged by itself, neither wins nor draws have to be kept. */
  @ParameterizedTest
  @CsvSource({"max-sum, false", "bachet, false", "max-sum-ends, true", "plus-minus, true"})
  void gradingSaysWhetherEveryMoveIsJudged(String id, boolean expected) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    String english = markdown(game, Language.ENGLISH, List.of("All."), false);
    assertEquals(expected, english.contains("each of your moves is judged by itself"), english);
    assertEquals(!expected, english.contains("one that is drawn must not be lost"), english);
    String ukrainian = markdown(game, Language.UKRAINIAN, List.of("Усі."), false);
    assertEquals(expected, ukrainian.contains("кожен ваш хід оцінюється окремо"), ukrainian);
  }

  /** What becomes of a lost game is said only where there are such games. */
  @ParameterizedTest
  @CsvSource({"max-sum, false", "queen-endgame, false", "bachet, true", "minefield-draw, true"})
  void lostStartsAreSpokenOfWhereThereAreSome(String id, boolean expected) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    assertEquals(expected, Grading.hasLostStarts(SuiteReader.of(game, null), game));
    for (boolean lost : new boolean[] {false, true}) {
      String english = markdown(game, Language.ENGLISH, List.of("All."), lost);
      assertEquals(lost, english.contains("\n\nA lost game that is played to its end"), english);
      String ukrainian = markdown(game, Language.UKRAINIAN, List.of("Усі."), lost);
      assertEquals(lost, ukrainian.contains("\n\nПрограну гру, доведену до кінця"), ukrainian);
    }
  }

  @Test
  void statementsSayWhoBegins() throws BadInput {
    assertTrue(whole(new Nim(), Language.ENGLISH).contains("\n\nYou play first. Talk"));
    assertTrue(whole(new Nim(), Language.UKRAINIAN).contains("\n\nВи ходите першими. Обмін"));
    assertTrue(
        whole(new ProgramLines(), Language.ENGLISH).contains("\n\nThe judge plays first. Talk"));
    assertTrue(
        whole(new ProgramLines(), Language.UKRAINIAN).contains("\n\nПершим ходить суддя. Обмін"));
  }

  private static String markdown(
      Definition<?, ?> game, Language language, List<String> grading, boolean hasLostStarts)
      throws BadInput {
    return new Statement(game, language, 1, 256).markdown(grading, hasLostStarts);
  }

  private static String whole(Definition<?, ?> game, Language language) throws BadInput {
    return markdown(game, language, List.of(), true);
  }

  /** The limits are those of the problem, with the right form of the noun. */
  @ParameterizedTest
  @CsvSource({
    "1, 256, 1 second for, 1 секунда на",
    "2, 64, 2 seconds for, 2 секунди на",
    "5, 512, 5 seconds for, 5 секунд на"
  })
  void statementsSayTheLimitsOfTheProblem(int time, int memory, String english, String ukrainian)
      throws BadInput {
    String text =
        new Statement(new Nim(), Language.ENGLISH, time, memory).markdown(List.of(), true);
    assertTrue(text.contains("\nLimits: " + english), text);
    assertTrue(text.contains(" and " + memory + " MB."), text);
    text = new Statement(new Nim(), Language.UKRAINIAN, time, memory).markdown(List.of(), true);
    assertTrue(text.contains("\nОбмеження: " + ukrainian), text);
    assertTrue(text.contains(" та " + memory + " МБ пам'яті."), text);
    for (Language language : Language.values()) {
      assertFalse(whole(new Nim(), language).matches("(?s).*\\{\\w+}.*"));
    }
  }

  /** A site keeps the reason to itself when a program ends with another code. */
  @Test
  void statementsSayHowToSeeTheReason() throws BadInput {
    String english = markdown(new Nim(), Language.ENGLISH, List.of(), true);
    assertTrue(english.contains("at the end of input leave with code 0, and you will see why"));
    assertTrue(english.contains("k, ~1 \\le k \\le 12~, and"), english);
    String ukrainian = markdown(new Nim(), Language.UKRAINIAN, List.of(), true);
    assertTrue(ukrainian.contains("завершіть роботу з кодом 0 — і побачите, у чому річ"));
    assertTrue(ukrainian.contains("k, ~1 \\le k \\le 12~, і"), ukrainian);
  }

  private static boolean isUkrainian(String text) {
    long letters = text.chars().filter(Character::isLetter).count();
    return 2 * text.chars().filter(c -> c >= 'а' && c <= 'я').count() > letters;
  }

  @ParameterizedTest
  @MethodSource("games")
  void groupsHaveUkrainianTitles(Definition<?, ?> game) throws BadInput {
    for (Suite.Group group : SuiteReader.of(game, null).groups()) {
      assertNotEquals(group.title(), group.ukrainian());
      assertTrue(isUkrainian(group.ukrainian()), group.ukrainian());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void gradingAddsUpToTheWhole(Definition<?, ?> game) throws BadInput {
    Suite suite = SuiteReader.of(game, null);
    assertEquals(suite.groups().size(), Grading.of(suite, Language.ENGLISH).size());
    assertEquals(suite.groups().size(), Grading.of(suite, Language.UKRAINIAN).size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void testsThatAreToBeSeizedAreAnnounced(Definition<?, ?> game) throws BadInput {
    Suite suite = SuiteReader.of(game, null);
    for (Language language : Language.values()) {
      List<String> lines = Grading.of(suite, language);
      for (int i = 0; i < lines.size(); i++) {
        List<Suite.Test> tests = suite.groups().get(i).tests();
        long seize = tests.stream().filter(test -> test.pairing().mustSeize()).count();
        assertEquals(seize > 0, lines.get(i).endsWith(": " + seize + "."), lines.get(i));
      }
    }
  }

  /**
   * A statement names the limits of its game by their names, so that they are stated but once.
   * Small numbers are too common to be told apart from those of the rules.
   */
  @ParameterizedTest
  @MethodSource("games")
  void noLimitStandsInAStatementAsANumber(Definition<?, ?> game) {
    for (Language language : Language.values()) {
      Optional<String> file = GameFiles.text(game.about().id, fileName(language));
      Set<String> numbers =
          Pattern.compile("\\d+")
              .matcher(file.orElse(""))
              .results()
              .map(MatchResult::group)
              .collect(Collectors.toSet());
      for (Limit limit : game.about().limits()) {
        for (long number : new long[] {limit.min, limit.max}) {
          boolean literal =
              numbers.contains(Long.toString(Math.abs(number)))
                  && !SOMETHING_ELSE.containsKey(game.about().id + "." + limit.name);
          assertFalse(Math.abs(number) > 9 && literal, () -> limit.name + ": " + number);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLimitStandsInTheStatement(Definition<?, ?> game) {
    for (Language language : Language.values()) {
      String text = new GameText(game, language).markdown();
      assertFalse(text.contains("{") || text.contains("}"), text);
      for (Limit limit : game.about().limits()) {
        String most = Pattern.quote(Limit.shown(limit.max));
        boolean said = Pattern.compile("\\b" + most + "\\b").matcher(text).find();
        boolean exempt = NOT_SAID.containsKey(game.about().id + "." + limit.name);
        assertEquals(!exempt, said, () -> limit.name + " in " + text);
      }
    }
  }

  @Test
  void namesOfLimitsGiveTheirNumbers() {
    GameText text = GameText.of(new Nim());
    assertEquals(
        "1 to 12 heaps, 1 to 1234 sticks, {x}",
        text.withLimits(
            "{heaps.min} to {heaps.max} heaps, {sticks.min} to {sticks.max} sticks, {x}"));
    assertThrows(IllegalArgumentException.class, () -> text.withLimits("{cards.max}"));
  }

  private static String fileName(Language language) {
    return "statement." + language.code() + ".md";
  }

  @Test
  void gradingReadsNaturally() throws BadInput {
    String text =
        "group 10 each One heap | Одна купка\nideal 1/5, 4 times\n"
            + "group 1 all One heap | Одна купка\nideal 1/5\n";
    Suite suite = SuiteReader.read(new Nim(), "my.suite", text, null);
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
}
