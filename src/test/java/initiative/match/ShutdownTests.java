package initiative.match;

import static org.junit.jupiter.api.Assertions.assertFalse;

import initiative.process.Limits;
import initiative.process.ProcessTree;
import initiative.result.Pairing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players do not outlive the program that started them. */
class ShutdownTests {
  @TempDir private Path folder;

  /** Runs a match of a player that writes its number and that of its child to a file and hangs. */
  public static void main(String[] args) {
    String script = "sleep 1000 & echo $! $$ done >'" + args[0] + "'; wait";
    Pairing pairing = new Pairing("bachet", "ideal", "5", false, 1);
    new Runner().run(pairing, List.of("sh", "-c", script), Limits.relaxed());
  }

  @Test
  void aTerminatedProgramTakesItsPlayersWithIt() throws Exception {
    Path file = folder.resolve("players");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    String main = ShutdownTests.class.getName();
    Process program =
        new ProcessBuilder(java, "-XX:TieredStopAtLevel=1", "-cp", classPath, main, file.toString())
            .inheritIO()
            .start();
    String players = "";
    while (!players.contains("done")) {
      Thread.sleep(5);
      players = contents(file);
    }
    program.destroy();
    program.waitFor();
    for (String pid : players.replace("done", "").trim().split(" ")) {
      Optional<ProcessHandle> player = ProcessHandle.of(Long.parseLong(pid));
      assertFalse(player.isPresent() && ProcessTree.isRunning(player.get()), pid);
    }
  }

  private static String contents(Path file) throws IOException {
    return Files.exists(file) ? Files.readString(file) : "";
  }
}
