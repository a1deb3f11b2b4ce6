package initiative.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class LikenessTests {
  @Test
  void blanksCommentsAndLineEndsMakeNoDifference() {
    String plain = "take = n % 4\nprint(take)\n";
    String disguised = "\ufeff# all mine\r\ntake  =  n%4   # a rule\r\n\r\n\tprint( take )";
    assertEquals(Likeness.of(plain, true), Likeness.of(disguised, true));
  }

  @Test
  void commentsOfOtherLanguagesAreKnown() {
    String plain = "int a = 1; int b = 2;";
    assertEquals(
        Likeness.of(plain, false), Likeness.of("/* x\n * y */ int a=1; // z\nint b=2;", false));
    assertNotEquals(Likeness.of(plain, false), Likeness.of("int a = 1; int b = 3;", false));
  }

  @Test
  void textsAreNoComments() {
    assertEquals("s=\"a # b // c\\\"\"", Likeness.bare("s = \"a # b // c\\\"\" # end", true));
    assertNotEquals(Likeness.of("print(\"# one\")", true), Likeness.of("print(\"# two\")", true));
    assertEquals("c='\"'x", Likeness.bare("c = '\"' // \"\nx", false));
  }

  @Test
  void aTextThatIsNotClosedEndsWithItsLine() {
    assertEquals("don'tx", Likeness.bare("don't\nx", true));
  }
}
