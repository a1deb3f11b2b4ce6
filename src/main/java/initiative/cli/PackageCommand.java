package initiative.cli;

import initiative.dmoj.ProblemFolder;
import initiative.export.ExportFailure;
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
      description =
          "Where to write; a directory that is new or empty. Default: the problem's code.")
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
    ExportCommand.requireCompiler("cannot package " + game.id());
    try {
      String code = ProblemFolder.code(game.game());
      if (directory == null) {
        directory = Path.of(code);
      }
      ProblemFolder.requireEmpty(directory);
      ProblemFolder folder = new ProblemFolder(game.game(), seed);
      ProblemFolder.write(folder.files(!unverified), directory);
      Path name = directory.toAbsolutePath().normalize().getFileName();
      if (name == null || !ProblemFolder.isCode(name.toString())) {
        System.err.println(
            "a site takes only a-z and 0-9 in the code of a problem: call the folder "
                + code
                + " there");
      }
      return Commands.OK;
    } catch (ExportFailure e) {
      throw new Commands.Failure("cannot package " + game.id() + ": " + e.getMessage());
    } catch (IOException e) {
      throw new Commands.Failure("cannot write to " + directory);
    }
  }
}
