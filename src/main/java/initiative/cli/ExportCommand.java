package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.export.ExportFailure;
import initiative.export.Exportable;
import initiative.problem.Problems;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "export",
    description = "Write one Java file that can be submitted to the judge.",
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {
  private static final String JAVA = ".java";

  /** Words that are no keywords, but cannot be the names of classes any more. */
  private static final Set<String> RESERVED = Set.of("permits", "record", "sealed", "var", "yield");

  @Parameters(
      paramLabel = "GAME",
      description = "A game, or the code of a game or a problem; 'initiative list' shows them.")
  private String name;

  @Option(names = "--interactor", description = "Write the interactor of the game, not the bot.")
  private boolean interactor;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Where to write; standard output if it is not given. The main class gets the name of the"
              + " file if that ends in .java, and its usual name otherwise.")
  private Path file;

  @Option(
      names = "--no-verify",
      description = "Write at once, without compiling the file and trying it out.")
  private boolean unverified;

  @Override
  public Integer call() throws Commands.Failure {
    requireCompiler("cannot export " + name);
    try {
      Exportable usual = exportable();
      Exportable exportable = usual.named(className(usual));
      OutputOption.write(file, unverified ? exportable.text() : exportable.verifiedText());
      return Commands.OK;
    } catch (ExportFailure e) {
      throw new Commands.Failure("cannot export " + name + ": " + e.getMessage());
    }
  }

  /** To be asked first: a JRE without a compiler cannot even load the classes that export. */
  static void requireCompiler(String failure) throws Commands.Failure {
    if (ModuleLayer.boot().findModule("jdk.compiler").isEmpty()) {
      throw new Commands.Failure(
          failure + ": this Java has no compiler; it takes a JDK, not only a JRE");
    }
  }

  private Exportable exportable() throws Commands.Failure {
    Definition<?, ?> game = game();
    if (game != null) {
      return interactor ? Exportable.interactor(game) : Exportable.bot(game);
    }
    String code = Problems.code(name);
    if (code == null) {
      throw new Commands.Failure("there is no game and no problem '" + name + "'");
    }
    if (interactor) {
      throw new Commands.Failure("problem " + code + " needs no interactor");
    }
    return Exportable.problem(code);
  }

  /** The game that is wanted, if it is one: what a game and a problem are called is the problem. */
  private Definition<?, ?> game() throws Commands.Failure {
    Definition<?, ?> game = Catalogue.game(name);
    if (game != null || Problems.code(name) != null && !interactor) {
      return game;
    }
    List<Definition<?, ?>> games = GameCodes.games(name);
    if (games.size() > 1) {
      throw new Commands.Failure(
          "several games have the code " + name + ": " + GameCodes.names(games));
    }
    return games.isEmpty() ? null : games.get(0);
  }

  /** The compiler wants the file to be called as the class, so that the class is called so. */
  private String className(Exportable exportable) throws Commands.Failure {
    OutputOption.check(file);
    String fileName = file == null ? "" : file.getFileName().toString();
    if (!fileName.endsWith(JAVA)) {
      return exportable.className();
    }
    String base = fileName.substring(0, fileName.length() - JAVA.length());
    if (!isClassName(base)) {
      throw new Commands.Failure(
          "cannot write "
              + file
              + ": the main class gets the name of the file, but no class can be called '"
              + base
              + "' (it takes ASCII letters and digits, and no keyword)");
    }
    return base;
  }

  /** Whether a class may have that name in any version of Java, in a file that is plain ASCII. */
  static boolean isClassName(String name) {
    return SourceVersion.isName(name)
        && name.chars().allMatch(c -> c < 128 && c != '.')
        && !RESERVED.contains(name);
  }
}
