package initiative.cli;

import initiative.bot.Chance;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "play",
    description = "Play a game as the first player over standard input and output.",
    mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
  @Mixin private GameParameter game;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Make the same random choices in every run.")
  private Long seed;

  @Override
  public Integer call() {
    return Main.play(game.strategy(), seed == null ? new Chance() : new Chance(seed));
  }
}
