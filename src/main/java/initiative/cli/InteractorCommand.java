package initiative.cli;

import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.interactor.InteractorProgram;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.match.OpponentNames;
import initiative.solve.Strategy;
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

  @Override
  public Integer call() throws Commands.Failure, BadInput {
    return run(OpponentNames.of(game.id()));
  }

  private <P, M> int run(Opponents<P, M> opponents) throws Commands.Failure, BadInput {
    Strategy<P, M> strategy = opponents.strategy();
    String text = StartArgument.read(strategy.game(), start);
    Opponent<P, M> chosen = opponent(opponents);
    return InteractorProgram.run(
        strategy, chosen, text, mustSeize, System.in, Main.standardOutput(), System.err);
  }

  private <P, M> Opponent<P, M> opponent(Opponents<P, M> opponents)
      throws Commands.Failure, BadInput {
    if (opponent.equals(HumanOpponent.NAME)) {
      return HumanOpponent.atTerminal(opponents.strategy().game());
    }
    Chance chance = seed == null ? new Chance() : new Chance(seed);
    OpponentNames.check(opponents, opponent, HumanOpponent.NAME);
    return opponents.named(opponent, chance);
  }
}
