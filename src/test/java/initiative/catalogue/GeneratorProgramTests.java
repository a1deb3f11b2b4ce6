package initiative.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.BadInput;
import initiative.games.bachet.Bachet;
import initiative.games.nim.Nim;
import initiative.interactor.TestCase;
import initiative.interactor.ValidatorProgramTests;
import initiative.result.Pairing;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The generator of every game, whose inputs the validator takes. */
final class GeneratorProgramTests {

  static List<String> games() {
    return Catalogue.ids();
  }

  /** What the generator writes, or what it says if it does not. */
  private static String run(Definition<?, ?> game, int exitCode, String... args) {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(written, false, StandardCharsets.ISO_8859_1);
    PrintStream log = new PrintStream(said, true, StandardCharsets.ISO_8859_1);
    List<String> opponents = game.opponents().names();
    assertEquals(
        exitCode, GeneratorProgram.run(game, opponents, args, out, log), () -> said.toString());
    assertTrue((exitCode == 0 ? said : written).size() == 0);
    return (exitCode == 0 ? written : said).toString(StandardCharsets.ISO_8859_1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsRightAndTheSameForTheSameSeed(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    for (int seed = 1; seed <= 10; seed++) {
      String input = run(game, 0, "random", "" + seed);
      assertTrue(input.startsWith("random " + seed + "\n"), input);
      assertEquals("", ValidatorProgramTests.complaint(game, input));
      assertEquals(input, run(game, 0, "random", "" + seed));
    }
  }

  /** A description may be one argument or several. */
  @ParameterizedTest
  @MethodSource("games")
  void theUsualStartsCanBeAskedFor(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    String description = game.starts().usual().get(0);
    String input = run(game, 0, "ideal", "1", description);
    assertEquals("", ValidatorProgramTests.complaint(game, input));
    assertEquals(input, run(game, 0, ("ideal 1 " + description).split(" +")));
  }

  @Test
  void theTestsOfASuiteAreWrittenAgain() throws BadInput {
    String suite = "seed 5\ngroup 100 each All\n";
    String tests = "one random sticks 200..999 lost, seize, 3 times\n";
    for (Suite.Test test : SuiteReader.read(new Bachet(), "s", suite + tests, null).tests()) {
      Pairing pairing = test.pairing();
      String[] args = {"one", "" + pairing.seed(), "seize", "sticks", "200..999", "lost"};
      assertEquals(
          new TestCase("one", pairing.seed(), true, pairing.start()).toString(),
          run(new Bachet(), 0, args));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'expected OPPONENT SEED [seize], then a description as in heaps 1..12 sticks 1..1234"
        + " won|lost|drawn|any, not nothing'",
    "ideal, 'expected OPPONENT SEED [seize], then a description as in heaps 1..12 sticks 1..1234"
        + " won|lost|drawn|any, not \"ideal\"'",
    "ideal heaps 3, 'expected OPPONENT SEED [seize], then a description as in heaps 1..12 sticks"
        + " 1..1234 won|lost|drawn|any, not \"ideal heaps 3\"'",
    "ideal 1 seize, 'nothing can be seized from ideal, which never errs'",
    "random 1 seize heaps 1, 'only a start that is not won can be seized: describe it as lost'",
    "ideal 1 heaps 13, 'heaps has to lie within 1..12, not ''13'''",
    "ideal 1 heaps 1 lost, 'no start was found in nim for ''heaps 1 lost'''",
    "ideal 1 few, 'random starts of nim are described by heaps 1..12 sticks 1..1234"
        + " won|lost|drawn|any, not ''few'''",
  })
  void badArgumentsAreExplained(String arguments, String words) {
    String[] args = arguments.isEmpty() ? new String[0] : arguments.split(" ");
    assertEquals(words + System.lineSeparator(), run(new Nim(), 2, args));
  }

  @Test
  void opponentsAreNamed() {
    String names = String.join(", ", new Nim().opponents().names());
    assertEquals(
        "there is no opponent \"nobody\", only " + names, run(new Nim(), 2, "nobody", "1").strip());
  }
}
