package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** The judge's way of finding a main class, with what it stumbles over. */
final class JudgeJavaTests {

  @Test
  void theFirstPublicClassIsTheMainClass() {
    assertEquals("A", JudgeJava.mainClass("class B {} public class A {} public class C {}"));
    assertEquals("A", JudgeJava.mainClass("public final class A {}"));
    assertEquals("A$1", JudgeJava.mainClass("public abstract\n  class A$1 {}"));
    assertEquals("A", JudgeJava.mainClass("public strictfp final class A{}"));
  }

  @Test
  void otherPublicTypesAreNone() {
    assertNull(JudgeJava.mainClass("class A {}"));
    assertNull(JudgeJava.mainClass("public interface A {}"));
    assertNull(JudgeJava.mainClass("public enum A {}"));
    assertNull(JudgeJava.mainClass("public static class A {}"));
    assertNull(JudgeJava.mainClass("notpublic class A {}"));
  }

  @Test
  void commentsAndStringsAreNotLookedAt() {
    assertEquals("A", JudgeJava.mainClass("/* public class B */ public class A {}"));
    assertEquals("A", JudgeJava.mainClass("/** public class B\n * x */public class A {}"));
    assertEquals("A", JudgeJava.mainClass("// public class B {}\npublic class A {}"));
    assertEquals(
        "A", JudgeJava.mainClass("class C { String s = \"public class B\"; } public class A {}"));
    assertEquals("A", JudgeJava.mainClass("/* it's \"odd */ public class A {}"));
  }

  @Test
  void aQuotationMarkInAShortCommentHidesAClass() {
    assertNull(JudgeJava.mainClass("// say \"\npublic class A {} // \"\n"));
    assertEquals("B", JudgeJava.mainClass("// \"\npublic class A {} // \"\npublic class B {}"));
  }

  @Test
  void anAsteriskInAStringHidesAClass() {
    String text = "class C { String s = \"/*\"; } public class A {} /* x */ public class B {}";
    assertEquals("B", JudgeJava.mainClass(text));
  }

  @Test
  void aPackageIsTurnedDown() {
    assertNull(JudgeJava.mainClass("package a.b;\npublic class A {}"));
    assertEquals("A", JudgeJava.mainClass("// package a;\npublic class A {}"));
  }
}
