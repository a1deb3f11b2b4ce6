package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A problem as a whole program: one input, one answer, an exit code. */
public final class ProblemProgram {
  public static final int OK = 0;
  public static final int BAD_INPUT = 2;
  public static final int OWN_FAULT = 3;

  private ProblemProgram() {}

  /** Writes the answer when it is complete, and nothing if the input is bad. */
  public static int run(Problem problem, InputStream in, PrintStream out, PrintStream log) {
    StringBuilder answer = new StringBuilder();
    try {
      problem.solve(new Input(in), answer);
    } catch (BadInput e) {
      log.println(e.getMessage());
      return BAD_INPUT;
    }
    if (answer.charAt(answer.length() - 1) != '\n') {
      answer.append('\n');
    }
    out.write(answer.toString().getBytes(StandardCharsets.ISO_8859_1), 0, answer.length());
    out.flush();
    if (out.checkError()) {
      log.println("the answer could not be written");
      return OWN_FAULT;
    }
    return OK;
  }
}
