package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must never become a stack trace, or go on for ever. */
@Timeout(60)
class FaultTests {
  @TempDir private Path directory;

  @Test
  void everythingIsOneLine() {
    assertEquals(
        "internal error: IllegalStateException: a b",
        Fault.sentence(new ExecutionException(new IllegalStateException("a\n  b"))));
    String memory = Fault.sentence(new OutOfMemoryError("Java heap space"));
    assertTrue(memory.matches("out of memory, of which .* MB \\(Java heap space\\)"), memory);
    String threads = Fault.sentence(new OutOfMemoryError("unable to create native thread"));
    assertTrue(threads.startsWith("the system gives us no more threads"), threads);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "judge bachet --suite /dev/zero",
        "match bachet --start /dev/zero",
        "interactor bachet --start /dev/zero"
      })
  void aFileWithoutAnEndIsReadToABound(String line) {
    Invocation outcome = Invocation.of(line.split(" "));
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertEquals("initiative: cannot read /dev/zero: it is longer than 16 MB\n", outcome.err());
  }

  @Test
  void aSuiteWithTooManyTestsIsRefused() throws Exception {
    Path suite = directory.resolve("suite");
    Files.writeString(suite, "group 1 all A\n" + "ideal 1, 100 times\n".repeat(101));
    Invocation outcome = Invocation.of("judge", "bachet", "--suite", suite.toString());
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertEquals(
        "initiative: " + suite + ", line 102: a suite may have 10000 tests at most\n",
        outcome.err());
  }

  @Test
  void thereAreNoFilesOfArguments() {
    Invocation outcome = Invocation.of("list", "@/dev/zero");
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertTrue(outcome.err().contains("'@/dev/zero'"), outcome.err());
  }

  @Test
  void aThreadThatFailsEndsTheProgram() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    ProcessBuilder builder = new ProcessBuilder(java, "-cp", classPath, Failing.class.getName());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(Commands.OWN_FAULT, process.waitFor());
    assertEquals("initiative: internal error: IllegalStateException: oh", errors.strip());
    assertFalse(process.isAlive());
  }

  /** Waits for a thread that fails. */
  static final class Failing {
    private Failing() {}

    public static void main(String[] args) throws Exception {
      Fault.watchThreads();
      new Thread(
              () -> {
                throw new IllegalStateException("oh");
              })
          .start();
      Thread.sleep(60000);
    }
  }
}
