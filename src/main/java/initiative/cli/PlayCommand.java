package initiative.cli;

import initiative.game.Chance;
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

  @Mixin private SideOption side;

  @Override
  public Integer call() throws Commands.Failure {
    side.check(game.game());
    Chance chance = seed == null ? new Chance() : new Chance(seed);
    return Main.play(game.game(), chance, side.isChosen());
  }
}
