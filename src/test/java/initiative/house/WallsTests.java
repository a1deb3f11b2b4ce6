package initiative.house;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import initiative.catalogue.Catalogue;
import java.io.FileDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The rooms of the house, and who may know whom. */
final class WallsTests {
  /** All classes of the product, wherever the build has put them; none of the tests. */
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .importUrl(Catalogue.class.getProtectionDomain().getCodeSource().getLocation());

  /** Which rooms a room of the core may use besides itself. */
  private static final Map<String, Set<String>> CORE =
      Map.of(
          "game", Set.of(),
          "solve", Set.of("game"),
          "player", Set.of("game"),
          "interactor", Set.of("game", "player"),
          "catalogue", Set.of("game", "interactor"),
          "family", Set.of("game", "solve", "interactor", "catalogue"),
          "games", Set.of("game", "solve", "interactor", "catalogue", "family"),
          "problem", Set.of("game", "solve", "family", "games"));

  /** The rooms above the core, each of which may use those before it. */
  private static final List<String> ABOVE =
      List.of(
          "words",
          "explain",
          "chart",
          "graph",
          "process",
          "policy",
          "result",
          "match",
          "suite",
          "laboratory",
          "statement",
          "course",
          "tournament",
          "slice",
          "export",
          "packages",
          "classroom",
          "cli");

  @Test
  void rulesLookAtEveryRoom() {
    Set<String> rooms = new TreeSet<>();
    for (JavaClass type : HOUSE) {
      rooms.add(type.getPackageName().split("\\.")[1]);
    }
    Set<String> known = new TreeSet<>(CORE.keySet());
    known.addAll(ABOVE);
    assertEquals(known, rooms);
  }

  @Test
  void roomsOfTheCoreKnowOnlyThoseBelowThem() {
    for (Map.Entry<String, Set<String>> room : CORE.entrySet()) {
      onlyDependsOn(room.getKey(), room.getValue()).check(HOUSE);
    }
  }

  @Test
  void roomsAboveTheCoreKnowOnlyThoseBefore() {
    for (int i = 0; i < ABOVE.size(); i++) {
      String[] later = packages(new TreeSet<>(ABOVE.subList(i + 1, ABOVE.size())));
      if (later.length > 0) {
        noClasses()
            .that()
            .resideInAPackage("initiative." + ABOVE.get(i) + "..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(later)
            .check(HOUSE);
      }
    }
  }

  /** Else an export would not compile; no java.util.stream and the like, which start slowly. */
  @Test
  void coreUsesLittleOfJava() {
    Set<String> basics =
        Set.of("java.io", "java.lang", "java.math", "java.nio.charset", "java.util");
    for (String room : CORE.keySet()) {
      Set<String> used = used(room);
      used.removeAll(basics);
      if (room.equals("catalogue")) {
        used.remove("java.lang.reflect");
      }
      if (room.equals("interactor")) {
        used.removeAll(Set.of("java.nio.file", "java.util.concurrent"));
      }
      assertEquals(Set.of(), used, room);
    }
  }

  /** The packages outside the house that a room uses. */
  private static Set<String> used(String room) {
    Set<String> used = new TreeSet<>();
    for (JavaClass type : HOUSE.that(resideInAnyPackage(packages(Set.of(room))))) {
      type.getDirectDependenciesFromSelf()
          .forEach(dependency -> used.add(dependency.getTargetClass().getPackageName()));
    }
    used.removeIf(name -> name.isEmpty() || name.startsWith("initiative."));
    return used;
  }

  /** What makes one file of many knows the compiler, and no program of ours. */
  @Test
  void theSlicerKnowsTheCompilerAlone() {
    assertTrue(holds(onlyKnows("slice", "java..", "javax..", "com.sun.source..")));
    assertFalse(holds(onlyKnows("slice", "java..", "javax..")));
    assertFalse(holds(onlyKnows("export", "java..", "javax..", "com.sun.source..")));
  }

  @Test
  void onlyTheSlicerKnowsTheTreesOfTheCompiler() {
    noClasses()
        .that()
        .resideOutsideOfPackage("initiative.slice..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.sun.source..", "com.sun.tools..")
        .check(HOUSE);
  }

  @Test
  void onlyTheClassroomServesPages() {
    noClasses()
        .that()
        .resideOutsideOfPackage("initiative.classroom..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.sun.net..")
        .check(HOUSE);
  }

  @Test
  void nothingKnowsTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("initiative.cli..")
        .should()
        .dependOnClassesThat(resideInAnyPackage("initiative.cli..", "picocli.."))
        .check(HOUSE);
  }

