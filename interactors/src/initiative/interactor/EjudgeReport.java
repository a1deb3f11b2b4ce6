package initiative.interactor;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;

/**
 * What ejudge wants: exit codes that tell a flaw of form from a wrong answer, a line on standard
 * error, and an output file, which its checker compares with the answer file.
 */
public final class EjudgeReport implements Report {
  public static final int OK = 0;
  public static final int PRESENTATION_ERROR = 4;
  public static final int WRONG_ANSWER = 5;
  public static final int CHECK_FAILED = 6;

  /** What both the output and the answer file have in a game that is accepted. */
  public static final String PASSED = "accepted";

  /** The arguments are the input file and the output file; more may follow. */
  private static final int OUTPUT = 1;

  private final String[] args;
  private final PrintStream log;

  public EjudgeReport(String[] args, PrintStream log) {
    this.args = args;
    this.log = log;
  }

  @Override
  public boolean hearsOut() {
    return true;
  }

  @Override
  public int accepted(String line) {
    return report(OK, PASSED, line);
  }

  @Override
  public int wrong(Verdict verdict, String line) {
    return report(
        isAboutForm(verdict.ruling) ? PRESENTATION_ERROR : WRONG_ANSWER,
        verdict.ruling.toString(),
        line);
  }

  @Override
  public int fault(String line) {
    log.println(line);
    return CHECK_FAILED;
  }

  private static boolean isAboutForm(Ruling ruling) {
    return ruling == Ruling.MALFORMED_LINE
        || ruling == Ruling.WRONG_PHRASE
        || ruling == Ruling.MISSING_PHRASE
        || ruling == Ruling.EXTRA_OUTPUT;
  }

  private int report(int exitCode, String output, String line) {
    if (args.length <= OUTPUT) {
      return fault("expected the arguments: input file, output file");
    }
    try {
      Files.write(Paths.get(args[OUTPUT]), output.concat("\n").getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      return fault("cannot write to " + args[OUTPUT]);
    }
    log.println(line);
    return exitCode;
  }
}
