package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** The judge's way of finding a main class, with what it stumbles over. */
final class JudgeReadingTests {

  @Test
  void theFirstPublicClassIsTheMainClass() {
    assertEquals("A", JudgeReading.mainClass("class B {} public class A {} public class C {}"));
    assertEquals("A", JudgeReading.mainClass("public final class A {}"));
    assertEquals("A$1", JudgeReading.mainClass("public abstract\n  class A$1 {}"));
    assertEquals("A", JudgeReading.mainClass("public strictfp final class A{}"));
  }

  @Test
  void otherPublicTypesAreNone() {
    assertNull(JudgeReading.mainClass("class A {}"));
    assertNull(JudgeReading.mainClass("public interface A {}"));
    assertNull(JudgeReading.mainClass("public enum A {}"));
    assertNull(JudgeReading.mainClass("public static class A {}"));
    assertNull(JudgeReading.mainClass("notpublic class A {}"));
  }

  @Test
  void commentsAndStringsAreNotLookedAt() {
    assertEquals("A", JudgeReading.mainClass("/* public class B */ public class A {}"));
    assertEquals("A", JudgeReading.mainClass("/** public class B\n * x */public class A {}"));
    assertEquals("A", JudgeReading.mainClass("// public class B {}\npublic class A {}"));
    assertEquals(
        "A",
        JudgeReading.mainClass("class C { String s = \"public class B\"; } public class A {}"));
    assertEquals("A", JudgeReading.mainClass("/* it's \"odd */ public class A {}"));
  }

  @Test
  void aQuotationMarkInAShortCommentHidesAClass() {
    assertNull(JudgeReading.mainClass("// say \"\npublic class A {} // \"\n"));
    assertEquals("B", JudgeReading.mainClass("// \"\npublic class A {} // \"\npublic class B {}"));
  }

  @Test
  void anAsteriskInAStringHidesAClass() {
    String text = "class C { String s = \"/*\"; } public class A {} /* x */ public class B {}";
    assertEquals("B", JudgeReading.mainClass(text));
  }

  @Test
  void aPackageIsTurnedDown() {
    assertNull(JudgeReading.mainClass("package a.b;\npublic class A {}"));
    assertEquals("A", JudgeReading.mainClass("// package a;\npublic class A {}"));
  }
}
