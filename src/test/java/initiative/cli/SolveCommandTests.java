package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands solve and list --problems. */
final class SolveCommandTests {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private int run(String input, String... arguments) {
    InputStream realIn = System.in;
    PrintStream realOut = System.out;
    PrintStream realLog = System.err;
    try {
      System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)));
      System.setOut(new PrintStream(out, true, StandardCharsets.US_ASCII));
      System.setErr(new PrintStream(log, true, StandardCharsets.US_ASCII));
      return Commands.run(arguments);
    } finally {
      System.setIn(realIn);
      System.setOut(realOut);
      System.setErr(realLog);
    }
  }

  private String output() {
    return out.toString(StandardCharsets.US_ASCII);
  }

  private String report() {
    return log.toString(StandardCharsets.US_ASCII);
  }

  @Test
  void standardInputIsSolved() {
    assertEquals(0, run("2\n3 4\n", "solve", "1.3:C"));
    assertEquals("1\n2 1\n", output());
    assertEquals("", report());
  }

  @Test
  void fileIsSolved(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("input"), "256\n");
    assertEquals(0, run("", "solve", "1.2a", file.toString()));
    assertEquals("2\n", output());
  }

  @Test
  void badInputIsReportedWithItsLine() {
    assertEquals(2, run("2\n3 x\n", "solve", "1.3B"));
    assertEquals("", output());
    assertTrue(report().startsWith("line 2: read \"x\", expected "), report());
    assertEquals(1, report().lines().count());
  }

  @Test
  void missingFileIsReported(@TempDir Path folder) {
    assertEquals(2, run("", "solve", "1.2:A", folder.resolve("none").toString()));
    assertTrue(report().startsWith("initiative: there is no file "), report());
    assertEquals(1, report().lines().count());
  }

  @Test
  void directoryIsNoInput(@TempDir Path folder) {
    assertEquals(2, run("", "solve", "1.2:A", folder.toString()));
    assertTrue(report().contains("it is a directory"), report());
  }

  @Test
  void unknownProblemIsReported() {
    assertEquals(2, run("", "solve", "1.2:X"));
    assertTrue(report().contains("there is no problem '1.2:X'"), report());
    assertEquals(1, report().lines().count());
    assertEquals("", output());
  }

  @Test
  void listShowsEveryProblemWithItsLimits() {
    assertEquals(0, run("", "list", "--problems"));
    assertEquals(1 + Problems.entries().size(), output().lines().count());
    for (Problems.Entry entry : Problems.entries()) {
      boolean shown =
          output()
              .lines()
              .anyMatch(line -> line.startsWith(entry.code) && line.endsWith(entry.limits));
      assertTrue(shown, entry.code);
      assertTrue(output().contains(entry.title), entry.title);
    }
  }
}
