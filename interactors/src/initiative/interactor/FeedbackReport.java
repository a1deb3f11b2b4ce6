package initiative.interactor;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/**
 * What Kattis, DOMjudge and the ICPC want: exit codes that no crash has by accident, and files in a
 * directory. The judges read the whole line; the team is told the cause, as on sites that show no
 * more than its beginning.
 */
public final class FeedbackReport implements Report {
  public static final int ACCEPTED = 42;
  public static final int WRONG_ANSWER = 43;
  public static final int OWN_FAULT = 1;

  /** The arguments are the input, the answer, and the directory; more may follow. */
  private static final int DIRECTORY = 2;

  private final String[] args;
  private final PrintStream log;

  public FeedbackReport(String[] args, PrintStream log) {
    this.args = args;
    this.log = log;
  }

  @Override
  public boolean hearsOut() {
    return false;
  }

  @Override
  public int accepted(String line) {
    return write("judgemessage.txt", line) ? ACCEPTED : OWN_FAULT;
  }

  @Override
  public int wrong(Verdict verdict, String line) {
    return write("judgemessage.txt", line) && write("teammessage.txt", verdict.brief())
        ? WRONG_ANSWER
        : OWN_FAULT;
  }

  @Override
  public int fault(String line) {
    log.println(line);
    write("judgemessage.txt", line);
    return OWN_FAULT;
  }

  /** Whether the line could be written; if not, the judge is told why. */
  private boolean write(String file, String line) {
    if (args.length <= DIRECTORY) {
      log.println("expected the arguments: input file, answer file, feedback directory");
      return false;
    }
    Path path = Paths.get(args[DIRECTORY]).resolve(file);
    try {
      Files.write(path, line.concat("\n").getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException e) {
      log.println("cannot write to " + path);
      return false;
    }
  }
}
