package initiative.catalogue;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.Opponents;
import initiative.interactor.TestCase;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A generator as a whole program: it draws a start that fits a description and writes the input
 * file of a test case. The seed of the first line is that of the start as well, so that the first
 * line and the description give the same file every time.
 */
public final class GeneratorProgram {
  public static final int WRITTEN = 0;
  public static final int BAD_ARGUMENTS = 2;

  private static final String SEIZE = "seize";

  private final RandomStarts starts;
  private final List<String> opponents;

  private GeneratorProgram(RandomStarts starts, List<String> opponents) {
    this.starts = starts;
    this.opponents = opponents;
  }

  /**
   * Writes an input.
   *
   * @param opponents the names of all opponents of the game
   * @param args the words of the first line, OPPONENT SEED or OPPONENT SEED seize, then those of
   *     the description, which may be missing
   * @return the exit code
   */
  public static int run(
      Definition<?, ?> game,
      List<String> opponents,
      String[] args,
      PrintStream out,
      PrintStream log) {
    try {
      out.print(new GeneratorProgram(new RandomStarts(game), opponents).testCase(args));
      out.flush();
      return WRITTEN;
    } catch (BadInput e) {
      log.println(e.getMessage());
      log.flush();
      return BAD_ARGUMENTS;
    }
  }

  private TestCase testCase(String[] args) throws BadInput {
    List<String> words = new ArrayList<>(Arrays.asList(args));
    String opponent = words.isEmpty() ? "" : words.remove(0);
    long seed = seed(words, args);
    boolean mustSeize = !words.isEmpty() && words.get(0).equals(SEIZE);
    if (mustSeize) {
      words.remove(0);
    }
    check(opponent, mustSeize);
    String start = starts.random(String.join(" ", words), new Chance(seed));
    if (mustSeize && starts.worth(start).isWon()) {
      throw new BadInput("only a start that is not won can be seized: describe it as lost");
    }
    return new TestCase(opponent, seed, mustSeize, start);
  }

  private long seed(List<String> words, String[] args) throws BadInput {
    try {
      if (!words.isEmpty()) {
        return Long.parseLong(words.remove(0));
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new BadInput(
        "expected OPPONENT SEED ["
            + SEIZE
            + "], then a description as in "
            + starts.help()
            + ", not "
            + (args.length == 0 ? "nothing" : BadInput.quote(String.join(" ", args))));
  }

  private void check(String opponent, boolean mustSeize) throws BadInput {
    if (!Opponents.isAmong(opponents, opponent)) {
      throw new BadInput(
          "there is no opponent "
              + BadInput.quote(opponent)
              + ", only "
              + String.join(", ", opponents));
    }
    if (mustSeize && !Opponents.canErr(opponent)) {
      throw new BadInput("nothing can be seized from " + opponent + ", which never errs");
    }
  }
}
