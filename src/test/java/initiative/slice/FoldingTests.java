package initiative.slice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What never runs in a program, or is always the same there, is left out; all else is kept. */
final class FoldingTests {
  private static final String RULES =
      """
      package b;
      public interface Rules {
        /** Whether dice are thrown. */
        default boolean hasDice() {
          return false;
        }
        default boolean isQuiet() {
          return !hasDice();
        }
        default String word() {
          return null;
        }
        /** A move. */
        default int move(int x) {
          return slow(x);
        }
        static int slow(int x) {
          return x + 1000;
        }
      }
      """;

  private static final String PLAIN =
      """
      package b;
      public class Plain implements Rules {
        @Override
        public int move(int x) {
          return x + 1;
        }
      }
      """;

  private static final String DICE =
      """
      package b;
      public class Dice extends Plain {
        @Override
        public boolean hasDice() {
          return true;
        }
      }
      """;

  private static String loop(String body) {
    return "package b;\npublic class Loop {\n  static int thrown() {\n    return 6;\n  }\n\n"
        + "  public static int run(Rules rules, int x) {\n"
        + body.indent(4)
        + "  }\n}\n";
  }

  private static String main(String expression) {
    return "package a;\n"
        + "import b.Loop;\nimport b.Plain;\nimport b.Dice;\nimport b.Rules;\n"
        + "public class Main {\n  public static Object result() {\n    return "
        + expression
        + ";\n  }\n}\n";
  }

  private static Fixture plain(String body) {
    return Fixture.of(
        main("Loop.run(new Plain(), 1)").replace("import b.Dice;\n", ""),
        loop(body),
        RULES,
        PLAIN,
        DICE);
  }

  private static Fixture both(String body) {
    return Fixture.of(
        main("Loop.run(new Plain(), 1) + 100 * Loop.run(new Dice(), 1)"),
        loop(body),
        RULES,
        PLAIN,
        DICE);
  }

  @Test
  void bodyThatNeverRunsIsLeftOutWithAllThatItNames() {
    Fixture fixture = plain("return rules.move(x);\n");
    assertEquals(2, fixture.result());
    assertTrue(fixture.contains("  /** A move. */\n  int move(int x);\n"), fixture.text());
    assertFalse(fixture.contains("slow"), fixture.text());
    assertFalse(fixture.contains("hasDice"), fixture.text());
  }

  @Test
  void bodyThatIsCalledBySuperOrBelongsToALambdaRuns() {
    String step =
        """
        package b;
        public abstract class Step {
          public int move(int x) {
            return x + 5;
          }
        }
        """;
    String above =
        """
        package b;
        public class Above extends Step {
          @Override
          public int move(int x) {
            return 10 * super.move(x);
          }
        }
        """;
    String call = "package a;\nimport b.Above;\nimport b.Step;\npublic class Main {\n";
    String ask = "  static int ask(Step step) {\n    return step.move(1);\n  }\n";
    String result = "  public static Object result() {\n    return ask(new Above());\n  }\n}\n";
    assertEquals(60, Fixture.of(call + ask + result, step, above).result());

    String function =
        "package b;\npublic interface Sum {\n  int plus(int x);\n"
            + "  default int twice(int x) {\n    return plus(plus(x));\n  }\n}\n";
    String own =
        "package b;\npublic class Own implements Sum {\n  @Override\n  public int plus(int x) {\n"
            + "    return x;\n  }\n  @Override\n  public int twice(int x) {\n    return -1;\n  }\n}\n";
    String use =
        "package a;\nimport b.Own;\nimport b.Sum;\npublic class Main {\n"
            + "  static int ask(Sum sum) {\n    return sum.twice(1);\n  }\n"
            + "  public static Object result() {\n"
            + "    return ask(x -> x + 3) + 100 * ask(new Own());\n  }\n}\n";
    assertEquals(-93, Fixture.of(use, function, own).result());
  }

  @Test
  void abstractClassKeepsTheHeadOfAMethodThatAllOthersReplace() {
    String base =
        """
        package b;
        public abstract class Base {
          /** The value. */
          protected <T> int value(T of) {
            return 7;
          }
          public final int asked() {
            return value("x");
          }
        }
        """;
    String other =
        """
        package b;
        public class Other extends Base {
          @Override
          protected <T> int value(T of) {
            return 8;
          }
        }
        """;
    String main =
        "package a;\nimport b.Other;\npublic class Main {\n  public static Object result() {\n"
            + "    return new Other().asked();\n  }\n}\n";
    Fixture fixture = Fixture.of(main, base, other);
    assertEquals(8, fixture.result());
    assertTrue(fixture.contains("protected abstract <T> int value(T of);"), fixture.text());
  }

