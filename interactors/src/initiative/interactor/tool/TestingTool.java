package initiative.interactor.tool;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.interactor.InteractorProgram;
import initiative.interactor.Opponent;
import initiative.interactor.Referee;
import initiative.interactor.Report;
import initiative.interactor.StartText;
import initiative.interactor.TestCase;
import initiative.interactor.Verdict;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What contestants try their programs with: it starts one, plays with it as the judge does, shows
 * the dialogue and says what was against the rules. Whether a game could have been won it does not
 * know, so that it can be given away.
 */
public final class TestingTool<P, M> {
  public static final int PASSED = 0;
  public static final int FAILED = 1;
  public static final int BAD_ARGUMENTS = 2;

  private static final String FILE = "-f";
  private static final String USAGE =
      "expected the command that starts your program, as in: java testing_tool.java python3 bot.py;"
          + " before it, if you like, -f and the file of a sample";

  /** A variable that makes Python flush. */
  private static final String FLUSHES = "PYTHONUNBUFFERED";

  private final Game<P, M> game;
  private final PrintStream out;
  private final List<String> command;

  private TestingTool(Game<P, M> game, List<String> command, PrintStream out) {
    this.game = game;
    this.command = command;
    this.out = out;
  }

  /**
   * Plays the sample games with a program, or that of a file.
   *
   * @param samples the texts of {@link TestCase}s
   * @return the exit code
   */
  public static <P, M> int run(
      Game<P, M> game, List<String> samples, String[] args, PrintStream out, PrintStream log) {
    boolean hasFile = args.length > 0 && args[0].equals(FILE);
    List<String> command =
        Arrays.asList(args).subList(Math.min(hasFile ? 2 : 0, args.length), args.length);
    if (command.isEmpty()) {
      log.println(USAGE);
      return BAD_ARGUMENTS;
    }
    try {
      TestingTool<P, M> tool = new TestingTool<>(game, command, out);
      boolean passed = true;
      for (String text : hasFile ? Collections.singletonList(read(args[1])) : samples) {
        passed &= tool.play(TestCase.parse(text));
      }
      return passed ? PASSED : FAILED;
    } catch (BadInput e) {
      log.println(e.getMessage());
      return BAD_ARGUMENTS;
    }
  }

  private static String read(String file) throws BadInput {
    try {
      return new String(Files.readAllBytes(Paths.get(file)), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new BadInput("cannot read " + file);
    }
  }

  /** Whether the program plays one game to its end by the rules. */
  private boolean play(TestCase test) throws BadInput {
    P start = StartText.read(game, test.start);
    Opponent<P, M> opponent = SampleOpponents.named(game, test.opponent, test.seed);
    if (opponent == null) {
      throw new BadInput(
          "the opponent "
              + BadInput.quote(test.opponent)
              + " is not here, only "
              + String.join(", ", SampleOpponents.names(game)));
    }
    Referee<P, M> referee = new Referee<>(new Blind<>(game), opponent, start, false, false);
    Process program = started();
    out.println("The judge's lines begin with <, yours with >. Opponent: " + test.opponent + ".");
    try {
      Watch watch = Watch.over(program);
      boolean fair =
          InteractorProgram.run(
                  referee,
                  test.start,
                  Overheard.program(program.getInputStream(), out, watch),
                  Overheard.judge(program.getOutputStream(), out, watch),
                  new Told(out))
              == PASSED;
      int exitCode = program.waitFor();
      return hasLeftWell(watch, exitCode) && fair;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      program.destroyForcibly();
      out.println();
    }
  }

  private Process started() throws BadInput {
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectError(Redirect.INHERIT);
      builder.environment().remove(FLUSHES); // no judge has it, and so it would hide a mistake
      return builder.start();
    } catch (IOException e) {
      throw new BadInput("cannot start " + String.join(" ", command));
    }
  }

  private boolean hasLeftWell(Watch watch, int exitCode) {
    if (watch.hasEnded()) {
      out.println(
          "your program was silent for "
              + Watch.PATIENCE
              + " s: flush the output after every line, and end after the closing phrase");
    } else if (exitCode != 0) {
      out.println("your program ended with exit code " + exitCode + ", which has to be 0");
    }
    return exitCode == 0;
  }

  /** How the contestant learns of the outcome. */
  private static final class Told implements Report {
    private final PrintStream out;

    Told(PrintStream out) {
      this.out = out;
    }

    @Override
    public boolean hearsOut() {
      return true;
    }

    @Override
    public int accepted(String line) {
      out.println("a whole game by the rules");
      return PASSED;
    }

    @Override
    public int wrong(Verdict verdict, String line) {
      out.println(line);
      return FAILED;
    }

    @Override
    public int fault(String line) {
      out.println(line);
      return FAILED;
    }
  }
}
