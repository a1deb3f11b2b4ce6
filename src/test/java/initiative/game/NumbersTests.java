package initiative.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NumbersTests {
  @Test
  void blanksMeanNothing() {
    assertArrayEquals(new int[] {3, -4}, Numbers.exactly(2, "3 -4"));
    assertArrayEquals(new int[] {3, -4}, Numbers.exactly(2, "  3 \t -4\t"));
    assertArrayEquals(new int[0], Numbers.exactly(0, " \t "));
  }

  @Test
  void zerosInFrontAndMinusZeroAreRead() {
    assertEquals(7, Numbers.single("007"));
    assertEquals(0, Numbers.single("-0"));
  }

  @Test
  void largestAndLeastIntAreReadAndTheirNeighboursAreNot() {
    assertEquals(Integer.MAX_VALUE, Numbers.single("2147483647"));
    assertEquals(Integer.MIN_VALUE, Numbers.single("-2147483648"));
    assertNull(Numbers.single("2147483648"));
    assertNull(Numbers.single("-2147483649"));
    assertNull(Numbers.single("4294967297"), "1 if it were cut to an int");
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
  }

  @Test
  void moreOrFewerNumbersThanExpectedAreRefused() {
    assertNull(Numbers.exactly(2, "1"));
    assertNull(Numbers.exactly(2, "1 2 3"));
  }
}
