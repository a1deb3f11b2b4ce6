package initiative.slice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    SliceFailure failure = assertThrows(SliceFailure.class, () -> Fixture.of(files));
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

  /** The constructor that the compiler gives to an anonymous class names types in full. */
  @Test
  void anAnonymousClassMayHandTypesOfOtherPackagesToItsBase() {
    Fixture fixture =
        Fixture.of(
            main("import b.Base;", "Base.of(3).get()"),
            """
            package b;
            import c.Size;
            public abstract class Base {
              private final Size[] sizes;
              protected Base(Size... sizes) {
                this.sizes = sizes;
              }
              public abstract int get();
              public static Base of(int size) {
                return new Base(new Size(size), new Size(4)) {
                  @Override
                  public int get() {
                    return size + first();
                  }
                };
              }
              int first() {
                return sizes[0].size;
              }
            }
            """,
            """
            package c;
            public final class Size {
              public final int size;
              public Size(int size) {
                this.size = size;
              }
            }
            """);
    assertEquals(6, fixture.result());
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
  void theMainClassMayNotBeCalledAsOneThatItImportsOrOneOfJavaLang() {
    assertFails(
        "the main class cannot be called Main",
        main("import b.Main;", "1"),
        "package b;\npublic class Main {}\n");
    assertFails(
        "the main class cannot be called System, since another class of the file is;"
            + " SystemMain would do",
        main("", "System.lineSeparator()").replace("class Main", "class System"));
  }

  @Test
  void aNameThatWouldMeanAnotherTypeIsAFailure() {
    assertFails(
        "the main class, line 5: Outer.Inner would mean another type here",
        main("import b.Outer.Inner;", "new Inner()")
            .replaceFirst("}\n$", "  static class Outer {}\n}\n"),
        "package b;\npublic class Outer {\n  public static class Inner {}\n}\n");
  }

  @Test
  void whatIsNotUnderstoodIsAFailureWithItsPlace() {
    String tool = "package b;\npublic class T {\n  public static int f() { return 1; }\n}\n";
    assertFails(
        "the main class, line 2: only imports of single types",
        main("import static b.T.f;", "f()"),
        tool);
    assertFails(
        "the main class, line 2: only imports of single types",
        main("import java.util.*;", "null"));
    assertFails(
        "b.U, line 2: only imports of single types",
        main("import b.U;", "new U().list"),
        "package b;\nimport java.util.*;\npublic class U {\n  public List<U> list;\n}\n");
    assertFails("the main class, line 2: cannot find symbol", main("import b.No;", "1"), tool);
    assertFails("line 5: cannot find symbol symbol: class Missing", main("", "new Missing()"));
    assertFails("line 5: cannot find symbol symbol: method missing()", main("", "missing()"));
    assertFails("not supported in -source 8", main("", "switch (1) { default -> 1; }"));
    assertFails("the main class, line 5: illegal start of expression", main("", "1 +"));
    assertFails("the main class, line 1: there is no class", "package a;\n");
    assertFails(
        "b.T, line 3: cannot find symbol symbol: method of()",
        main("import b.T;", "T.f()"),
        "package b;\npublic class T {\n  public static Object f() { return java.util.List.of(); }\n"
            + "}\n");
  }

  @Test
  void whatIsFoundByItsNameIsAFailure() {
    for (String reflection :
        List.of(
            "Class.forName(\"b.T\")",
            "Main.class.newInstance()",
            "Main.class.getDeclaredMethod(\"f\")",
            "Main.class.getResourceAsStream(\"f\")",
            "Main.class.getClassLoader().loadClass(\"f\")",
            "java.util.ServiceLoader.load(Runnable.class)",
            "(java.util.concurrent.Callable<Object>) Main.class::newInstance")) {
      assertFails(
          " finds by its name cannot be followed",
          main("", reflection).replace("result()", "result() throws Exception"));
    }
    assertEquals("Main", Fixture.of(main("", "Main.class.getSimpleName()")).result());
  }

  @Test
  void typesOfAllPackagesComeInTheOrderOfTheRooms() {
    String[] files = {
      main(
          "import initiative.player.Loop;\nimport initiative.other.Thing;\n"
              + "import initiative.solve.Bot;\nimport initiative.games.nim.Nim;\n"
              + "import initiative.game.Game;\nimport initiative.interactor.wrong.Flaw;\n",
          "\"\" + new Thing() + new Loop() + new Bot() + new Nim() + new Flaw()"),
      "package initiative.player;\npublic class Loop {}\n",
      "package initiative.other;\npublic class Thing {}\n",
      "package initiative.solve;\npublic class Bot {}\n",
      "package initiative.games.nim;\nimport initiative.game.Game;\n"
          + "public class Nim extends Game {}\n",
      "package initiative.game;\npublic abstract class Game {}\n",
      "package initiative.interactor.wrong;\npublic class Flaw {}\n"
    };
    String text = Fixture.of(files).text();
    List<String> order = text.lines().filter(line -> line.matches(".*\\bclass .*")).toList();
    assertEquals(
        List.of("Main", "Flaw", "Nim", "Game", "Bot", "Loop", "Thing"),
        order.stream().map(line -> line.replaceAll(".*class (\\w+).*", "$1")).toList());
  }

  @Test
  void namesWithPackagesLoseThoseThatAreNoMore() {
    Fixture fixture =
        Fixture.of(
            main("", "b.Outer.Inner.f(new java.util.ArrayList<b.Outer.Inner>())"),
            """
            package b;
            public class Outer {
              public static class Inner {
                public static int f(java.util.List<b.Outer.Inner> list) {
                  return list.size();
                }
              }
            }
            """);
    assertEquals(0, fixture.result());
    assertTrue(fixture.contains("new java.util.ArrayList<Outer.Inner>()"), fixture.text());
    assertTrue(fixture.contains("f(java.util.List<Outer.Inner> list)"), fixture.text());
  }

  @Test
  void namesOfNestedTypesOfTheJdkStayImports() {
    Fixture fixture =
        Fixture.of(
            main(
                "import java.util.Map.Entry;\nimport java.lang.Thread.State;",
                "State.NEW + \"\" + (Entry<?, ?>) null"));
    assertEquals("NEWnull", fixture.result());
    assertTrue(
        fixture.contains("import java.lang.Thread.State;\nimport java.util.Map.Entry;\n"),
        fixture.text());
  }

  @Test
  void anonymousClassesKeepWhatTheyOverrideInABaseOfAnotherPackage() {
    Fixture fixture =
        Fixture.of(
            main("import b.Base;\nimport c.Named;", "of(3).twice(\"a\", \"b\")")
                .replaceFirst(
                    "}\n$",
                    """
                      static Base<String> of(int size) {
                        return new Base<String>(size) {
                          @Override
                          protected String name(String part) {
                            return part + size;
                          }
                        };
                      }
                    }
                    """),
            """
            package b;
            import c.Named;
            public abstract class Base<T> implements Named<T> {
              protected final int size;
              protected Base(int size) {
                this.size = size;
              }
              protected Base() {
                this(0);
              }
              protected abstract String name(T part);
              protected String unused(T part) {
                return other(part);
              }
              @Override
              public String of(T part) {
                return name(part);
              }
            }
            """,
            """
            package c;
            public interface Named<T> {
              String of(T part);
              default String other(T part) {
                return of(part);
              }
              @SuppressWarnings("unchecked")
              default <E extends T> String twice(E... parts) {
                return join(of(parts[0]), of(parts[1]));
              }
              static String join(String... parts) {
                return String.join("-", parts);
              }
              static String never() {
                return "";
              }
            }
            """);
    assertEquals("a3-b3", fixture.result());
    for (String dropped : List.of("unused", "other", "never", "this(0)")) {
      assertFalse(fixture.contains(dropped), fixture.text());
    }
  }

  @Test
  void overloadsAreToldApartByTheTypesOfTheirParameters() {
    Fixture fixture =
        Fixture.of(
            main("import b.Tool;", "Tool.of(1)"),
            """
            package b;
            public class Tool {
              public static String of(long number) {
                return "number";
              }
              public static String of(String text) {
                return "text";
              }
            }
            """);
    assertEquals("number", fixture.result());
    assertFalse(fixture.contains("String text"), fixture.text());
  }

  @Test
  void localClassesStayWhole() {
    Fixture fixture =
        Fixture.of(
            main("import b.Shape;", "new Local(7).twice()")
                .replace(
                    "    return",
                    """
                        class Local extends Shape {
                          Local(int area) {
                            super(area);
                          }
                          @Override
                          public int area() {
                            return area + 1;
                          }
                        }
                        return"""),
            """
            package b;
            public class Shape {
              protected final int area;
              protected Shape(int area) {
                this.area = area;
              }
              public int area() {
                return area;
              }
              public int twice() {
                return 2 * area();
              }
            }
            """);
    assertEquals(16, fixture.result());
  }

  @Test
  void fieldsThatAreDeclaredTogetherStayTogether() {
    Fixture fixture =
        Fixture.of(
            main("import b.Point;\nimport b.Other;", "new Point().y"),
            """
            package b;
            public class Point {
              private java.util.List<String> a, b;
              public int x = 1, y = 2; // both
            }
            """,
            "package b;\npublic class Other {}\n");
    assertEquals(2, fixture.result());
    assertTrue(fixture.contains("  public int x = 1, y = 2; // both\n"), fixture.text());
    assertFalse(fixture.contains("a, b"), fixture.text());
    assertFalse(fixture.contains("Other"), fixture.text());
  }

  @Test
  void aSecondTypeOfAFileGoesItsOwnWay() {
    Fixture fixture =
        Fixture.of(
            main("", "Second.x") + "/** The second. */\nclass Second { static int x = 4; }\n");
    assertEquals(4, fixture.result());
    assertTrue(
        fixture.text().endsWith("}\n\n/** The second. */\nclass Second { static int x = 4; }\n"));
  }

  @Test
  void aClassOfWhichThereAreNoObjectsStillFitsItsBase() {
    Fixture fixture =
        Fixture.of(
            main("import b.Base;\nimport b.Sub;", "new Base(1) instanceof Sub"),
            "package b;\npublic class Base {\n  public Base(int x) {}\n}\n",
            "package b;\npublic class Sub extends Base {\n  Sub() {\n    super(1);\n  }\n}\n");
    assertEquals(false, fixture.result());
  }

  @Test
  void commentsOfAllKindsGoWithTheirMembers() {
    Fixture fixture =
        Fixture.of(
            main("import b.Tool;", "Tool.USED"),
            """
            package b;
            // Not a comment of the class.

            /* Nor this. */

            @SuppressWarnings("public class")
            // This is one.
            public class Tool {
              // One line.
              // Two lines.
              static int unused; /* and behind it */

              /* Why. */
              // And how.
              @SuppressWarnings("all")
              static int unusedToo = 1;

              // It is used.
              // Really.
              public static final int USED = 2;
              /**
               * Never.
               */
              static void never() {} // never
            }
            """
                .replace("\n", "\r\n"));
    assertEquals(2, fixture.result());
    assertTrue(
        fixture
            .text()
            .endsWith(
                """
                @SuppressWarnings("public class")
                // This is one.
                class Tool {
                  // It is used.
                  // Really.
                  public static final int USED = 2;
                }
                """),
        fixture.text());
  }

  @Test
  void methodThatWouldOverrideOnlyInOneFileIsAFailure() {
    assertFails(
        "c.Sub, line 4: name() would override that of b.Base in one file",
        main("import c.Sub;", "new Sub().base() + new Sub().name()"),
        "package b;\npublic class Base {\n  String name() {\n    return \"base\";\n  }\n"
            + "  public String base() {\n    return name();\n  }\n}\n",
        "package c;\nimport b.Base;\npublic class Sub extends Base {\n"
            + "  public String name() {\n    return \"sub\";\n  }\n}\n");
  }

  @Test
  void theHeaderIsBrokenIntoLinesThatFit() {
    SingleFile.Program program =
        new SingleFile.Program(
            List.of("Some words. ".repeat(20), " Two\nlines "), "class Main {\n}\n");
    assertEquals(
        "/*\n * "
            + "Some words. ".repeat(8).strip()
            + "\n * "
            + "Some words. ".repeat(8).strip()
            + "\n * "
            + "Some words. ".repeat(4).strip()
            + "\n *\n * Two lines\n */\n\nclass Main {\n}\n",
        SingleFile.of(new Sources(List.of()), program));
    for (String odd : List.of("a */ b", "a /* b")) {
      assertThrows(
          SliceFailure.class,
          () ->
              SingleFile.of(
                  new Sources(List.of()),
                  new SingleFile.Program(List.of(odd), "class Main {\n}\n")));
    }
  }

  @Test
  void severalProgramsComeOutAsEachWouldAlone(@TempDir Path root) throws IOException {
    Files.createDirectory(root.resolve("b"));
    Files.writeString(
        root.resolve("b/T.java"), "package b;\npublic class T {\n  public int a, b;\n}\n");
    Files.writeString(
        root.resolve("b/U.java"),
        "package b;\npublic class U {\n  public T t;\n  public int x;\n}\n");
    Sources sources = new Sources(List.of(root));
    SingleFile.Program one =
        new SingleFile.Program(List.of("One."), main("import b.T;", "new T().a"));
    SingleFile.Program other =
        new SingleFile.Program(
            List.of("Other."),
            main("import b.U;", "new U().x").replace("class Main", "class OtherMain"));
    assertEquals(
        List.of(SingleFile.of(sources, one), SingleFile.of(sources, other)),
        SingleFile.of(sources, List.of(one, other)));
  }
}