  @Test
  void onlyTheCommandLineTouchesTheStandardStreamsAndExits() {
    noClasses()
        .that()
        .resideOutsideOfPackage("initiative.cli..")
        .should()
        .accessField(System.class, "in")
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(FileDescriptor.class)
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .callMethod(Runtime.class, "exit", int.class)
        .orShould()
        .callMethod(Runtime.class, "halt", int.class)
        .check(HOUSE);
  }

  @Test
  void nobodyPrintsAStackTrace() {
    noClasses().should().callMethodWhere(target(name("printStackTrace"))).check(HOUSE);
  }

  /** Beside that room only what contestants get, which has to start their programs by itself. */
  @Test
  void onlyOneRoomStartsProcesses() {
    noClasses()
        .that()
        .resideOutsideOfPackages("initiative.process..", "initiative.interactor.tool..")
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ProcessBuilder.class)
        .orShould()
        .callMethod(Runtime.class, "exec", String.class)
        .orShould()
        .callMethod(Runtime.class, "exec", String[].class)
        .check(HOUSE);
  }

  @Test
  void coreWritesNoLogs() {
    noClasses()
        .that()
        .resideInAnyPackage(packages(CORE.keySet()))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.slf4j..", "ch.qos.logback..", "java.util.logging..")
        .check(HOUSE);
  }

  @Test
  void roomsDoNotGoRoundInCircles() {
    slices().matching("initiative.(*)..").should().beFreeOfCycles().check(HOUSE);
  }

  /** The rules can fail: turned round, each finds what it looks for. */
  @Test
  void wallsAreWhereTheyShouldBe() {
    Map<String, Boolean> holds = new TreeMap<>();
    holds.put("solve without game", holds(onlyDependsOn("solve", Set.of())));
    holds.put("player without game", holds(onlyDependsOn("player", Set.of("solve"))));
    holds.put("games without families", holds(onlyDependsOn("games", Set.of("game", "solve"))));
    holds.put(
        "commands without streams", holds(noClasses().should().accessField(System.class, "out")));
    holds.put(
        "a house without processes",
        holds(noClasses().should().dependOnClassesThat().areAssignableTo(ProcessBuilder.class)));
    holds.values().removeIf(held -> !held);
    assertEquals(Map.of(), holds);
  }

  private static boolean holds(ArchRule rule) {
    return !rule.evaluate(HOUSE).hasViolation();
  }

  private static ArchRule onlyDependsOn(String room, Set<String> below) {
    List<String> allowed = new ArrayList<>(List.of("java.."));
    allowed.addAll(List.of(packages(below)));
    return onlyKnows(room, allowed.toArray(new String[0]));
  }

  private static ArchRule onlyKnows(String room, String... packages) {
    DescribedPredicate<JavaClass> known =
        resideInAnyPackage(packages).or(resideInAPackage("initiative." + room + ".."));
    return classes()
        .that()
        .resideInAPackage("initiative." + room + "..")
        .should()
        .onlyDependOnClassesThat(known);
  }

  private static String[] packages(Set<String> rooms) {
    return rooms.stream().map(room -> "initiative." + room + "..").toArray(String[]::new);
  }
}
