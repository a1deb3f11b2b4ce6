package initiative.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a command did in this process: its exit code, and what it wrote to the two streams. */
record Invocation(int exitCode, String out, String err) {

  static Invocation of(String... args) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    System.setOut(new PrintStream(shown, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
    try {
      return new Invocation(Commands.run(args), text(shown), text(errors));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
