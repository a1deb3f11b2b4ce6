package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands export and package as they are typed. */
@Tag("slow")
final class ExportCommandTests {
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final PrintStream standardOutput = System.out;
  private final PrintStream standardError = System.err;

  @TempDir Path directory;

  @BeforeEach
  void catchOutput() {
    System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void releaseOutput() {
    System.setOut(standardOutput);
    System.setErr(standardError);
  }

  private void assertRejected(String reason, String... args) {
    errors.reset();
    assertEquals(2, Commands.run(args));
    String said = errors.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains(reason), said);
    assertEquals(1, said.lines().count(), said);
    assertEquals(0, output.size());
  }

  @Test
  void aBotGoesToStandardOutput() {
    assertEquals(0, Commands.run(new String[] {"export", "bachet", "--no-verify"}));
    String text = output.toString(StandardCharsets.UTF_8);
    assertTrue(text.startsWith("/*\n * Bachet's game (1.2:B)"), text);
    assertTrue(text.contains("\npublic final class BachetBot {\n"), text);
    assertEquals(0, errors.size());
  }

  @Test
  void theMainClassIsCalledAsTheFile() throws IOException {
    Path file = directory.resolve("Main.java");
    String[] args = {"export", "nim", "--interactor", "--no-verify", "-o", file.toString()};
    assertEquals(0, Commands.run(args));
    String text = Files.readString(file);
    assertTrue(text.contains("\npublic final class Main {\n"), text);
    assertTrue(text.contains("InteractorProgram.run("), text);
    assertEquals(0, output.size());
  }

  @Test
  void aFileOfAnotherKindHoldsTheUsualClass() throws IOException {
    for (String name : new String[] {"my-bot.txt", "Bot", "bot.java.txt"}) {
      Path file = directory.resolve(name);
      String[] args = {"export", "nim", "--no-verify", "-o", file.toString()};
      assertEquals(0, Commands.run(args));
      assertTrue(Files.readString(file).contains("\npublic final class NimBot {\n"), name);
    }
  }

  @Test
  void aJavaFileThatCannotBeAClassIsNotWritten() {
    for (String name :
        new String[] {"my file", "class", "int", "true", "var", "record", "_", "1a", "a.b", ""}) {
      String file = directory.resolve(name + ".java").toString();
      assertRejected(
          "no class can be called '" + name + "'", "export", "nim", "--no-verify", "-o", file);
      assertFalse(Files.exists(Path.of(file)), name);
    }
  }

  /** Whether such a file can exist depends on the system, but the answer does not. */
  @Test
  void aClassNameIsAscii() {
    assertTrue(ExportCommand.isClassName("Main_$1"));
    assertFalse(ExportCommand.isClassName("\u0411\u043e\u0442"));
  }

  @Test
  void aDirectoryIsNoPlaceForAFile() {
    String root = directory.getRoot().toString();
    assertRejected("it is a directory", "export", "nim", "--no-verify", "-o", root);
    assertRejected("it is a directory", "export", "nim", "--no-verify", "-o", ".");
    assertRejected("-o needs the name of a file", "export", "nim", "--no-verify", "-o", "");
  }

  @Test
  void aSolverIsFoundByTheCodeOfItsProblem() {
    assertEquals(0, Commands.run(new String[] {"export", "1.2d", "--no-verify"}));
    String text = output.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("\npublic final class Problem12D {\n"), text);
  }

  @Test
  void whatCannotBeExportedIsSaidInOneLine() {
    String cells = directory.resolve("Cells.java").toString();
    String nowhere = directory.resolve("no").resolve("A.java").toString();
    assertRejected("no game and no problem 'chess'", "export", "chess");
    assertRejected("needs no interactor", "export", "1.2:D", "--interactor");
    assertRejected("cannot be called Cells", "export", "cells", "--no-verify", "-o", cells);
    String missing = "cannot write " + nowhere + ": there is no such directory";
    assertRejected(missing, "export", "cells", "--no-verify", "-o", nowhere);
    assertFalse(Files.exists(Path.of(cells)));
  }

  @Test
  void aPackageNeedsAPlaceThatIsEmpty() throws IOException {
    Path file = Files.createFile(directory.resolve("mine"));
    assertRejected("is not empty", "package", "bachet", "-o", directory.toString());
    assertRejected("is not a directory", "package", "bachet", "-o", file.toString());
    assertRejected("there is no game 'chess'", "package", "chess", "-o", "x");
  }

  @Test
  void aPackageIsWrittenAsAFolder() {
    assertEquals("", packaged("cells", directory.resolve("problem")));
    for (String name :
        new String[] {"README.md", "init.yml", "Interactor.java", "1.in", "statement.uk.md"}) {
      assertTrue(Files.isRegularFile(directory.resolve("problem").resolve(name)), name);
    }
  }

  @Test
  void aPackageIsWrittenForTheJudgeThatIsNamed() {
    Path folder = directory.resolve("rook");
    String[] args = {"package", "rook", "--format", "icpc", "--no-verify", "-o", folder.toString()};
    assertEquals(0, Commands.run(args));
    assertEquals("", errors.toString(StandardCharsets.UTF_8));
    assertTrue(Files.isRegularFile(folder.resolve("problem.yaml")));
    assertTrue(Files.isExecutable(folder.resolve("output_validator/run")));
  }

  @Test
  void whatIsToBePackagedHasToBeClear() throws IOException {
    String place = directory.resolve("all").toString();
    assertRejected("expected either a game or --all", "package", "-o", place);
    assertRejected("expected either a game or --all", "package", "nim", "--all", "-o", place);
    assertRejected("--all needs a directory: -o DIR", "package", "--all");
    assertRejected(
        "[DMOJ, KATTIS, ICPC, EJUDGE]", "package", "nim", "--format", "cms", "-o", place);
    Files.createFile(directory.resolve("mine"));
    assertRejected("is not empty", "package", "--all", "-o", directory.toString());
  }

  /** A folder of another name is written all the same, since it may be renamed. */
  @Test
  void aFolderWhoseNameIsNoCodeIsRemarkedOn() {
    assertEquals(
        "a judge takes only a-z and 0-9 in the code of a problem: call the folder nimbachet there"
            + System.lineSeparator(),
        packaged("nim-bachet", directory.resolve("nim-bachet")));
    assertTrue(Files.isRegularFile(directory.resolve("nim-bachet").resolve("init.yml")));
  }

  /** Without -o the folder is called by the problem's code and is where the command was given. */
  @Test
  void withoutAPlaceTheFolderIsCalledByItsCode() throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("package", "nim-bachet", "--no-verify"));
    Path said = directory.resolve("said");
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS));
    assertEquals("", Files.readString(said));
    assertEquals(0, process.exitValue());
    for (String name : new String[] {"init.yml", "Interactor.java", "solutions/Solution.java"}) {
      assertTrue(Files.isRegularFile(directory.resolve("nimbachet").resolve(name)), name);
    }
  }

  private String packaged(String game, Path folder) {
    String[] args = {"package", game, "--no-verify", "--seed", "3", "-o", folder.toString()};
    assertEquals(0, Commands.run(args));
    return errors.toString(StandardCharsets.UTF_8);
  }
}
