package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TemporaryTests {

  @Test
  void aDirectoryGoesWithAllThatIsInIt() throws IOException {
    Path path;
    try (Temporary directory = Temporary.directory()) {
      path = directory.path();
      Files.writeString(Files.createDirectory(path.resolve("a")).resolve("b"), "");
    }
    assertFalse(Files.exists(path));
  }

  @Test
  void whatHasTakenAnotherPlaceStaysThere() throws IOException {
    try (Temporary directory = Temporary.directory()) {
      Path target = directory.path().resolve("target");
      try (Temporary beside = Temporary.beside(target)) {
        assertEquals(directory.path(), beside.path().getParent());
        Files.move(beside.path(), target);
      }
      assertTrue(Files.exists(target));
    }
  }

  @Test
  void nothingIsLeftOfAProgramThatIsBrokenOff() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    ProcessBuilder builder = new ProcessBuilder(java, "-cp", classPath, Waiting.class.getName());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Path path = Path.of(process.inputReader(StandardCharsets.UTF_8).readLine());
    assertTrue(Files.exists(path));
    process.destroy();
    process.waitFor();
    assertFalse(Files.exists(path));
  }

  /** Makes a directory and waits to be broken off. */
  static final class Waiting {
    private Waiting() {}

    public static void main(String[] args) throws Exception {
      Temporary directory = Temporary.directory();
      Files.writeString(directory.path().resolve("a"), "");
      System.out.println(directory.path());
      Thread.sleep(60000);
    }
  }
}
