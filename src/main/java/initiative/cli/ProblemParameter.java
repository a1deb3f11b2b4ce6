package initiative.cli;

import initiative.catalogue.Definition;
import initiative.problem.Problem;
import initiative.problem.Problems;
import java.util.List;
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
      throw new ParameterException(command.commandLine(), whyNone(typed));
    }
  }

  private static String whyNone(String typed) {
    List<Definition<?, ?>> games = GameCodes.games(typed);
    return games.isEmpty()
        ? "there is no problem '" + typed + "', only those of 'initiative list --problems'"
        : typed + " is a game: 'initiative play " + GameCodes.names(games) + "'";
  }

  String code() {
    return code;
  }

  /** A new solver of the problem. */
  Problem problem() {
    return Problems.of(code);
  }
}
