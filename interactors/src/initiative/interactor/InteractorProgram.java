package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Lines;
import initiative.game.Strategy;
import initiative.player.Program;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An interactor as a whole program: it sends the start to a player, referees the game, tells the
 * player that there is no more to come, reads to the end of its output, and reports in one line. As
 * a judge may show only the beginning of that line, it begins with the cause.
 */
public final class InteractorProgram {
  public static final int ACCEPTED = 0;
  public static final int WRONG_ANSWER = 1;
  public static final int OWN_FAULT = 3;

  private static final int LONGEST_REPORT = 2000;

  /** What is read of a player that goes on after the verdict; then it is left alone. */
  private static final int LONGEST_REST = 1 << 24;

  private final InputStream in;
  private final Lines lines;
  private final Outbox outbox;

  private InteractorProgram(InputStream in, OutputStream out) {
    this.in = in;
    this.lines = new Lines(in);
    this.outbox = new Outbox(out);
  }

  /**
   * The program of a judge that has a file for each test case.
   *
   * <p>Of an accepted game it says no more than that, since others see it.
   *
   * @param args the input file, whose text is a {@link TestCase}; behind it whatever the judge
   *     likes, and last, if the player is asked to choose its side, "--choose-side"
   * @param report how this judge is told of the outcome
   * @return the exit code
   */
  public static <P, M> int run(
      Opponents<P, M> opponents, String[] args, InputStream in, OutputStream out, Report report) {
    try {
      if (args.length == 0) {
        throw new BadInput("the input file is missing");
      }
      byte[] text = Files.readAllBytes(Paths.get(args[0]));
      TestCase test = TestCase.parse(new String(text, StandardCharsets.ISO_8859_1));
      boolean choosesSide = args[args.length - 1].equals(Program.CHOOSE_SIDE);
      return new InteractorProgram(in, out).run(opponents, test, choosesSide, report);
    } catch (Throwable e) {
      return reportFault(report, e);
    }
  }

  private <P, M> int run(
      Opponents<P, M> opponents, TestCase test, boolean choosesSide, Report report)
      throws BadInput {
    try {
      P position = StartText.read(opponents.game(), test.start);
      Strategy<P, M> strategy = opponents.game().solve(position);
      Opponent<P, M> opponent = opponents.named(test.opponent, strategy, new Chance(test.seed));
      if (opponent == null) {
        throw new BadInput("there is no opponent " + BadInput.quote(test.opponent));
      }
      return run(
          new Referee<>(strategy, opponent, position, choosesSide, test.mustSeize),
          test.start,
          false,
          report);
    } catch (BadInput e) {
      outbox.close();
      throw e;
    }
  }

  /** Referees one game, tells its result, and returns the exit code, whatever happens. */
  public static int run(
      Referee<?, ?> referee, String start, InputStream in, OutputStream out, Report report) {
    return new InteractorProgram(in, out).run(referee, start, true, report);
  }

  private int run(Referee<?, ?> referee, String start, boolean tellsResult, Report report) {
    try {
      Verdict verdict = referee(referee, start, report.hearsOut());
      return verdict.isAccepted()
          ? report.accepted(line(tellsResult ? verdict.toString() : verdict.brief()))
          : report.wrong(verdict, line(verdict.brief() + "; " + verdict.reason));
    } catch (Throwable e) {
      outbox.close();
      outbox.await();
      return reportFault(report, e);
    }
  }

  private Verdict referee(Referee<?, ?> referee, String start, boolean hearsOut) {
    List<String> first = new ArrayList<>(new StartText(start).lines());
    first.addAll(referee.opening());
    outbox.send(String.join("\n", first));
    while (referee.verdict() == null) {
      List<String> replies = next(referee);
      if (!replies.isEmpty()) {
        outbox.send(String.join("\n", replies));
      }
    }
    outbox.close();
    if (referee.verdict().isAccepted()) {
      next(referee);
    }
    if (hearsOut) {
      readRest();
    }
    outbox.await();
    return referee.verdict();
  }

  /** Hands the player's next line to the referee; gives the lines to send in reply. */
  private List<String> next(Referee<?, ?> referee) {
    try {
      String line = lines.readLine();
      if (line != null) {
        return referee.accept(line);
      }
      referee.end();
    } catch (BadInput e) {
      referee.acceptOverlong();
    }
    return Collections.emptyList();
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

  private static int reportFault(Report report, Throwable e) {
    boolean expected = e instanceof BadInput || e instanceof IllegalStateException;
    return report.fault(line("interactor at fault: " + (expected ? e.getMessage() : e)));
  }

  private static String line(String sentence) {
    String line = sentence.replace('\n', ' ').replace('\r', ' ');
    return line.length() <= LONGEST_REPORT ? line : line.substring(0, LONGEST_REPORT);
  }
}
