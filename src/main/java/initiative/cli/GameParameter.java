package initiative.cli;

import initiative.bot.Catalogue;
import initiative.solve.Strategy;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The parameter GAME of a command. */
final class GameParameter {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private String id;

  @Parameters(paramLabel = "GAME", description = "The game; 'initiative list' shows them all.")
  void setId(String id) {
    if (Catalogue.strategy(id) == null) {
      CommandLine where = command.commandLine();
      throw new ParameterException(where, noSuchGame(id));
    }
    this.id = id;
  }

  static String noSuchGame(String id) {
    return "there is no game '" + id + "', only " + String.join(", ", Catalogue.ids());
  }

  String id() {
    return id;
  }

  /** A new strategy for the game. */
  Strategy<?, ?> strategy() {
    return Catalogue.strategy(id);
  }
}
