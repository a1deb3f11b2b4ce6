package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.games.coinsontable.CoinsOnTable;
import initiative.games.nim.Nim;
import initiative.games.programlines.ProgramLines;
import initiative.result.Pairing;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The validator of every game, before right inputs and wrong ones. */
@Tag("slow")
public final class ValidatorProgramTests {
  private static final Pattern INTEGER = Pattern.compile("(?<![^ \n])-?\\d+(?=[ \n])");

  /** Starts with more integers than this are not tried with every one of them changed. */
  private static final int MANY = 20;

  static List<String> games() {
    return Catalogue.ids();
  }

  /** What the validator says of an input, nothing if it is right. */
  public static String complaint(Definition<?, ?> game, String input, String... args) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int exitCode =
        ValidatorProgram.run(
            game,
            game.opponents().names(),
            args,
            new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)),
            new PrintStream(said, true, StandardCharsets.ISO_8859_1));
    String words = said.toString(StandardCharsets.ISO_8859_1);
    assertEquals(words.isEmpty() ? 0 : words.startsWith("line ") ? 1 : 2, exitCode, words);
    return words.stripTrailing();
  }

  private static void assertRejected(Definition<?, ?> game, String input) {
    String words = complaint(game, input);
    assertTrue(
        words.matches("line \\d+: (read (\".*\"|an empty line)|the input ended), expected .+"),
        () -> "'" + words + "' of\n" + input);
  }

  private static List<String> inputs(Definition<?, ?> game) throws BadInput {
    List<String> inputs = new ArrayList<>();
    for (Suite.Test test : SuiteReader.of(game, null).tests()) {
      Pairing pairing = test.pairing();
      inputs.add(
          new TestCase(pairing.opponent(), pairing.seed(), pairing.mustSeize(), pairing.start())
              .toString());
    }
    return inputs;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyInputIsRightAndNoneThatHasBeenSpoilt(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    for (String input : inputs(game)) {
      assertEquals("", complaint(game, input));
      String start = input.substring(input.indexOf('\n') + 1);
      assertEquals("", complaint(game, start, "--start"));
      for (String spoilt : spoilt(input)) {
        assertRejected(game, spoilt);
      }
    }
  }

  private static Set<String> spoilt(String input) {
    int first = input.indexOf('\n') + 1;
    int last = input.lastIndexOf('\n', input.length() - 2) + 1;
    Set<String> spoilt = new LinkedHashSet<>();
    spoilt.add("");
    spoilt.add(input.substring(0, last));
    spoilt.add(input.substring(first));
    spoilt.add(input.substring(0, input.length() - 1));
    spoilt.add(input + "1\n");
    spoilt.add(input + "\n");
    spoilt.add(input + "x");
    spoilt.add("\n" + input);
    spoilt.add(" " + input);
    spoilt.add(input.replace("\n", "\r\n"));
    spoilt.add(input.replace("\n", " \n"));
    spoilt.add(input.replaceFirst(" ", "  "));
    spoilt.add(input.replaceFirst(" ", "\t"));
    spoilt.add(input.replaceFirst(" .*", ""));
    spoilt.add(input.replaceFirst(" .*", " x"));
    spoilt.add(input.replaceFirst(" .*", " 9223372036854775808"));
    spoilt.add(input.replaceFirst("\n", " 1\n"));
    spoilt.add(input.replaceFirst("\\S+", "nobody"));
    spoilt.add(input.replaceFirst("\\S+", "blunder:P"));
    spoilt.add(input.replaceFirst("\\S+", "blunder:2"));
    spoilt.add("ideal 1 seize\n" + input.substring(first));
    addOddNumbers(input, first, spoilt);
    return spoilt;
  }

  /** Puts numbers that are out of all limits, or no numbers, for those of a start. */
  private static void addOddNumbers(String input, int first, Set<String> spoilt) {
    Matcher integer = INTEGER.matcher(input);
    for (int i = 0; i < MANY && integer.find(i == 0 ? first : integer.end()); i++) {
      for (String odd : new String[] {"9223372036854775807", "-9223372036854775807", "1x", "07"}) {
        spoilt.add(input.substring(0, integer.start()) + odd + input.substring(integer.end()));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'ideal 7,2,3 4', ''",
    "'blunder:0.5 -7 seize,2,3 4', ''",
    "'ideal 7,2,3 0', 'line 3: read \"3 0\", expected the heap sizes: 2 integers from 1 to 1234'",
    "'ideal 7,2', 'line 3: the input ended, expected the heap sizes: 2 integers from 1 to 1234'",
    "'ideal 7,2,3 4,5', 'line 4: read \"5\", expected the end of the start'",
    "'ideal 7,2,3  4', 'line 3: read \"3  4\", expected single blanks, and none at the ends of the"
        + " line'",
    "'ideal 7,2,3 04', 'line 3: read \"3 04\", expected numbers without a plus or a zero in front'",
    "'ideal 7,2/3 4', 'line 2: read \"2/3 4\", expected the number of heaps: an integer from 1 to"
        + " 12'",
    "'ideal +7,2,3 4', 'line 1: read \"ideal +7\", expected numbers without a plus or a zero in"
        + " front'",
    "'ideal seven,2,3 4', 'line 1: read \"ideal seven\", expected an opponent, a seed, and"
        + " \"seize\" or nothing'",
    "'7,2,3 4', 'line 1: read \"7\", expected an opponent, a seed, and \"seize\" or nothing'",
    "'ideal 7 seize,2,3 4', 'line 1: read \"ideal 7 seize\", expected \"seize\" only before an"
        + " opponent that errs'",
  })
  void whatIsWrongIsSaidWithItsLine(String lines, String words) {
    assertEquals(words, complaint(new Nim(), lines.replace(',', '\n') + "\n"));
  }

  @Test
  void opponentsAreNamed() {
    String words = complaint(new Nim(), "nobody 7\n2\n3 4\n");
    String expected =
        "line 1: read \"nobody 7\", expected one of the opponents "
            + String.join(", ", new Nim().opponents().names());
    assertEquals(expected, words);
  }

  @Test
  void numbersThatAreNoIntegersHaveLimitsToo() {
    assertEquals("", complaint(new CoinsOnTable(), "ideal 7\n10.00 5.00\n"));
    assertRejected(new CoinsOnTable(), "ideal 7\n10.01 5.00\n");
  }

  /** Lines are counted from the first of the start, as there is none before it. */
  @Test
  void aStartAloneHasItsOwnLines() {
    assertEquals("", complaint(new Nim(), "2\n3 4\n", "--start"));
    assertEquals("", complaint(new ProgramLines(), "", "--start"));
    assertEquals(
        "line 3: read \"5\", expected the end of the start",
        complaint(new Nim(), "2\n3 4\n5\n", "--start"));
    assertEquals(
        "line 1: read \"ideal 7\", expected the number of heaps: an integer from 1 to 12",
        complaint(new Nim(), "ideal 7\n2\n3 4\n", "--start"));
  }

  @Test
  void otherArgumentsAreRefused() {
    assertEquals(
        "read the arguments \"1.in\", expected nothing or --start, and the input on standard input",
        complaint(new Nim(), "", "1.in"));
  }

  @Test
  void anInputThatCannotBeReadIsNotRight() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("no disk");
          }
        };
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream log = new PrintStream(said, true, StandardCharsets.ISO_8859_1);
    String[] args = {};
    Nim nim = new Nim();
    assertEquals(1, ValidatorProgram.run(nim, nim.opponents().names(), args, broken, log));
    assertEquals("the input cannot be read: no disk", said.toString().strip());
  }
}