  @Test
  void branchThatNeverComesToPassIsLeftOut() {
    String body =
        """
        int y = x;
        if (rules.hasDice()) {
          y += thrown();
        }
        if (!rules.hasDice()) {
          // One more.
          y++;
        } else {
          y = thrown();
        }
        return y;
        """;
    Fixture fixture = plain(body);
    assertEquals(2, fixture.result());
    assertTrue(
        fixture.contains("    int y = x;\n    // One more.\n    y++;\n    return y;\n"),
        fixture.text());
    assertFalse(fixture.contains("thrown"), fixture.text());
    assertFalse(fixture.contains("interface Rules {\n  "), fixture.text());
    assertEquals(2 + 100 * 6, both(body).result());
    assertTrue(both(body).contains("if (rules.hasDice()) {"));
  }

  @Test
  void conditionsAreShortenedToWhatCounts() {
    Fixture fixture =
        plain(
            """
            boolean small = x < 5 && rules.isQuiet();
            boolean same = !rules.hasDice() && x == 1;
            boolean any = rules.hasDice() || x > 7;
            boolean said = rules.word() != null && rules.word().isEmpty();
            boolean always = rules.isQuiet();
            return (small ? 1 : 0) + (same ? 2 : 0) + (any ? 4 : 0) + (said ? 8 : 0)
                + (always ? 16 : 0) + (rules.hasDice() ? thrown() : 32 * x);
            """);
    assertEquals(1 + 2 + 16 + 32, fixture.result());
    assertTrue(fixture.contains("boolean small = x < 5;"), fixture.text());
    assertTrue(fixture.contains("boolean same = x == 1;"), fixture.text());
    assertTrue(fixture.contains("boolean any = x > 7;"), fixture.text());
    assertTrue(fixture.contains("boolean said = false;"), fixture.text());
    assertTrue(fixture.contains("boolean always = true;"), fixture.text());
    assertTrue(fixture.contains("(32 * x)"), fixture.text());
  }

  @Test
  void branchThatWouldHideWhatFollowsKeepsItsCondition() {
    Fixture leaving =
        plain("if (rules.isQuiet()) {\n  return 3;\n}\nreturn rules.hasDice() ? 4 : 5;\n");
    assertEquals(3, leaving.result());
    assertTrue(leaving.contains("if (true) {\n      return 3;"), leaving.text());
    Fixture declaring =
        plain("if (rules.isQuiet()) {\n  int y = 3;\n  x += y;\n}\nint y = 1;\nreturn x + y;\n");
    assertEquals(5, declaring.result());
    Fixture chain =
        plain("if (x > 3) {\n  x = 0;\n} else if (rules.isQuiet()) {\n  x = 9;\n}\nreturn x;\n");
    assertEquals(9, chain.result());
    assertTrue(chain.contains("} else {\n      x = 9;\n    }\n"), chain.text());
    Fixture dead =
        plain(
            "if (x > 3) {\n  x = 0;\n} else if (rules.hasDice()) {\n  x = thrown();\n}\nreturn x;\n");
    assertEquals(1, dead.result());
    assertFalse(dead.contains("else"), dead.text());
    assertFalse(dead.contains("thrown"), dead.text());
    Fixture second =
        plain("if (rules.hasDice()) {\n  x = thrown();\n} else {\n  return 8;\n}\nreturn x;\n");
    assertEquals(8, second.result());
    assertFalse(second.contains("thrown"), second.text());
    Fixture bare = plain("if (x == 1)\n  if (rules.hasDice())\n    x = thrown();\nreturn x;\n");
    assertEquals(1, bare.result());
  }

  @Test
  void callWithMoreToItIsMade() {
    Fixture fixture =
        Fixture.of(
            """
            package a;
            import b.Plain;
            import b.Rules;
            public class Main {
              static int made;
              static Rules made() {
                made++;
                return new Plain();
              }
              public static Object result() {
                boolean dice = made().hasDice();
                return made + (dice ? 10 : 0);
              }
            }
            """,
            RULES,
            PLAIN);
    assertEquals(1, fixture.result());
  }
}
