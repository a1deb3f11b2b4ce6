package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** One run of a problem's program: what it wrote, what it said, its exit code. */
record Solved(String answer, String report, int exitCode) {

  static Solved run(String code, String input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    int exitCode =
        ProblemProgram.run(
            Problems.of(code),
            new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)),
            new PrintStream(out, false, StandardCharsets.ISO_8859_1),
            new PrintStream(log, true, StandardCharsets.ISO_8859_1));
    return new Solved(
        out.toString(StandardCharsets.ISO_8859_1),
        log.toString(StandardCharsets.ISO_8859_1),
        exitCode);
  }

  /** The answer to an input that is as promised. */
  static String answer(String code, String input) {
    Solved solved = run(code, input);
    assertEquals("", solved.report);
    assertEquals(ProblemProgram.OK, solved.exitCode);
    return solved.answer;
  }
}
