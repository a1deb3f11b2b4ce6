package initiative.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.export.Exportable;
import initiative.game.BadInput;
import initiative.interactor.ValidatorProgramTests;
import initiative.result.Pairing;
import initiative.suite.Suite;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** What is in the packages of all games, without running any of it. */
@Tag("slow")
final class PackageFilesTests {
  static List<String> games() {
    return Catalogue.ids();
  }

  /** All formats are made of the same problem; what the programs are is looked at elsewhere. */
  @ParameterizedTest
  @MethodSource("games")
  void aPackageHasAllThatItsFormatAsksFor(String id) throws Exception {
    GameProblem problem = new GameProblem(Catalogue.game(id), null);
    checkSamples(problem);
    checkFirstFailures(problem);
    checkContest(problem, Format.KATTIS, "problem_statement/", "output_validators/interactor/");
    checkContest(problem, Format.ICPC, "statement/", "output_validator/");
    checkEjudge(problem);
  }

  private static void checkContest(
      GameProblem problem, Format format, String statements, String interactor) throws BadInput {
    Map<String, String> files = format.folder(problem).outline();
    for (String file :
        List.of(
            "README.md",
            "LICENSE",
            "problem.yaml",
            statements + "problem.en.tex",
            statements + "problem.uk.tex",
            interactor + "Interactor.java",
            interactor + "build",
            interactor + "run",
            interactor + "README",
            "input_validators/validator/Validator.java",
            "attachments/testing_tool.java",
            "data/sample/1.interaction",
            "submissions/accepted/Solution.java",
            "submissions/run_time_error/BadExitBot.java",
            "submissions/time_limit_exceeded/NoFlushBot.java",
            "submissions/wrong_answer/RandomMoverBot.java")) {
      assertTrue(files.containsKey(file), file);
    }
    for (Map.Entry<String, String> file : files.entrySet()) {
      String name = file.getKey();
      if (name.endsWith(".in")) {
        assertTrue(files.containsKey(name.replace(".in", ".ans")), name);
        assertEquals("", ValidatorProgramTests.complaint(problem.game(), file.getValue()), name);
      }
      assertTrue(name.matches("[\\w./-]+"), name);
      assertFalse(file.getValue().matches("(?s).*\\{(program|code|kind|solutions)}.*"), name);
    }
    String settings = files.get("problem.yaml");
    assertTrue(settings.startsWith("problem_format_version: "), settings);
    assertTrue(settings.contains("\nlicense: educational\nrights_owner: '"), settings);
    for (String language : List.of("en", "uk")) {
      checkTex(files.get(statements + "problem." + language + ".tex"));
    }
  }

  /** What TeX would stumble over. */
  private static void checkTex(String text) {
    assertTrue(text.matches("(?s)\\\\problemname\\{.*}\n%% plainproblemname: .*\n\n.*"), text);
    String body = text.substring(text.indexOf("\n\n"));
    String rest = body.replaceAll("\\\\[a-zA-Z]+|\\\\[#$%&_{}]", "").replaceAll("\\$[^$]*\\$", "");
    assertFalse(rest.matches("(?s).*[#$%&_^~<>`|\\\\].*"), rest);
    assertEquals(count(rest, '{'), count(rest, '}'), text);
  }

  private static long count(String text, char sign) {
    return text.chars().filter(each -> each == sign).count();
  }

  /** The licence of the sources goes with each package, and names whom the packages name. */
  @Test
  void theLicenceIsThatOfTheSources() throws Exception {
    assertEquals(Files.readString(Path.of("LICENSE")), GameProblem.licence());
    GameProblem problem = new GameProblem(Catalogue.game("rook"), null);
    for (Format format : Format.values()) {
      assertEquals(GameProblem.licence(), format.folder(problem).outline().get("LICENSE"));
    }
    String owner = GameProblem.licence().lines().toList().get(2).replace("Copyright (c) 2026 ", "");
    for (Format format : List.of(Format.KATTIS, Format.ICPC)) {
      String settings = format.folder(problem).outline().get("problem.yaml");
      assertTrue(settings.contains("\nrights_owner: '" + owner + "'\n"), settings);
    }
  }

  /**
   * DOMjudge shows one page to all, with the picture in it, since it serves no other file there.
   */
  @ParameterizedTest
  @ValueSource(strings = {"nim", "hex"})
  void thePageForDomjudgeHasAll(String id) throws Exception {
    GameProblem problem = new GameProblem(Catalogue.game(id), null);
    String page = Format.KATTIS.folder(problem).outline().get("problem_statement/problem.html");
    Document document = parsed(page);
    assertEquals(2, document.getElementsByTagName("h1").getLength());
    assertEquals(0, document.getElementsByTagName("img").getLength());
    int pictures = problem.picture().isPresent() ? 2 : 0;
    assertEquals(pictures, document.getElementsByTagName("svg").getLength());
  }

