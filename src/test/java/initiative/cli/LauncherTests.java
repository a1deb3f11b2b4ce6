package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a project of its own, with stand-ins for Java, which tells its arguments, and
 * Maven.
 */
final class LauncherTests {
  /** Makes the archives that it is asked for, except those that newer ones have. */
  private static final String JAVA =
      """
      #!/bin/sh
      if [ "$1" = -version ]; then
        echo 'openjdk version "17.0.1"' >&2
        exit
      fi
      dump=
      for word; do
        echo "$word"
        case $word in
          -Xshare:dump) dump=yes ;;
          -XX:SharedArchiveFile=*) [ -z "$dump" ] || echo classes >"${word#*=}" ;;
          -XX:ArchiveClassesAtExit=*) echo classes >"${word#*=}" ;;
          -XX:AOTCacheOutput=*) exit 1 ;;
        esac
      done
      case " $*" in
        *' warm-up') echo warmed >>"$WARM_UPS" ;;
      esac
      """;

  private static final String NEW_JAVA = JAVA.replace("exit 1", "echo cache >\"${word#*=}\"");

  private static final String JAVA_WITHOUT_ARCHIVES = JAVA.replaceAll("echo classes >\\S+", "true");

  private static final String MAVEN =
      """
      #!/bin/sh
      echo built >>"$BUILDS"
      for word; do
        case $word in -Doutput.directory=*) out=${word#*=} ;; esac
      done
      mkdir -p "$out" && echo jar >"$out/initiative.jar"
      """;

  /** What a build needs besides Java and Maven. */
  private static final List<String> TOOLS =
      List.of(
          "sh",
          "cat",
          "cp",
          "cut",
          "find",
          "grep",
          "mkdir",
          "mv",
          "readlink",
          "rm",
          "sed",
          "touch");

  @TempDir Path directory;
  private Path home;

  @BeforeEach
  void layOut() throws IOException {
    home = Files.createDirectories(directory.resolve(".a place/project"));
    Files.copy(Path.of("initiative"), home.resolve("initiative"));
    Files.createDirectories(home.resolve("src/main"));
    Files.createDirectories(home.resolve("interactors"));
    Files.writeString(home.resolve("pom.xml"), "");
    Files.createDirectories(home.resolve("src/main/java/a b"));
    Files.writeString(home.resolve("src/main/java/a b/It's.java"), "");
    Files.writeString(home.resolve("interactors/a.suite"), "");
    program("java", JAVA);
    program("mvn", MAVEN);
    assertTrue(home.resolve("initiative").toFile().setExecutable(true));
  }

  private void program(String name, String text) throws IOException {
    Path bin = Files.createDirectories(directory.resolve("bin"));
    Path program = Files.writeString(bin.resolve(name), text);
    assertTrue(program.toFile().setExecutable(true));
  }

  private record Run(int exitCode, List<String> out, String errors) {}

  private Run run(Path where, String... command) throws IOException, InterruptedException {
    return run(where, Map.of(), command);
  }

