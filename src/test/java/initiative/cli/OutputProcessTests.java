package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands whose standard output takes nothing. */
@Tag("slow")
@Timeout(60)
final class OutputProcessTests {

  private static ProcessBuilder command(String line) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(line.split(" ")));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    return builder;
  }

  private static String errors(Process process) throws IOException {
    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list",
        "--help",
        "export nim --no-verify",
        "match bachet --seed 1",
        "match bachet --seed 1 --json"
      })
  void aFullDiskIsAFault(String line) throws Exception {
    Process process = command(line).redirectOutput(new File("/dev/full")).start();
    assertEquals("initiative: cannot write to standard output", errors(process));
    assertEquals(3, process.waitFor());
  }

  /** The command is over soon, as any other program's at the head of a pipe would be. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "export nim --no-verify",
        "demo",
        "match bachet --games 100000000 --seed 1 --transcript",
        "match bachet --games 100000000 --seed 1 --json"
      })
  void aReaderWhoHasGoneEndsTheCommand(String line) throws Exception {
    Process process = command(line).start();
    process.getInputStream().close();
    assertEquals("", errors(process));
    assertEquals(StandardOutput.NOBODY_READS, process.waitFor());
  }
}
