package initiative.cli;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.InteractorProgram;
import initiative.interactor.LineReport;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.interactor.Referee;
import initiative.interactor.StartText;
import initiative.match.OpponentNames;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "interactor",
    description = {
      "Be the judge of one game: the player is on standard input and output.",
      "Exit code 0: accepted, 1: wrong answer, 3: own fault; the reason is on standard error."
    },
    mixinStandardHelpOptions = true)
final class InteractorCommand implements Callable<Integer> {
  @Mixin private GameParameter game;

  @Option(
      names = "--opponent",
      paramLabel = "NAME",
      defaultValue = "ideal",
      description = "The opponent to be; 'initiative list --opponents GAME' shows them all.")
  private String opponent;

  @Option(
      names = "--start",
      paramLabel = "START",
      required = true,
      description = StartArgument.HELP)
  private String start;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Make the same random choices in every run.")
  private Long seed;

  @Option(names = "--seize", description = "The player has to win even if the start is lost.")
  private boolean mustSeize;

  @Mixin private SideOption side;

  @Override
  public Integer call() throws Commands.Failure, BadInput {
    side.check(game.game());
    return run(game.game());
  }

  private <P, M> int run(Definition<P, M> rules) throws Commands.Failure, BadInput {
    String text = StartArgument.read(rules, start);
    P position = StartText.read(rules, text);
    Strategy<P, M> strategy = rules.solve(position);
    Referee<P, M> referee =
        new Referee<>(strategy, opponent(rules, strategy), position, side.isChosen(), mustSeize);
    return InteractorProgram.run(
        referee, text, System.in, Main.standardOutput(), new LineReport(System.err));
  }

  private <P, M> Opponent<P, M> opponent(Definition<P, M> rules, Strategy<P, M> strategy)
      throws Commands.Failure, BadInput {
    Chance chance = seed == null ? new Chance() : new Chance(seed);
    if (opponent.equals(HumanOpponent.NAME)) {
      return HumanOpponent.atTerminal(rules, strategy, chance);
    }
    Opponents<P, M> opponents = rules.opponents();
    OpponentNames.check(opponents, opponent, HumanOpponent.NAME);
    return opponents.named(opponent, strategy, chance);
  }
}
