package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The exporter on small programs, each with something that is easily got wrong. */
final class SingleFileTests {

  private static String main(String imports, String result) {
    return "package a;\n"
        + imports
        + "\npublic class Main {\n  public static Object result() {\n    return "
        + result
        + ";\n  }\n}\n";
  }

  private static void assertFails(String reason, String... files) {
    ExportFailure failure = assertThrows(ExportFailure.class, () -> Fixture.of(files));
    assertTrue(failure.getMessage().contains(reason), failure.getMessage());
    assertFalse(failure.getMessage().contains("\n"));
  }

  @Test
  void nestedTypesThatWereImportedAreNamedByTheirOuterType() {
    Fixture fixture =
        Fixture.of(
            main("import b.Outer.Inner;", "new Inner(Inner.START).next().value + Inner.START"),
            """
            package b;
            public class Outer {
              public static class Inner {
                public static final int START = 3;
                public final int value;
                public Inner(int value) {
                  this.value = value;
                }
                public Inner next() {
                  return new Inner(value + 1);
                }
              }
            }
            """);
    assertEquals(7, fixture.result());
    assertTrue(fixture.contains("new Outer.Inner(Outer.Inner.START)"), fixture.text());
    assertTrue(fixture.contains("    public Inner next()"), fixture.text());
    assertFalse(fixture.contains("import"), fixture.text());
  }

  @Test
  void whatNothingLeadsToIsLeftOutWithItsComment() {
    Fixture fixture =
        Fixture.of(
            main("import b.Tool;", "Tool.used(2)"),
            """
            package b;
            import java.util.ArrayList;
            import java.util.List;
            /** The tool. */
            public final class Tool {
              private static final int UNUSED = 1; // not this
              private static final int FACTOR = 21; // but this

              // Some list.
              private List<String> list = new ArrayList<>();

              private Tool() {}

              /** Used by all. */
              public static int used(int x) {
                // Why it is so.
                return x * FACTOR;
              }

              /** Used by none. */
              static int unused(int x) {
                return new Unneeded().f(UNUSED);
              }

              static class Unneeded {
                int f(int x) {
                  return x;
                }
              }
            }
            """);
    assertEquals(42, fixture.result());
    assertEquals(
        """
        /*
         * A fixture.
         */

        public class Main {
          public static Object result() {
            return Tool.used(2);
          }
        }

        /** The tool. */
        final class Tool {
          private static final int FACTOR = 21; // but this

          /** Used by all. */
          public static int used(int x) {
            // Why it is so.
            return x * FACTOR;
          }
        }
        """,
        fixture.text());
  }

  @Test
  void whatTheJdkCallsStaysThoughNobodyNamesIt() {
    Fixture fixture =
        Fixture.of(
            main(
                "import java.util.TreeSet;\nimport java.util.Arrays;\nimport b.Size;",
                "new TreeSet<>(Arrays.asList(new Size(3), new Size(1))).toString()"),
            """
            package b;
            public final class Size implements Comparable<Size> {
              private final int size;
              public Size(int size) {
                this.size = size;
              }
              public int compareTo(Size other) {
                return size - other.size;
              }
              public int compare(Size other) {
                return 0;
              }
              @Override
              public String toString() {
                return "<" + size + ">";
              }
            }
            """);
    assertEquals("[<1>, <3>]", fixture.result());
    assertFalse(fixture.contains("compare("), fixture.text());
  }

  @Test
  void overridesStayWithWhatTheyOverride() {
    Fixture fixture =
        Fixture.of(
            main("import b.Shape;\nimport b.Square;", "((Shape) new Square()).twice()"),
            """
            package b;
            public abstract class Shape {
              public abstract int area();
              public abstract int sides();
              public int twice() {
                return 2 * area();
              }
              public int thrice() {
                return 3 * sides();
              }
            }
            """,
            """
            package b;
            public final class Square extends Shape {
              @Override
              public int area() {
                return 16;
              }
              @Override
              public int sides() {
                return 4;
              }
            }
            """);
    assertEquals(32, fixture.result());
    assertFalse(fixture.contains("sides"), fixture.text());
  }

  @Test
  void methodStaysThatOnlyASubclassNeedsForAnInterface() {
    Fixture fixture =
        Fixture.of(
            main("import b.Named;\nimport b.Cat;", "name(new Cat())")
                .replaceFirst("}\n$", "  static String name(Named n) { return n.name(); }\n}\n"),
            "package b;\npublic interface Named {\n  String name();\n}\n",
            "package b;\nclass Animal {\n  public String name() {\n    return \"?\";\n  }\n}\n",
            "package b;\npublic class Cat extends Animal implements Named {}\n");
    assertEquals("?", fixture.result());
  }

