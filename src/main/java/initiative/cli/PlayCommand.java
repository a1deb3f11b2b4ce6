package initiative.cli;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.player.Player;
import initiative.player.Program;
import initiative.player.StreamChannel;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "play",
    description = "Play a game over standard input and output, as the first player.",
    mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
  @Mixin private GameParameter game;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Make the same random choices in every run.")
  private Long seed;

  @Mixin private PolicyOption policy;

  @Mixin private SideOption side;

  @Override
  public Integer call() throws Commands.Failure {
    side.check(game.game());
    Chance chance = seed == null ? new Chance() : new Chance(seed);
    return policy.isGiven()
        ? play(game.game(), chance)
        : Main.play(game.game(), chance, side.isChosen());
  }

  private <P, M> int play(Definition<P, M> rules, Chance chance) {
    StreamChannel channel = new StreamChannel(System.in, Main.standardOutput());
    try {
      P start = rules.readStart(new StartReader(channel));
      Strategy<P, M> strategy = rules.solve(start);
      new Player<>(rules, chance, channel)
          .play(start, strategy, policy.kind().make(rules.opponents(), strategy), side.isChosen());
      return Program.OK;
    } catch (BadInput e) {
      System.err.println(e.getMessage());
      return Program.BAD_INPUT;
    }
  }
}
