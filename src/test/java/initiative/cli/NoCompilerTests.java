package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import initiative.process.PlainRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands where there is only a JRE, which has no compiler and perhaps nothing but its base. */
@Tag("slow")
final class NoCompilerTests {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"java.base", "java.se"})
  void exportAndPackageSayInOneLineThatTheyNeedACompiler(String modules) throws Exception {
    for (String name : List.of("export", "package")) {
      Path place = directory.resolve(name + ".java");
      PlainRun.Outcome outcome = run(modules, name, "nim", "-o", place.toString());
      assertEquals(
          "initiative: cannot "
              + name
              + " nim: this Java has no compiler; it takes a JDK, not only a JRE\n",
          outcome.errors());
      assertEquals(2, outcome.exitCode());
      assertFalse(Files.exists(place));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.base", "java.se"})
  void allElseWorks(String modules) throws Exception {
    PlainRun.Outcome outcome = run(modules, "solve", "1.2:A");
    assertEquals(new PlainRun.Outcome(0, "1\n", ""), outcome);
  }

  private static PlainRun.Outcome run(String modules, String... args) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--limit-modules", modules));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(args));
    return PlainRun.run(command, "25\n", Duration.ofSeconds(60));
  }
}