  @Test
  void methodStaysThatTheJdkCallsOnASubclass() {
    Fixture fixture =
        Fixture.of(
            main("import b.Job;", "run(new Job())")
                .replaceFirst(
                    "}\n$",
                    "  static int run(Runnable r) { r.run(); return b(); }\n"
                        + "  static int b() { return Work.DONE[0]; }\n}\n")
                .replace("import b.Job;", "import b.Job;\nimport b.Work;"),
            """
            package b;
            public class Work {
              public static final int[] DONE = {0};
              public void run() {
                DONE[0]++;
              }
            }
            """,
            "package b;\npublic class Job extends Work implements Runnable {}\n");
    assertEquals(1, fixture.result());
  }

  @Test
  void enumsKeepAllTheirConstants() {
    Fixture fixture =
        Fixture.of(
            main("import b.Suit;", "Suit.values().length * 100 + Suit.HEARTS.ordinal() + of()")
                .replaceFirst(
                    "}\n$",
                    "  static int of() { switch (Suit.SPADES) { case SPADES: return"
                        + " Suit.SPADES.worth(); default: return 0; } }\n}\n"),
            """
            package b;
            public enum Suit {
              CLUBS(1),
              HEARTS(2),
              SPADES(4) {
                @Override
                public int worth() {
                  return 2 * base();
                }
              };
              private final int base;
              Suit(int base) {
                this.base = base;
              }
              int base() {
                return base;
              }
              public int worth() {
                return base;
              }
              public int unused() {
                return 0;
              }
            }
            """);
    assertEquals(309, fixture.result());
    assertFalse(fixture.contains("unused"), fixture.text());
  }

  @Test
  void theMethodBehindALambdaStays() {
    Fixture fixture =
        Fixture.of(
            main("import b.Step;", "String.valueOf(count(x -> x + 1, Main::twice))")
                .replaceFirst(
                    "}\n$",
                    "  static int count(Step... steps) { return steps.length; }\n"
                        + "  static int twice(int x) { return 2 * x; }\n}\n"),
            "package b;\npublic interface Step {\n  int apply(int x);\n}\n");
    assertEquals("2", fixture.result());
  }

  @Test
  void initializersThatDoSomethingStay() {
    Fixture fixture =
        Fixture.of(
            main("import b.Log;", "Log.LINES.toString()"),
            """
            package b;
            import java.util.ArrayList;
            import java.util.List;
            public final class Log {
              public static final List<String> LINES = new ArrayList<>();
              private static final boolean ADDED = LINES.add("field");
              static {
                LINES.add("block");
              }
            }
            """);
    assertEquals("[field, block]", fixture.result());
  }

  @Test
  void localVariablesDoNotKeepFieldsOfTheSameName() {
    Fixture fixture =
        Fixture.of(
            main("import b.Sum;", "Sum.of(1, 2)"),
            """
            package b;
            public final class Sum {
              static int total = 100;
              static int part = 1000;
              public static int of(int... parts) {
                int total = 0;
                for (int part : parts) {
                  total += part;
                }
                return total;
              }
            }
            """);
    assertEquals(3, fixture.result());
    assertFalse(fixture.contains("static int total"), fixture.text());
    assertFalse(fixture.contains("static int part"), fixture.text());
  }

  @Test
  void fieldThatAnAnonymousClassInheritsIsNotMistakenForALocalVariableAround() {
    Fixture fixture =
        Fixture.of(
            main("import b.Base;", "make(5)")
                .replaceFirst(
                    "}\n$",
                    "  static int make(int depth) {\n    return new Base() {\n"
                        + "      @Override\n      protected int get() {\n        return depth;\n"
                        + "      }\n    }.call();\n  }\n}\n"),
            """
            package b;
            public abstract class Base {
              protected int depth = 7;
              protected abstract int get();
              public int call() {
                return get();
              }
            }
            """);
    assertEquals(7, fixture.result());
  }

  @Test
  void constructorsAreToldApartByTheNumberOfTheirArguments() {
    Fixture fixture =
        Fixture.of(
            main("import b.Pair;", "new Pair(4).sum() + Pair.of(1, 2, 3)"),
            """
            package b;
            public class Pair {
              private final int one;
              private final int other;
              public Pair(int one) {
                this(one, one);
              }
              public Pair(int one, int other) {
                this.one = one;
                this.other = other;
              }
              public Pair(int one, int other, String unused) {
                this(one, other);
              }
              public int sum() {
                return one + other;
              }
              public static int of(int first, int... rest) {
                return first + rest.length;
              }
            }
            """);
    assertEquals(11, fixture.result());
    assertFalse(fixture.contains("String unused"), fixture.text());
  }

