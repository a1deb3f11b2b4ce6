package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Input that is not as promised: one line with its number, exit code 2, and no answer. */
class BadProblemInputTests {
  static List<String> codes() {
    return SampleTests.codes();
  }

  private static void assertRejected(String code, String input) {
    Solved solved = Solved.run(code, input);
    assertEquals(ProblemProgram.BAD_INPUT, solved.exitCode(), code + ": " + input);
    assertEquals("", solved.answer());
    assertEquals(1, solved.report().lines().count(), solved.report());
    assertTrue(solved.report().matches("(?s)line \\d+.*\\R"), solved.report());
  }

  private static String[] words(Sample sample) {
    return sample.input.trim().split("\\s+");
  }

  @ParameterizedTest
  @MethodSource("codes")
  void inputThatEndsEarlyIsRejectedWhereverItEnds(String code) {
    for (Sample sample : Sample.of(code)) {
      String[] words = words(sample);
      for (int kept = 0; kept < words.length; kept++) {
        assertRejected(code, String.join(" ", Arrays.copyOf(words, kept)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("codes")
  void anyWordThatIsNoneOfTheProblemIsRejected(String code) {
    for (Sample sample : Sample.of(code)) {
      String[] words = words(sample);
      for (int i = 0; i < words.length; i++) {
        for (String bad :
            List.of("x", "-", "1x", "+1", "99999999999999999999", "-7777777", "1.0")) {
          String[] changed = words.clone();
          changed[i] = bad;
          assertRejected(code, String.join(" ", changed));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("codes")
  void whatFollowsTheInputIsRejected(String code) {
    for (Sample sample : Sample.of(code)) {
      assertRejected(code, sample.input + "1\n");
      assertRejected(code, sample.input + "\n\n .");
      assertRejected(code, sample.input + "\0");
    }
  }

  @ParameterizedTest
  @MethodSource("codes")
  void lineEndsAndBlanksOfOtherSystemsMakeNoDifference(String code) {
    for (Sample sample : Sample.of(code)) {
      String answer = Solved.answer(code, sample.input);
      assertEquals(answer, Solved.answer(code, sample.input.replace("\n", "\r\n")));
      assertEquals(answer, Solved.answer(code, sample.input.replace("\n", "  \n")));
      assertEquals(answer, Solved.answer(code, sample.input + "\r\n\t \n\n"));
      assertEquals(answer, Solved.answer(code, sample.input.trim()));
    }
  }

  /** Whatever the bytes: an answer, or one line. */
  @ParameterizedTest
  @MethodSource("codes")
  void randomDamageNeverBreaksTheProgram(String code) {
    Random random = new Random(19);
    for (Sample sample : Sample.of(code)) {
      for (int i = 0; i < 100; i++) {
        byte[] bytes = sample.input.getBytes(StandardCharsets.ISO_8859_1);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
          byte[] likely = " \n-0123456789.*ah[]<>()x\t\r\0".getBytes(StandardCharsets.ISO_8859_1);
          int at = random.nextInt(bytes.length);
          bytes[at] =
              random.nextInt(10) == 0
                  ? (byte) random.nextInt(256)
                  : likely[random.nextInt(likely.length)];
        }
        String input = new String(bytes, StandardCharsets.ISO_8859_1);
        Solved solved = Solved.run(code, input);
        if (solved.exitCode() == ProblemProgram.OK) {
          assertEquals("", solved.report());
          assertTrue(solved.answer().endsWith("\n"));
        } else {
          assertRejected(code, input);
        }
      }
    }
  }

  /** A problem, an input with "/" for line ends, and how its report begins. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "1.2:A | 0 | line 1: read \"0\", expected the number of sticks: an integer from 1 to 12345",
        "1.2:A | 12346 | line 1: read \"12346\"",
        "1.2:A | //5 6 | line 3: read \"6\", expected the end of the input",
        "1.2:C | 13 1 | line 1: read \"13\"",
        "1.2:C | 1 0 | line 1: read \"0\"",
        "1.2:C | 2 2/../.x | line 3: read \".x\", expected a row of the field: 2 characters . or *",
        "1.2:C | 2 2/../... | line 3: read \"...\"",
        "1.2:C | 2 2/../. | line 3: read \".\"",
        "1.2:C | 2 2/.. | line 2: the input ended",
        "1.2:C | 2 2/../../.. | line 4: read \"..\", expected the end",
        "1.2:F | 2 2/*./.. | line 2: read \"*.\", expected a free cell",
        "1.2:D | 1235 1 | line 1: read \"1235\"",
        "1.2:G | 1 | line 1: read \"1\"",
        "1.3:A | 1 2 41 | line 1: read \"41\"",
        "1.3:A | 1 2 | line 1: the input ended",
        "1.3:B | 124 | line 1: read \"124\"",
        "1.3:C | 2/1 123457 | line 2: read \"123457\"",
        "1.4:A | 2/1 0 | line 2: read \"0\"",
        "1.4:C | 1 2/.*/1/1 2 | line 4: read \"1 2\", expected a cell without mine or token",
        "1.4:C | 1 2/../2/1 2/1 2 | line 5: read \"1 2\"",
        "1.4:C | 1 2/../1/2 1 | line 4: read \"2\"",
        "1.4:C | 1 2/../13 | line 3: read \"13\"",
        "1.4:D | 2001 | line 1: read \"2001\"",
        "1.4:F | 1001 | line 1: read \"1001\"",
        "1.6:A | 1/0 5/1/1 | line 2: read \"0\"",
        "1.6:A | 1/5 1000000000000000001/1/1 | line 2: read",
        "1.6:A | 0/2/1 | line 3: the input ended",
        "1.6:A | 0/0/ | line 2: read \"0\"",
        "1.6:B | 1/a9 b3 a1 | line 2: read \"a9\", expected the square of the white king",
        "1.6:B | 1/a3 i3 a1 | line 2: read \"i3\", expected the square of the queen",
        "1.6:B | 1/a3 b3 a11 | line 2: read \"a11\", expected the square of the black king",
        "1.6:B | 70001 | line 1: read \"70001\"",
        "1.7:A | 2/1 1001 | line 2: read \"1001\"",
        "1.7:A | 2/1/-1001 | line 3: read \"-1001\"",
        "1.7:C | 2014 | line 1: read \"2014\"",
        "1.7:D | 1/3 4 | line 2: read \"3\", expected a power of two",
        "1.7:D | 1/4 4 | line 2: read \"4\"",
        "1.7:E | 2/1 2/4 1 | line 3: read \"1\"",
        "1.7:E | 1/1 2305843009213693952 | line 2: read \"2305843009213693952\"",
        "1.7:F | 1234568 | line 1: read \"1234568\"",
        "1.9:A | 1 101 | line 1: read \"101\"",
        "1.9:A | -1 1 | line 1: read \"-1\"",
        "1.9:B | 3/1 2 | line 2: the input ended",
      })
  void reportsNameTheLineAndWhatWasExpected(String code, String input, String report) {
    Solved solved = Solved.run(code, input.replace('/', '\n'));
    assertTrue(solved.report().startsWith(report), solved.report());
    assertRejected(code, input.replace('/', '\n'));
  }

  @Test
  void longGarbageIsCutInTheReport() {
    Solved solved = Solved.run("1.2:A", "x".repeat(100000));
    assertTrue(solved.report().length() < 200, solved.report());
  }

  @Test
  void wordWithoutEndIsRejected() {
    Solved solved = Solved.run("1.2:A", "1".repeat(1 << 22));
    assertEquals(ProblemProgram.BAD_INPUT, solved.exitCode());
    assertEquals(1, solved.report().lines().count());
  }
}
