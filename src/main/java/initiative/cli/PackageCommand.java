package initiative.cli;

import initiative.export.ExportFailure;
import initiative.export.ProblemFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "package",
    description = "Write the folder of a DMOJ problem: a game as its interactor judges it.",
    mixinStandardHelpOptions = true)
final class PackageCommand implements Callable<Integer> {
  @Mixin private GameParameter game;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description = "Where to write; a directory that is new or empty.")
  private Path directory;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Draw other random starts than those of the game's own suite.")
  private Long seed;

  @Option(
      names = "--no-verify",
      description = "Write at once, without compiling the programs and trying them out.")
  private boolean unverified;

  @Override
  public Integer call() throws Commands.Failure {
    try {
      ProblemFolder.requireEmpty(directory);
      ProblemFolder folder = new ProblemFolder(game.id(), seed);
      ProblemFolder.write(folder.files(!unverified), directory);
      return Commands.OK;
    } catch (ExportFailure e) {
      throw new Commands.Failure("cannot package " + game.id() + ": " + e.getMessage());
    } catch (IOException e) {
      throw new Commands.Failure("cannot write to " + directory);
    }
  }
}