  @Test
  void importsAreMergedAndSorted() {
    Fixture fixture =
        Fixture.of(
            main("import b.Lists;\nimport java.util.Map;", "Lists.of(Map.class)"),
            """
            package b;
            import java.util.ArrayList;
            import java.util.Collections;
            import java.util.List;
            public final class Lists {
              public static List<Object> of(Object element) {
                return new ArrayList<>(java(element));
              }
              private static List<Object> java(Object element) {
                return Collections.singletonList(element);
              }
            }
            """);
    assertTrue(
        fixture.contains(
            "\nimport java.util.ArrayList;\nimport java.util.Collections;\n"
                + "import java.util.List;\nimport java.util.Map;\n\n"),
        fixture.text());
    assertEquals("[interface java.util.Map]", fixture.result().toString());
  }

  @Test
  void ofAFileThatIsTooLongTheLastTypesLoseTheCommentsOfTheirMembers() {
    String comment = "/** " + "Words without end. ".repeat(1500) + "*/";
    String[] files = new String[4];
    files[0] = main("import b.T1;", "T1.f() + T1.g()");
    for (int i = 1; i < files.length; i++) {
      files[i] =
          "package b;\n/** Type. */\npublic class T"
              + i
              + " {\n"
              + "  "
              + comment
              + "\n  public static int f() {\n    return "
              + i
              + ";\n  }\n\n"
              + "  public static int g() {\n    return "
              + (i < 3 ? "T" + (i + 1) + ".f() + T" + (i + 1) + ".g()" : "0")
              + ";\n  }\n}\n";
    }
    Fixture fixture = Fixture.of(files);
    assertEquals(6, fixture.result());
    assertTrue(fixture.text().length() <= 65536);
    assertEquals(3, fixture.text().split(Pattern.quote(comment), -1).length);
    assertEquals(4, fixture.text().split("/\\*\\* Type. \\*/", -1).length);
    assertTrue(fixture.text().lastIndexOf(comment) < fixture.text().indexOf("class T3"));
  }

  @Test
  void membersOnOneLineAreCutOutOfIt() {
    Fixture fixture =
        Fixture.of(
            main("import b.Line;", "Line.b"),
            "package b;\npublic class Line { static int a = 1; public static int b = 2; int c; }\n");
    assertEquals(2, fixture.result());
    assertFalse(fixture.contains("int a"), fixture.text());
    assertFalse(fixture.contains("int c"), fixture.text());
  }

  @Test
  void twoTypesOfOneNameAreAFailure() {
    assertFails(
        "two types Thing",
        main("import b.Thing;\nimport c.Maker;", "new Thing().toString() + Maker.make()"),
        "package b;\npublic class Thing {}\n",
        "package c;\npublic class Thing {}\n",
        "package c;\npublic class Maker {\n  public static Object make() {\n"
            + "    return new Thing();\n  }\n}\n");
  }

  @Test
  void aTypeWithTheNameOfAnImportedOneIsAFailure() {
    assertFails(
        "two types List",
        main("import java.util.List;\nimport b.Maker;", "((List<?>) null) == Maker.make()"),
        "package b;\npublic class List {}\n",
        "package b;\npublic class Maker {\n  public static Object make() {\n"
            + "    return new List();\n  }\n}\n");
  }

  @Test
  void aTypeThatWouldHideOneOfJavaLangIsAFailure() {
    assertFails(
        "two types Integer",
        main("import b.Maker;", "Maker.make() + Integer.MAX_VALUE"),
        "package b;\npublic class Integer {}\n",
        "package b;\npublic class Maker {\n  public static String make() {\n"
            + "    return \"\" + new Integer();\n  }\n}\n");
  }

  @Test
  void theMainClassMayNotBeCalledAsAnotherType() {
    assertFails(
        "the main class cannot be called Main",
        main("import b.Maker;", "Maker.make()"),
        "package b;\npublic class Maker {\n  public static Object make() {\n"
            + "    return new Main();\n  }\n}\n",
        "package b;\npublic class Main {}\n");
  }

  @Test
  void aNameThatWouldMeanAnotherTypeIsAFailure() {
    assertFails(
        "would mean another type here",
        main("import b.Outer.Inner;", "new Inner()")
            .replaceFirst("}\n$", "  static class Outer {}\n}\n"),
        "package b;\npublic class Outer {\n  public static class Inner {}\n}\n");
  }

  @Test
  void whatIsNotUnderstoodIsAFailure() {
    assertFails("only imports of single types", main("import static b.T.f;", "f()"));
    assertFails("only imports of single types", main("import java.util.*;", "null"));
    assertFails("no type java.util.List", main("", "(java.util.List<?>) null"));
    assertFails("no type Missing", main("import b.Missing;", "new Missing()"));
    assertFails("no method missing", main("", "missing()"));
    assertFails("is not Java 8", main("", "switch (1) { default -> 1; }"));
    assertFails("is not Java 8", main("", "1 +"));
    assertFails(
        "local types", main("", "null").replace("    return", "    class Local {}\n    return"));
    assertFails("2 top-level types", main("", "null") + "class Second {}\n");
  }
}
