package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a project of its own, with stand-ins for Java, which tells its arguments, and
 * Maven.
 */
final class LauncherTests {
  private static final String JAVA =
      """
      #!/bin/sh
      if [ "$1" = -version ]; then
        echo 'openjdk version "17.0.1"' >&2
      else
        for word; do echo "$word"; done
      fi
      """;

  private static final String MAVEN =
      """
      #!/bin/sh
      echo built >>"$BUILDS"
      for word; do
        case $word in -Doutput.directory=*) out=${word#*=} ;; esac
      done
      mkdir -p "$out" && echo jar >"$out/initiative.jar"
      """;

  @TempDir Path directory;
  private Path home;

  @BeforeEach
  void layOut() throws IOException {
    home = Files.createDirectories(directory.resolve(".a place/project"));
    Files.copy(Path.of("initiative"), home.resolve("initiative"));
    Files.createDirectories(home.resolve("src/main"));
    Files.createDirectories(home.resolve("interactors"));
    Files.writeString(home.resolve("pom.xml"), "");
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
    Path errors = directory.resolve("errors");
    ProcessBuilder builder = new ProcessBuilder(command).directory(where.toFile());
    builder.environment().remove("JAVA_HOME");
    builder.environment().put("BUILDS", directory.resolve("builds").toString());
    builder.environment().merge("PATH", directory.resolve("bin") + ":", (old, bin) -> bin + old);
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
    assertTrue(run.out.contains(home.toAbsolutePath() + "/target/launcher/initiative.jar"));
  }

  private int builds() throws IOException {
    return Files.readAllLines(directory.resolve("builds")).size();
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
    Path source = Files.writeString(home.resolve("src/main/A.java"), "");
    Path jar = home.resolve("target/launcher/initiative.jar");
    long built = Files.getLastModifiedTime(jar).toMillis();
    Files.setLastModifiedTime(source, FileTime.fromMillis(built + 1000));
    run(home, "./initiative");
    assertEquals(2, builds());
  }

  @Test
  void botsGetASmallHeap() throws Exception {
    assertTrue(run(home, "./initiative", "play", "nim").out.contains("-Xmx64m"));
    assertFalse(run(home, "./initiative", "match", "nim").out.contains("-Xmx64m"));
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
