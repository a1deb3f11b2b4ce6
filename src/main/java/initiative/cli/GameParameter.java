package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The parameter GAME of a command. */
final class GameParameter {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private Definition<?, ?> game;

  @Parameters(paramLabel = "GAME", description = "The game; 'initiative list' shows them all.")
  void setId(String id) {
    game = find(id, command);
  }

  /** The game of this name; that there is none is a mistake in the use of a command. */
  static Definition<?, ?> find(String id, CommandSpec command) {
    Definition<?, ?> found = Catalogue.game(id);
    if (found == null) {
      throw new ParameterException(
          command.commandLine(),
          "there is no game '" + id + "', only " + String.join(", ", Catalogue.ids()));
    }
    return found;
  }

  String id() {
    return game.about().id;
  }

  Definition<?, ?> game() {
    return game;
  }
}
