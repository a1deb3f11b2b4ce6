package initiative.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What can be tried with the tools that a machine has. */
class SandboxTests {
  private static List<String> walls(Set<String> tools) {
    return Sandbox.candidates(tools::contains).stream()
        .map(sandbox -> sandbox.toString().split("[: ]")[0])
        .distinct()
        .toList();
  }

  @Test
  void everyToolCountsByItself() {
    assertEquals(List.of(), walls(Set.of()));
    assertEquals(List.of("bubblewrap"), walls(Set.of("bwrap")));
    assertEquals(List.of("namespaces"), walls(Set.of("unshare")));
    assertEquals(List.of("a"), walls(Set.of("setsid")));
    assertEquals(
        List.of("bubblewrap", "namespaces", "a"), walls(Set.of("bwrap", "unshare", "prlimit")));
  }

  @Test
  void perlIsTriedFirstAndNotNeeded() {
    List<Sandbox> with = Sandbox.candidates(Set.of("bwrap", "perl")::contains);
    assertEquals(FirstProcess.mayMeasure(), with.get(0).measuresMemory());
    assertFalse(with.get(with.size() - 1).measuresMemory());
    assertFalse(Sandbox.candidates(Set.of("bwrap")::contains).get(0).measuresMemory());
  }

  @Test
  void onlyOneLineTellsOfMemory() {
    assertEquals(3072, FirstProcess.memoryTold("sandbox: 3 kilobytes").getAsLong());
    for (String line :
        List.of("", "sandbox: kilobytes", "sandbox: 3 kilobytes.", "x: 3 kilobytes")) {
      assertTrue(FirstProcess.memoryTold(line).isEmpty(), line);
    }
  }
}
