package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.export.ExportFailure;
import initiative.packages.Folder;
import initiative.packages.Format;
import initiative.packages.GameProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "package",
    description = "Write a game as a problem of a judge: interactor, tests, statements, solutions.",
    mixinStandardHelpOptions = true)
final class PackageCommand implements Callable<Integer> {
  @Spec private CommandSpec command;

  private Definition<?, ?> game;

  @Option(names = "--all", description = "Write all games, each into a folder in DIR.")
  private boolean all;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "dmoj",
      description = {
        "What to write: dmoj (default); kattis, the legacy format of Kattis and DOMjudge; icpc, the"
            + " format 2025-09 of the ICPC; ejudge."
      })
  private Format format;

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

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description = "The game, or its code, as 1.2:B; 'initiative list' shows them all.")
  void setGame(String name) {
    game = name == null ? null : GameParameter.find(name, command);
  }

  private ParameterException misused(String sentence) {
    return new ParameterException(command.commandLine(), sentence);
  }

  @Override
  public Integer call() throws Commands.Failure {
    if (all == (game != null)) {
      throw misused("expected either a game or --all");
    }
    if (all && directory == null) {
      throw misused("--all needs a directory: -o DIR");
    }
    String what = all ? "the games" : game.about().id;
    ExportCommand.requireCompiler("cannot package " + what);
    if (directory == null) {
      directory = Path.of(GameProblem.code(game));
    }
    try {
      Folder.requireEmpty(directory);
    } catch (ExportFailure e) {
      throw new Commands.Failure("cannot package " + what + ": " + e.getMessage());
    } catch (IOException e) {
      throw new Commands.Failure("cannot write to " + directory + WholeFile.why(e));
    }
    if (all) {
      for (Definition<?, ?> each : Catalogue.all()) {
        write(each, directory.resolve(GameProblem.code(each)));
      }
    } else {
      write(game, directory);
      checkName();
    }
    return Commands.OK;
  }

  private void write(Definition<?, ?> each, Path folder) throws Commands.Failure {
    try {
      Folder.write(format.files(new GameProblem(each, seed), !unverified), folder);
    } catch (ExportFailure e) {
      throw new Commands.Failure("cannot package " + each.about().id + ": " + e.getMessage());
    } catch (IOException e) {
      throw new Commands.Failure("cannot write to " + folder + WholeFile.why(e));
    }
  }

  private void checkName() {
    Path name = directory.toAbsolutePath().normalize().getFileName();
    if (name == null || !GameProblem.isCode(name.toString())) {
      System.err.println(
          "a judge takes only a-z and 0-9 in the code of a problem: call the folder "
              + GameProblem.code(game)
              + " there");
    }
  }
}
