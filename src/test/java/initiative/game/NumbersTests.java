package initiative.game;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayInputStream;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NumbersTests {
  @Test
  void blanksMeanNothing() {
    assertArrayEquals(new long[] {3, -4}, Numbers.exactly(2, "3 -4"));
    assertArrayEquals(new long[] {3, -4}, Numbers.exactly(2, "  3 \t -4\t"));
    assertArrayEquals(new long[0], Numbers.exactly(0, " \t "));
  }

  @Test
  void zerosInFrontAndMinusZeroAreRead() {
    assertEquals(7, Numbers.single("007"));
    assertEquals(0, Numbers.single("-0"));
  }

  @Test
  void largestAndLeastIntAreReadAndTheirNeighboursAreNot() {
    assertEquals(Integer.MAX_VALUE, Numbers.integer("2147483647"));
    assertEquals(Integer.MIN_VALUE, Numbers.integer("-2147483648"));
    assertNull(Numbers.integer("2147483648"));
    assertNull(Numbers.integer("-2147483649"));
    assertNull(Numbers.integer("4294967297"), "1 if it were cut to an int");
  }

  @Test
  void largestAndLeastNumberAreReadAndTheirNeighboursAreNot() {
    assertEquals(Long.MAX_VALUE, Numbers.single("9223372036854775807"));
    assertEquals(-Long.MAX_VALUE, Numbers.single("-9223372036854775807"));
    assertNull(Numbers.single("9223372036854775808"));
    assertNull(Numbers.single("-9223372036854775808"), "one more than there are above zero");
    assertNull(Numbers.single("18446744073709551617"), "1 if it were cut to a long");
    assertNull(Numbers.single("00000000000000000007"), "no number has 20 digits");
  }

  @Test
  void linesMayHoldAnyNumberOfNumbers() {
    assertArrayEquals(new long[0], Numbers.in(""));
    assertArrayEquals(new long[] {5}, Numbers.in("5"));
    long[] many = LongStream.rangeClosed(-500, 500).toArray();
    String line = LongStream.of(many).mapToObj(Long::toString).collect(Collectors.joining(" "));
    assertArrayEquals(many, Numbers.in(line));
    assertArrayEquals(many, Numbers.exactly(1001, line));
    assertNull(Numbers.exactly(1000, line));
    assertNull(Numbers.in(line + " x"));
    assertNull(Numbers.in("x " + line));
  }

  /** A line is read here just as the same words are in a whole input. */
  @Test
  void numbersOfALineAreThoseOfAnInput() throws BadInput {
    String[] words = {"0", "-0", "17", "-3", "0004", "1-", "--2", "+5", "", "9e9", "123456789012"};
    for (String word : words) {
      Input in = new Input(new ByteArrayInputStream((word + "\n").getBytes(US_ASCII)));
      Long read = null;
      try {
        read = in.number("", Long.MIN_VALUE, Long.MAX_VALUE);
      } catch (BadInput e) {
        // it is no number
      }
      assertEquals(read, Numbers.single(word), word);
    }
  }

  @ParameterizedTest(name = "\"{0}\"")
  @ValueSource(
      strings = {
        "",
        " ",
        "+3",
        "-",
        "--3",
        "3-",
        "3x",
        "x3",
        "3.",
        "3.0",
        "3e1",
        "0x3",
        "3,4",
        "3\r",
        "3\n",
        "3\0",
        "\u0663",
        "99999999999999999999",
        "-99999999999999999999",
        "3\u00a04",
        "3 4"
      })
  void anythingElseIsNoNumber(String line) {
    assertNull(Numbers.single(line));
    assertNull(Numbers.integer(line));
  }

  @Test
  void moreOrFewerNumbersThanExpectedAreRefused() {
    assertNull(Numbers.exactly(2, "1"));
    assertNull(Numbers.exactly(2, "1 2 3"));
  }
}
