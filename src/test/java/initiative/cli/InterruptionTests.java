package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who breaks a command off is told what was finished, and nothing that is not true. */
@Tag("slow")
class InterruptionTests {
  private static final String SLEEP = "sleep 1000." + ProcessHandle.current().pid();
  private static final String PLAYER =
      "sh -c 'read n; test $n -gt 9 && " + SLEEP + "; while :; do echo 1; read m || exit; done'";

  @TempDir private Path folder;

  private record Outcome(int exitCode, String output, String errors) {}

  /** Runs a command that hangs after a few games, and sends it a signal. */
  private Outcome interrupted(String... words) throws Exception {
    Path output = folder.resolve("output");
    Path errors = folder.resolve("errors");
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(Main.class.getName());
    command.addAll(List.of(words));
    command.addAll(List.of("--bot", PLAYER));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    while (sleepers() == 0) {
      assertTrue(process.isAlive(), Files.readString(errors));
      Thread.sleep(10);
    }
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    return new Outcome(
        process.exitValue(),
        Files.readString(output, StandardCharsets.UTF_8),
        Files.readString(errors, StandardCharsets.UTF_8));
  }

  private static long sleepers() {
    return ProcessHandle.allProcesses()
        .filter(each -> each.info().commandLine().orElse("").endsWith(SLEEP))
        .count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3"})
  void theJudgeReportsWhatItHasFinished(String jobs) throws Exception {
    Outcome outcome = interrupted("judge", "bachet", "--jobs", jobs, "--time-limit", "60");
    assertEquals(130, outcome.exitCode, outcome.errors);
    assertTrue(outcome.output.contains("interrupted after test "), outcome.output);
    assertFalse(outcome.output.contains("SIGKILL"), outcome.output);
    assertEquals(0, sleepers());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3"})
  void aMatchReportsWhatItHasFinished(String jobs) throws Exception {
    Outcome outcome = interrupted("match", "bachet", "--jobs", jobs, "--move-limit", "60");
    assertEquals(130, outcome.exitCode, outcome.errors);
    assertFalse(outcome.output.contains("SIGKILL"), outcome.output);
    assertFalse(outcome.errors.contains("internal error"), outcome.errors);
    assertEquals(0, sleepers());
  }
}
