package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.problem.Problems;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The parameter GAME of a command. */
final class GameParameter {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private Definition<?, ?> game;

  @Parameters(
      paramLabel = "GAME",
      description = "The game, or its code, as 1.2:B; 'initiative list' shows them all.")
  void setId(String id) {
    game = find(id, command);
  }

  /** The game of this name or code; that there is none is a mistake in the use of a command. */
  static Definition<?, ?> find(String name, CommandSpec command) {
    Definition<?, ?> found = Catalogue.game(name);
    if (found != null) {
      return found;
    }
    List<Definition<?, ?>> games = GameCodes.games(name);
    if (games.size() == 1) {
      return games.get(0);
    }
    throw new ParameterException(command.commandLine(), whyNone(name, games));
  }

  private static String whyNone(String name, List<Definition<?, ?>> games) {
    if (!games.isEmpty()) {
      return "several games have the code " + name + ": " + GameCodes.names(games);
    }
    String problem = Problems.code(name);
    if (problem != null) {
      return problem + " is a problem without interaction: 'initiative solve " + problem + "'";
    }
    return "there is no game '" + name + "', only " + String.join(", ", Catalogue.ids());
  }

  String id() {
    return game.about().id;
  }

  Definition<?, ?> game() {
    return game;
  }
}
