package initiative.cli;

import initiative.problem.ProblemProgram;
import initiative.problem.Problems;
import initiative.statement.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "solve",
    description = "Solve a problem of the book that needs no interaction.",
    mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {
  @Mixin private ProblemParameter problem;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "The input; standard input if it is not given.")
  private Path file;

  @Option(names = "--rules", description = "Tell what the problem is instead of solving it.")
  private boolean rules;

  @Mixin private LanguageOption language;

  @Override
  public Integer call() throws Commands.Failure {
    if (rules) {
      System.out.print(Rules.of(Problems.entry(problem.code()), language.language()));
      return Commands.OK;
    }
    if (file == null) {
      return solve(System.in);
    }
    if (Files.isDirectory(file)) {
      throw new Commands.Failure("cannot read " + file + ": it is a directory");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return solve(in);
    } catch (NoSuchFileException e) {
      throw new Commands.Failure("there is no file " + file);
    } catch (IOException e) {
      throw new Commands.Failure("cannot read " + file);
    }
  }

  private int solve(InputStream in) {
    return ProblemProgram.run(problem.problem(), in, System.out, System.err);
  }
}
