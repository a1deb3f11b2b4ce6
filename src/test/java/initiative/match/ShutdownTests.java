package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.process.Limits;
import initiative.process.Sandbox;
import initiative.result.Pairing;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Players do not outlive the program that started them. */
@Tag("slow")
class ShutdownTests {
  private static final String LEFT = "sleep 1000.21";

  /** Runs a match of a player that has a child and hangs. */
  public static void main(String[] args) {
    Sandbox sandbox = Sandbox.working().get(Integer.parseInt(args[0]));
    Pairing pairing = new Pairing("bachet", "ideal", "5", false, 1);
    String script = LEFT + " & trap '' TERM INT HUP; wait";
    new Runner(sandbox).run(pairing, List.of("sh", "-c", script), Limits.relaxed());
  }

  private static Process judge(int sandbox) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    String main = ShutdownTests.class.getName();
    List<String> command =
        List.of(java, "-XX:TieredStopAtLevel=1", "-cp", classPath, main, "" + sandbox);
    Process judge = new ProcessBuilder(command).inheritIO().start();
    while (Sleepers.count(LEFT) == 0) {
      Thread.sleep(5);
    }
    return judge;
  }

  @Test
  void aTerminatedJudgeTakesItsPlayersWithIt() throws Exception {
    for (int i = 0; i < Sandbox.working().size(); i++) {
      Process judge = judge(i);
      judge.destroy();
      judge.waitFor();
      assertEquals(0, Sleepers.count(LEFT), Sandbox.working().get(i).toString());
    }
  }

  /** In a namespace nothing survives; elsewhere the player goes, if not all that it started. */
  @Test
  void aKilledJudgeTakesItsPlayersWithIt() throws Exception {
    for (int i = 0; i < Sandbox.working().size(); i++) {
      if (Sandbox.working().get(i).isEnclosed()) {
        Process judge = judge(i);
        judge.destroyForcibly();
        judge.waitFor();
        for (int wait = 0; wait < 400 && Sleepers.count(LEFT) > 0; wait++) {
          Thread.sleep(5);
        }
        assertEquals(0, Sleepers.count(LEFT), Sandbox.working().get(i).toString());
      }
    }
  }
}
