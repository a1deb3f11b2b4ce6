package initiative.cli;

import initiative.catalogue.Definition;
import initiative.player.Program;
import picocli.CommandLine.Option;

/** The option by which the player chooses its side. */
final class SideOption {
  @Option(
      names = Program.CHOOSE_SIDE,
      description = "The player says after the start whether it wants to be first or second.")
  private boolean chosen;

  boolean isChosen() {
    return chosen;
  }

  /** Refuses the option in a game that has no choice of sides. */
  void check(Definition<?, ?> game) throws Commands.Failure {
    if (chosen && !game.offersChoiceOfSide()) {
      throw new Commands.Failure(
          Program.CHOOSE_SIDE + " is of no use in " + game.about().id + ": its sides are fixed");
    }
  }
}
