package initiative.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Adds a game as CONTRIBUTING.md says, with the class and the line that stand there and nothing
 * else, and uses it as people use a game.
 */
@Tag("slow")
final class AddedGameTests {
  private static final String GAME = "take-134";
  private static final Pattern CLASS = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern LINE =
      Pattern.compile("in `src/main/resources/(META-INF/services/[\\w.]+)`:\n\n    (\\S+)\n");

  @TempDir private static Path added;

  private record Run(int exitCode, String output, String errors) {}

  @BeforeAll
  static void addTheGame() throws IOException {
    String guide = Files.readString(Path.of("CONTRIBUTING.md"));
    Matcher source = CLASS.matcher(guide);
    Matcher line = LINE.matcher(guide);
    assertTrue(source.find() && line.find(), "the guide shows no class, or no line");
    String path = line.group(2).replace('.', '/') + ".java";
    assertTrue(guide.contains("src/main/java/" + path), "the guide names another file");
    // where the build puts the sources, the services and the classes
    write("sources/" + path, source.group(1));
    write(line.group(1), line.group(2) + "\n");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-cp",
                System.getProperty("java.class.path"),
                "-Xlint:all",
                "-Werror",
                "-proc:none",
                "-d",
                added.toString(),
                added.resolve("sources/" + path).toString());
    assertEquals(0, failed);
  }

  private static void write(String name, String text) throws IOException {
    Path file = added.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Runs the program with the added game on the class path. */
  private static Run run(String input, String... args) throws IOException, InterruptedException {
    String classPath = added + File.pathSeparator + System.getProperty("java.class.path");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", classPath, "initiative.cli.Main"));
    command.addAll(List.of(args));
    Path out = Files.createTempFile(added, "out", "");
    Path err = Files.createTempFile(added, "err", "");
    Path in = Files.createTempFile(added, "in", "");
    Files.writeString(in, input);
    Process process =
        new ProcessBuilder(command)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), "it does not end");
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  @Test
  void isListedBesideTheOthers() throws Exception {
    Run run = run("", "list");
    assertTrue(run.output.contains("take-134") && run.output.contains("bachet"), run.output);
    assertTrue(run.output.contains("1..12345 sticks"), run.output);
  }

  @Test
  void isPlayed() throws Exception {
    // 8 = 7 + 1: with takes of 1, 3 and 4 the heaps of 0 and 2 modulo 7 are lost
    Run run = run("8\n3\n", "play", GAME, "--seed", "1");
    assertEquals(0, run.exitCode, run.errors);
    assertTrue(run.output.matches("1\n4\nI won!\n"), run.output);
    Run second = run("7\n1\n3\n", "play", GAME, "--choose-side");
    assertTrue(second.output.startsWith("second\n"), second.output);
  }

  @Test
  void meetsAllOpponents() throws Exception {
    Run run = run("", "match", GAME, "--opponent", "all", "--seed", "1");
    assertEquals(0, run.exitCode, run.output);
    assertTrue(run.output.contains("cycles") && run.output.contains("all accepted"), run.output);
  }

  @Test
  void isJudgedByASuiteDerivedFromItsStarts() throws Exception {
    Run run = run("", "judge", GAME, "--time-limit", "20");
    assertEquals(0, run.exitCode, run.output + run.errors);
  }

  @Test
  void isExportedAndPackaged() throws Exception {
    Path file = added.resolve("Take134Bot.java");
    Run run = run("", "export", GAME, "-o", file.toString());
    assertEquals(0, run.exitCode, run.errors);
    assertTrue(Files.readString(file).contains("final class Take134 extends Subtraction"));
    Path folder = added.resolve("folder");
    Run packaged = run("", "package", GAME, "-o", folder.toString());
    assertEquals(0, packaged.exitCode, packaged.errors);
    try (Stream<Path> files = Files.walk(folder)) {
      assertTrue(files.filter(Files::isRegularFile).count() > 20);
    }
  }

  @Test
  void isTheOnlyNewName() throws Exception {
    Run run = run("", "play", "take-135");
    assertEquals(2, run.exitCode);
    assertFalse(run.errors.contains("at initiative"), run.errors);
    assertTrue(run.errors.contains("take-134"), run.errors);
  }
}
