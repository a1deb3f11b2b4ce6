package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.StartReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * A validator as a whole program: it reads the input file of a test case, or a start alone, and
 * says nothing if it is right; otherwise it says in one line where and why it is not.
 */
public final class ValidatorProgram {
  public static final int RIGHT = 0;
  public static final int WRONG = 1;
  public static final int BAD_ARGUMENTS = 2;

  /** The argument for a start without the line of the opponent before it. */
  public static final String ONLY_START = "--start";

  private ValidatorProgram() {}

  /**
   * Reads an input to its end.
   *
   * @param opponents the names of all opponents of the game
   * @return the exit code
   */
  public static int run(
      Game<?, ?> game, List<String> opponents, String[] args, InputStream in, PrintStream log) {
    boolean onlyStart = args.length == 1 && args[0].equals(ONLY_START);
    if (args.length > 0 && !onlyStart) {
      String expected = "nothing or " + ONLY_START + ", and the input on standard input";
      return report(
          log,
          BAD_ARGUMENTS,
          "read the arguments "
              + BadInput.quote(String.join(" ", args))
              + ", expected "
              + expected);
    }
    try {
      StrictLines lines = new StrictLines(in);
      if (!onlyStart) {
        checkOpponent(lines, opponents);
      }
      checkStart(lines, game);
      return RIGHT;
    } catch (BadInput e) {
      return report(log, WRONG, e.getMessage());
    } catch (IOException e) {
      return report(log, WRONG, "the input cannot be read: " + e.getMessage());
    }
  }

  private static void checkOpponent(StrictLines lines, List<String> opponents) throws BadInput {
    String line = lines.readLine();
    String form = "an opponent, a seed, and \"seize\" or nothing";
    if (line == null) {
      throw new BadInput(lines.lineNumber(), line, form);
    }
    TestCase test = TestCase.parse(line);
    boolean hasIdleZero = test.opponent.indexOf('.') >= 0 && test.opponent.endsWith("0");
    if (hasIdleZero || !test.toString().equals(line + "\n")) {
      throw new BadInput(lines.lineNumber(), line, form);
    }
    if (!Opponents.isAmong(opponents, test.opponent)) {
      throw new BadInput(
          lines.lineNumber(), line, "one of the opponents " + String.join(", ", opponents));
    }
    if (test.mustSeize && !Opponents.canErr(test.opponent)) {
      throw new BadInput(lines.lineNumber(), line, "\"seize\" only before an opponent that errs");
    }
  }

  private static void checkStart(StrictLines lines, Game<?, ?> game) throws BadInput {
    game.readStart(new StartReader(lines));
    String rest = lines.readLine();
    if (rest != null) {
      throw new BadInput(lines.lineNumber(), rest, "the end of the start");
    }
  }

  private static int report(PrintStream log, int exitCode, String sentence) {
    log.println(sentence);
    log.flush();
    return exitCode;
  }
}
