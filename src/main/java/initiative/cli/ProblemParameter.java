package initiative.cli;

import initiative.problem.Problem;
import initiative.problem.Problems;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The parameter CODE of a command. */
final class ProblemParameter {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private String code;

  @Parameters(
      paramLabel = "CODE",
      description = "The problem, as 1.2:A or 1.2A; 'initiative list --problems' shows them all.")
  void setCode(String typed) {
    code = Problems.code(typed);
    if (code == null) {
      throw new ParameterException(
          command.commandLine(),
          "there is no problem '" + typed + "', only those of 'initiative list --problems'");
    }
  }

  String code() {
    return code;
  }

  /** A new solver of the problem. */
  Problem problem() {
    return Problems.of(code);
  }
}
