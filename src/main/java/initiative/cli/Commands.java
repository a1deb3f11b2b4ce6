package initiative.cli;

import initiative.game.BadInput;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/** All commands but the quick path of {@code play}, which {@link Main} takes by itself. */
@Command(
    name = "initiative",
    description =
        "Player bots for an online judge: they win every won position, and seize a lost one.",
    mixinStandardHelpOptions = true,
    versionProvider = Commands.Version.class,
    subcommands = {
      ClassroomCommand.class,
      DemoCommand.class,
      ExplainCommand.class,
      ExportCommand.class,
      GraphCommand.class,
      InteractorCommand.class,
      JudgeCommand.class,
      ListCommand.class,
      MatchCommand.class,
      PackageCommand.class,
      PlayCommand.class,
      RulesCommand.class,
      SeizeCommand.class,
      SolveCommand.class,
      TableCommand.class,
      TournamentCommand.class,
      WarmUpCommand.class
    },
    synopsisSubcommandLabel = "COMMAND")
final class Commands implements Runnable {
  static final int OK = 0;
  static final int WRONG = 1;
  static final int BAD_USE = 2;
  static final int OWN_FAULT = 3;

  /** What the shell gives for a program that was ended by Ctrl-C. */
  static final int INTERRUPTED = 130;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "Tell on standard error what goes on: solving, processes, exports.")
  private boolean verbose;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      scope = ScopeType.INHERIT,
      description = "Write the same to the end of a file.")
  private Path log;

  /** Runs the command that the arguments name and returns the exit code. */
  static int run(String[] args) {
    return commandLine().execute(args);
  }

  static CommandLine commandLine() {
    Commands commands = new Commands();
    CommandLine all = new CommandLine(commands);
    // a move may begin with a minus
    all.getSubcommands().get("explain").setUnmatchedOptionsArePositionalParams(true);
    return all.setExecutionStrategy(commands::execute)
        .setExpandAtFiles(false) // nobody needs them, and such a file may have no end
        .registerConverter(Path.class, Commands::path)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(true)
        .setParameterExceptionHandler(Commands::reportBadUse)
        .setExecutionExceptionHandler(Commands::reportFailure);
  }

  private int execute(CommandLine.ParseResult parsed) {
    try {
      Logs.start(verbose, log);
    } catch (Failure e) {
      return report(e.getMessage());
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  @Override
  public void run() {
    spec.commandLine().usage(System.out);
  }

  private static int reportBadUse(ParameterException e, String[] args) {
    return report(
        reason(e, args)
            + " (see "
            + e.getCommandLine().getCommandSpec().qualifiedName()
            + " --help)");
  }

  /** A command that does not exist is an argument too many to the library, which names it badly. */
  private static String reason(ParameterException e, String[] args) {
    String unquoted = BotHelp.unquoted(args, e.getCommandLine().getCommandSpec());
    if (unquoted != null) {
      return unquoted;
    }
    if (e instanceof CommandLine.UnmatchedArgumentException unmatched
        && e.getCommandLine().getParent() == null
        && !unmatched.isUnknownOption()) {
      return "there is no command '" + unmatched.getUnmatched().get(0) + "'";
    }
    return oneLine(e);
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new CommandLine.TypeConversionException("'" + name + "' cannot be a file here");
    }
  }

  private static int reportFailure(
      Exception e, CommandLine commandLine, CommandLine.ParseResult parsed) {
    if (e instanceof Failure || e instanceof BadInput) {
      return report(oneLine(e));
    }
    if (e instanceof CancellationException) {
      return INTERRUPTED;
    }
    LoggerFactory.getLogger(Commands.class).debug("internal error", e);
    return Fault.report(e);
  }

  private static String oneLine(Exception e) {
    return String.valueOf(e.getMessage()).replaceAll("\\s*\\R\\s*", " ");
  }

  private static int report(String message) {
    System.err.println("initiative: " + message);
    return BAD_USE;
  }

  /** A request that cannot be met; the message is one line for people. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1L;

    Failure(String message) {
      super(message);
    }
  }

  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Commands.class.getPackage().getImplementationVersion();
      return new String[] {"initiative " + (version == null ? "from its sources" : version)};
    }
  }
}