  private static Document parsed(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  /** What contestants get must not tell them how to win. */
  @Test
  void testingToolsKnowTheRulesAlone() {
    List<Exportable> tools = new ArrayList<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      String name = "Tool" + tools.size(); // they are made all at once, which is quicker
      tools.add(Exportable.testingTool(game, List.of("random 1\n")).named(name));
    }
    for (String tool : Exportable.texts(tools)) {
      for (String left : List.of("solve(", "GrundyTable", "GeneralTable", "habits(", "about(")) {
        assertFalse(tool.contains(left), left);
      }
    }
  }

  private static void checkEjudge(GameProblem problem) throws Exception {
    Map<String, String> files = Format.EJUDGE.folder(problem).outline();
    String settings = files.get("problem.cfg");
    assertTrue(settings.contains("\ninteractor_cmd = \"interactor/run\"\n"), settings);
    assertTrue(files.containsKey("interactor/run") && files.containsKey("interactor/build"));
    assertCompiledAlone(files.keySet());
    assertTrue(settings.contains("\nfull_score = " + problem.suite().points() + "\n"), settings);
    Document statement = parsed(files.get("statement.xml"));
    assertEquals(2, statement.getElementsByTagName("description").getLength());
    int points = 0;
    int tests = 0;
    for (String group : files.get("valuer.cfg").split("}\n")) {
      int first = number(group, "tests (\\d+)[-;]");
      int last = group.contains("-") ? number(group, "tests \\d+-(\\d+);") : first;
      assertEquals(tests + 1, first, group);
      tests = last;
      points +=
          group.contains("test_score")
              ? (last - first + 1) * number(group, "test_score (\\d+);")
              : number(group, "\n  score (\\d+);");
    }
    assertEquals(problem.suite().tests().size(), tests);
    assertEquals(problem.suite().points(), points);
    for (Suite.Test test : problem.suite().tests()) {
      String name = String.format("tests/%03d", test.number());
      assertEquals("accepted\n", files.get(name + ".ans"));
      assertEquals(GameProblem.input(test.pairing()), files.get(name + ".dat"));
    }
  }

  /** Where ejudge looks for sources it compiles all of them together, and ours would clash. */
  private static void assertCompiledAlone(Set<String> files) {
    for (String file : files) {
      assertFalse(file.matches("(solutions/|tests/.*)?\\w+\\.java"), file);
    }
  }

  private static int number(String text, String pattern) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .mapToInt(found -> Integer.parseInt(found.group(1)))
        .findFirst()
        .orElseThrow();
  }

  /** Their opponents are among those that may be given away. */
  private static void checkSamples(GameProblem problem) throws BadInput {
    assertFalse(problem.samples().isEmpty());
    for (Sample sample : problem.samples()) {
      String input = sample.test().toString();
      assertEquals("", ValidatorProgramTests.complaint(problem.game(), input));
      assertTrue(Set.of("random", "first", "last").contains(sample.test().opponent), input);
      String start =
          sample
              .interaction()
              .lines()
              .takeWhile(line -> line.startsWith("<"))
              .map(line -> line.substring(1) + "\n")
              .collect(Collectors.joining());
      assertTrue(start.startsWith(input.substring(input.indexOf('\n') + 1)), input);
    }
  }

  /** Judges without points look at the first test that is failed, samples first. */
  private static void checkFirstFailures(GameProblem problem) throws BadInput {
    for (WrongSolution wrong : problem.pinned().keySet()) {
      String first = null;
      for (Sample sample : problem.samples()) {
        first = first == null ? failure(problem, pairing(problem, sample), wrong) : first;
      }
      for (Suite.Test test : problem.suite().tests()) {
        first = first == null ? failure(problem, test.pairing(), wrong) : first;
      }
      assertEquals(wrong.verdict(), first, wrong.toString());
    }
  }

  private static Pairing pairing(GameProblem problem, Sample sample) {
    return new Pairing(
        problem.game().about().id,
        sample.test().opponent,
        sample.test().start,
        false,
        sample.test().seed);
  }

  private static String failure(GameProblem problem, Pairing pairing, WrongSolution wrong)
      throws BadInput {
    String code = Rehearsal.code(problem.game(), pairing, wrong);
    return code.equals(Rehearsal.ACCEPTED) ? null : code;
  }

  /** Programs are the same every time, too, as the tests of the folders for DMOJ see. */
  @Test
  void packagesAreTheSameEveryTimeAndExplainThemselves() {
    Definition<?, ?> game = Catalogue.game("nim-bachet");
    for (Format format : Format.values()) {
      Map<String, String> files = format.folder(new GameProblem(game, 7L)).outline();
      assertEquals(files, format.folder(new GameProblem(game, 7L)).outline());
      String readme = files.get("README.md");
      assertTrue(readme.contains("`nimbachet`"), readme);
      for (String file : files.keySet()) {
        boolean isData = file.matches("(data/.*|tests/.*|\\d+\\.in|README.md)");
        assertTrue(isData || readme.contains("`" + file + "`"), format + ": " + file);
      }
    }
  }
}
