package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Input;
import initiative.solve.Strategy;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;

/**
 * An interactor as a whole program: it sends the start to a player, referees the game, tells the
 * player that there is no more to come, reads to the end of its output, and reports in one line.
 */
public final class InteractorProgram {
  public static final int ACCEPTED = 0;
  public static final int WRONG_ANSWER = 1;
  public static final int OWN_FAULT = 3;

  private static final int LONGEST_REPORT = 2000;

  /** What is read of a player that goes on after the verdict; then it is left alone. */
  private static final int LONGEST_REST = 1 << 24;

  private final InputStream in;
  private final Input lines;
  private final Outbox outbox;

  private InteractorProgram(InputStream in, OutputStream out) {
    this.in = in;
    this.lines = new Input(in);
    this.outbox = new Outbox(out);
  }

  /**
   * The program of a judge that has a file for each test case.
   *
   * @param args the input file, whose text is a {@link TestCase}; any others are not looked at
   * @return the exit code
   */
  public static <P, M> int run(
      Opponents<P, M> opponents, String[] args, InputStream in, OutputStream out, PrintStream log) {
    try {
      if (args.length == 0) {
        throw new BadInput("the input file is missing");
      }
      byte[] text = Files.readAllBytes(Paths.get(args[0]));
      TestCase test = TestCase.parse(new String(text, StandardCharsets.ISO_8859_1));
      Opponent<P, M> opponent = opponents.named(test.opponent, new Chance(test.seed));
      if (opponent == null) {
        throw new BadInput("there is no opponent " + BadInput.quote(test.opponent));
      }
      return run(opponents.strategy(), opponent, test.start, test.mustSeize, in, out, log);
    } catch (Throwable e) {
      return reportFault(log, e);
    }
  }

  /** Referees one game and returns the exit code, whatever happens. */
  public static <P, M> int run(
      Strategy<P, M> strategy,
      Opponent<P, M> opponent,
      String start,
      boolean mustSeize,
      InputStream in,
      OutputStream out,
      PrintStream log) {
    InteractorProgram program = new InteractorProgram(in, out);
    try {
      P position = StartText.read(strategy.game(), start);
      strategy.prepare(position);
      Verdict verdict =
          program.referee(new Referee<>(strategy, opponent, position, mustSeize), start);
      return verdict.isAccepted()
          ? report(log, ACCEPTED, verdict.toString())
          : report(log, WRONG_ANSWER, "wrong answer: " + verdict);
    } catch (Throwable e) {
      program.outbox.close();
      return reportFault(log, e);
    }
  }

  private Verdict referee(Referee<?, ?> referee, String start) {
    outbox.send(String.join("\n", new StartText(start).lines()));
    while (referee.verdict() == null) {
      String reply = next(referee);
      if (reply != null) {
        outbox.send(reply);
      }
    }
    outbox.close();
    if (referee.verdict().isAccepted()) {
      next(referee);
    }
    readRest();
    return referee.verdict();
  }

  /** Hands the player's next line to the referee; gives the reply, or null for none. */
  private String next(Referee<?, ?> referee) {
    try {
      String line = lines.readLine();
      if (line != null) {
        return referee.accept(line);
      }
      referee.end();
    } catch (BadInput e) {
      referee.acceptOverlong();
    }
    return null;
  }

  private void readRest() {
    byte[] buffer = new byte[8192];
    int size = 0;
    try {
      int count = in.read(buffer);
      while (count > 0 && size < LONGEST_REST) {
        size += count;
        count = in.read(buffer);
      }
    } catch (IOException e) {
      return;
    }
  }

  private static int reportFault(PrintStream log, Throwable e) {
    boolean expected = e instanceof BadInput || e instanceof IllegalStateException;
    return report(log, OWN_FAULT, "interactor at fault: " + (expected ? e.getMessage() : e));
  }

  private static int report(PrintStream log, int exitCode, String sentence) {
    String line = sentence.replace('\n', ' ').replace('\r', ' ');
    log.println(line.length() <= LONGEST_REPORT ? line : line.substring(0, LONGEST_REPORT));
    log.flush();
    return exitCode;
  }
}