  private Run run(Path where, Map<String, String> variables, String... command)
      throws IOException, InterruptedException {
    Path errors = directory.resolve("errors");
    ProcessBuilder builder = new ProcessBuilder(command).directory(where.toFile());
    builder.environment().remove("JAVA_HOME");
    builder.environment().put("BUILDS", directory.resolve("builds").toString());
    builder.environment().put("WARM_UPS", directory.resolve("warm-ups").toString());
    builder.environment().merge("PATH", directory.resolve("bin") + ":", (old, bin) -> bin + old);
    builder.environment().putAll(variables);
    Process process = builder.redirectError(errors.toFile()).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out.lines().toList(), Files.readString(errors));
  }

  private void assertStarted(Run run, String... arguments) {
    assertEquals("", run.errors);
    assertEquals(0, run.exitCode);
    List<String> end = new ArrayList<>(List.of("initiative.cli.Main"));
    end.addAll(List.of(arguments));
    assertEquals(end, run.out.subList(run.out.size() - end.size(), run.out.size()));
    assertTrue(run.out.contains(place("initiative.jar")));
  }

  private int builds() throws IOException {
    return Files.readAllLines(directory.resolve("builds")).size();
  }

  /** How often archives have been made, or tried to be made. */
  private int warmUps() throws IOException {
    return Files.readAllLines(directory.resolve("warm-ups")).size();
  }

  private String place(String name) {
    return home.toAbsolutePath() + "/target/launcher/" + name;
  }

  /** Changes a file as an editor may do that does not touch its directory. */
  private void change(String name) throws IOException {
    long built = Files.getLastModifiedTime(Path.of(place("initiative.jar"))).toMillis();
    Files.setLastModifiedTime(home.resolve(name), FileTime.fromMillis(built + 1000));
  }

  @Test
  void findsItsHomeHoweverItIsCalled() throws Exception {
    Path link = Files.createSymbolicLink(directory.resolve("far"), home.resolve("initiative"));
    Files.createSymbolicLink(directory.resolve("near"), Path.of(".a place/project/initiative"));
    assertStarted(run(home, "./initiative", "list"), "list");
    assertStarted(run(home, "sh", "initiative", "list"), "list");
    assertStarted(run(directory, home.resolve("initiative").toString(), "a b"), "a b");
    assertStarted(run(directory, ".a place/project/initiative"));
    assertStarted(run(directory, "./.a place/project/initiative"));
    assertStarted(run(home.resolve("src"), "../initiative", ""), "");
    assertStarted(run(home, link.toString(), "x"), "x");
    assertStarted(run(directory, "./near", "x"), "x");
    assertStarted(run(directory, "sh", "near", "x"), "x");
    assertEquals(1, builds());
    assertFalse(Files.exists(directory.resolve("target")));
  }

  @Test
  void buildsAgainOnlyWhenASourceIsNewer() throws Exception {
    run(home, "./initiative");
    run(home, "./initiative");
    assertEquals(1, builds());
    change("src/main/java/a b/It's.java");
    assertStarted(run(home, "./initiative"));
    assertEquals(2, builds());
  }

  @Test
  void everyKindOfChangeIsBuilt() throws Exception {
    run(home, "./initiative");
    for (String name : List.of("pom.xml", "interactors/a.suite", "src/main/java/a b/It's.java")) {
      int before = builds();
      change(name);
      run(home, "./initiative", "list");
      assertEquals(before + 1, builds(), name);
      Files.setLastModifiedTime(home.resolve(name), FileTime.fromMillis(0));
    }
    Files.writeString(home.resolve("src/main/java/a b/New.java"), "");
    run(home, "./initiative", "play", "nim");
    assertEquals(5, builds());
    Files.delete(home.resolve("src/main/java/a b/New.java"));
    run(home, "./initiative", "play", "nim");
    assertEquals(6, builds());
    change("src/main/java/a b/It's.java");
    run(home, "./initiative", "play", "nim");
    assertEquals(7, builds());
    Files.setLastModifiedTime(home.resolve("src/main/java/a b/It's.java"), FileTime.fromMillis(0));
    run(home, "./initiative", "play", "nim");
    assertEquals(7, builds());
  }

  @Test
  void aBotDoesNotWaitForDataThatItDoesNotUse() throws Exception {
    run(home, "./initiative");
    change("interactors/a.suite");
    run(home, "./initiative", "play", "nim");
    assertEquals(1, builds());
    run(home, "./initiative", "judge", "nim");
    assertEquals(2, builds());
  }

  @Test
  void anEmptyJarOrOneWithoutItsListIsBuiltAgain() throws Exception {
    run(home, "./initiative");
    Files.writeString(Path.of(place("initiative.jar")), "");
    run(home, "./initiative");
    assertEquals(2, builds());
    Files.delete(Path.of(place("sources")));
    run(home, "./initiative");
    assertEquals(3, builds());
    program("mvn", MAVEN.replace("echo jar", "printf ''"));
    Files.delete(Path.of(place("initiative.jar")));
    assertEquals(3, run(home, "./initiative").exitCode);
  }

  /** As a full disk may leave it. */
  @Test
  void aJarThatDoesNotRunIsNotKept() throws Exception {
    program("java", JAVA.replace("dump=\n", "dump=\n[ \"${*#*--version}\" = \"$*\" ] || exit 1\n"));
    Run run = run(home, "./initiative", "list");
    assertEquals(3, run.exitCode);
    assertEquals(1, run.errors.lines().count(), run.errors);
    assertTrue(run.errors.contains("is the disk full?"), run.errors);
    assertFalse(Files.exists(Path.of(place("initiative.jar"))));
    program("java", JAVA);
    assertStarted(run(home, "./initiative", "list"), "list");
    assertEquals(2, builds());
  }

  /** Java tells the locale that it was started in. */
  @Test
  void namesWithOtherLettersAreFoundInAnyLocale() throws Exception {
    // This JVM has to write such names itself.
    assumeTrue("UTF-8".equals(System.getProperty("sun.jnu.encoding")));
    program("java", JAVA.replace("dump=\n", "dump=\necho \"locale ${LC_ALL-}\"\n"));
    Map<String, String> plain = Map.of("LC_ALL", "C");
    assertTrue(run(home, plain, "./initiative", "list").out.contains("locale C"));
    assertTrue(run(home, plain, "./initiative", "бот").out.contains("locale C.UTF-8"));
    home = Files.move(home, directory.resolve("Ігри"));
    assertTrue(run(home, plain, "./initiative", "list").out.contains("locale C.UTF-8"));
    assertTrue(run(directory, plain, "Ігри/initiative", "play").out.contains("locale C.UTF-8"));
  }

  @Test
  void nobodyMayAttachToAnyJvmOrMakeItWriteAmongItsResults() throws Exception {
    for (String command : List.of("play", "solve", "list", "match", "export")) {
      Run run = run(home, "./initiative", command);
      assertTrue(run.out.contains("-XX:+DisableAttachMechanism"), command);
      assertTrue(run.out.contains("-XX:+DisplayVMOutputToStderr"), command);
    }
  }

  @Test
  void aJvmThatCannotBeginIsToldInOneLine() throws Exception {
    run(home, "./initiative", "list");
    program("java", "#!/bin/sh\necho Error\necho occurred\nexit 1\n");
    Run run = run(home, "sh", "-c", "ulimit -v 8000000; exec ./initiative list");
    assertEquals(3, run.exitCode);
    assertEquals(List.of(), run.out);
    assertEquals(1, run.errors.lines().count(), run.errors);
    assertTrue(run.errors.contains("Java cannot start within 8000000 kB"), run.errors);
  }

  @Test
  void botsHaveAnArchiveOfTheirOwn() throws Exception {
    List<String> words = run(home, "./initiative", "play", "nim").out;
    assertTrue(words.contains("-XX:SharedArchiveFile=" + place("bot.jsa")));
    assertTrue(words.contains("-Xbootclasspath/a:" + place("initiative.jar")));
    assertFalse(words.contains("-XX:+UseSerialGC"));
    for (String command : List.of("list", "solve")) {
      words = run(home, "./initiative", command).out;
      assertTrue(words.contains("-XX:SharedArchiveFile=" + place("classes.jsa")));
      assertTrue(words.contains("-cp"));
    }
    assertEquals(1, warmUps());
  }

  @Test
  void aCacheIsUsedWhereTheJvmHasIt() throws Exception {
    program("java", NEW_JAVA);
    List<String> words = run(home, "./initiative", "list").out;
    assertTrue(words.contains("-XX:AOTCache=" + place("classes.aot")));
    assertTrue(words.stream().noneMatch(word -> word.startsWith("-XX:SharedArchiveFile")));
    words = run(home, "./initiative", "play", "nim").out;
    assertTrue(words.contains("-XX:SharedArchiveFile=" + place("bot.jsa")));
    assertTrue(words.contains("-XX:+UseSerialGC"));
    assertEquals(1, warmUps());
  }

  @Test
  void anArchiveThatCannotBeMadeIsNotTriedAgain() throws Exception {
    program("java", JAVA_WITHOUT_ARCHIVES);
    for (int i = 0; i < 3; i++) {
      for (String command : List.of("play", "list")) {
        Run run = run(home, "./initiative", command);
        assertStarted(run, command);
        assertTrue(run.out.stream().noneMatch(word -> word.startsWith("-XX:SharedArchiveFile")));
      }
    }
    assertEquals(1, warmUps());
  }

  @Test
  void anotherJvmUnderTheSameNameGetsItsOwnArchives() throws Exception {
    program("java-17", JAVA);
    program("java-25", NEW_JAVA);
    Path java = directory.resolve("bin/java");
    for (String version : List.of("java-17", "java-25", "java-17")) {
      Files.delete(java);
      Files.createSymbolicLink(java, Path.of(version));
      run(home, "./initiative", "list");
      List<String> words = run(home, "./initiative", "list").out;
      boolean isNew = version.equals("java-25");
      assertEquals(isNew, words.contains("-XX:AOTCache=" + place("classes.aot")));
      assertEquals(!isNew, words.contains("-XX:SharedArchiveFile=" + place("classes.jsa")));
    }
    assertEquals(3, warmUps());
    assertEquals(1, builds());
  }

  @Test
  void aProjectThatHasMovedIsNotBuiltButGetsItsOwnArchives() throws Exception {
    run(home, "./initiative");
    home = Files.move(home, directory.resolve("elsewhere"));
    assertStarted(run(home, "./initiative", "list"), "list");
    assertStarted(run(home, "./initiative", "list"), "list");
    assertEquals(1, builds());
    assertEquals(2, warmUps());
  }

  @Test
  void javaHomeComesFirstUnlessThereIsNoJavaInIt() throws Exception {
    Path other = Files.createDirectories(directory.resolve("other java/bin"));
    Files.move(directory.resolve("bin/java"), other.resolve("java"));
    program("java", "#!/bin/sh\nexit 5\n");
    Map<String, String> right = Map.of("JAVA_HOME", other.getParent().toString());
    assertStarted(run(home, right, "./initiative", "list"), "list");
    Map<String, String> wrong = Map.of("JAVA_HOME", directory.resolve("gone").toString());
    Run run = run(home, wrong, "./initiative", "list");
    assertEquals(5, run.exitCode);
    assertEquals(
        "initiative: there is no bin/java in JAVA_HOME ("
            + directory.resolve("gone")
            + "), so that the one on the PATH is used\n",
        run.errors);
    assertEquals(List.of(), run.out);
  }

  @Test
  void withoutMavenOneIsToldWhatToInstall() throws Exception {
    Path tools = Files.createDirectories(directory.resolve("tools"));
    for (String tool : TOOLS) {
      Path program = tools.resolve(tool);
      Files.writeString(program, "#!/bin/sh\nexec " + onPath(tool) + " \"$@\"\n");
      assertTrue(program.toFile().setExecutable(true));
    }
    Files.move(directory.resolve("bin/java"), tools.resolve("java"));
    Path gradle = home.resolve("gradlew");
    Files.writeString(gradle, "#!/bin/sh\necho 'gradlew: cannot fetch it' >&2\nexit 1\n");
    assertTrue(gradle.toFile().setExecutable(true));
    Run run = run(home, Map.of("PATH", tools.toString()), "./initiative", "list");
    assertEquals(3, run.exitCode);
    assertEquals(List.of(), run.out);
    assertTrue(run.errors.contains("gradlew: cannot fetch it"), run.errors);
    assertTrue(run.errors.contains("install Maven"), run.errors);
  }

  private static Path onPath(String tool) {
    for (String directory : System.getenv("PATH").split(":")) {
      Path program = Path.of(directory, tool);
      if (Files.isExecutable(program)) {
        return program;
      }
    }
    throw new IllegalStateException("there is no " + tool);
  }

  @Test
  void botsGetASmallHeap() throws Exception {
    assertTrue(run(home, "./initiative", "play", "nim").out.contains("-Xmx64m"));
    assertFalse(run(home, "./initiative", "match", "nim").out.contains("-Xmx64m"));
  }

  /** With the compiler in it the archive of exports would slow down bots. */
  @Test
  void exportsHaveAnArchiveOfTheirOwn() throws Exception {
    String place = "-XX:SharedArchiveFile=" + home.toAbsolutePath() + "/target/launcher/";
    for (String command : List.of("export", "package")) {
      assertTrue(run(home, "./initiative", command).out.contains(place + "export.jsa"));
    }
    for (String command : List.of("match", "list")) {
      assertTrue(run(home, "./initiative", command).out.contains(place + "classes.jsa"));
    }
    assertFalse(run(home, "./initiative", "play").out.contains("export.jsa"));
  }

  @Test
  void aBuildThatFailsForAFullDiskSaysSoFirst() throws Exception {
    String copy = "[ERROR] copying " + "a".repeat(400);
    program("mvn", "#!/bin/sh\necho '" + copy + ": No space left on device'\nexit 1\n");
    Run run = run(home, "./initiative", "list");
    assertEquals(3, run.exitCode);
    assertTrue(run.errors.contains("the build failed: No space left on device ("), run.errors);
  }

  @Test
  void coloursOfTheBuildAreLeftOut() throws Exception {
    program("mvn", "#!/bin/sh\nprintf '\\033[0m[\\033[31mERROR\\033[m] oh\\n'\nexit 1\n");
    Run run = run(home, "./initiative", "list");
    assertTrue(run.errors.contains("the build failed: [ERROR] oh ("), run.errors);
  }

  @Test
  void aBuildThatFailsIsToldInOneLineWithItsPlace() throws Exception {
    program(
        "mvn",
        "#!/bin/sh\necho '[ERROR] COMPILATION ERROR :'\necho '[ERROR] A.java:[3,1] oh'\nexit 1\n");
    Run run = run(home, "./initiative", "list");
    assertEquals(3, run.exitCode);
    assertEquals(List.of(), run.out);
    assertEquals(1, run.errors.lines().count());
    assertTrue(run.errors.startsWith("initiative: the build failed: [ERROR] A.java:[3,1] oh ("));
  }

  @Test
  void aJavaThatIsTooOldIsNotUsed() throws Exception {
    program("java", "#!/bin/sh\necho 'openjdk version \"11.0.2\"' >&2\n");
    Run run = run(home, "./initiative", "list");
    assertEquals(3, run.exitCode);
    assertEquals("initiative: needs a JDK 17 or newer in JAVA_HOME or on the PATH\n", run.errors);
  }
}
