package initiative.process;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Our own bot as a player process: with the same Java and the same classes as this program, and
 * started as the launcher starts it.
 */
public final class OwnBot {
  private static final String MAIN_CLASS = "initiative.cli.Main";

  /** What the launcher keeps beside the jar: the classes of the bots, ready to be used. */
  private static final String ARCHIVE = "bot.jsa";

  /** The same for the other commands, of a JVM that has ahead-of-time caches. */
  private static final String CACHE = "classes.aot";

  private OwnBot() {}

  /**
   * The command that starts our bot.
   *
   * @param seed for its random choices; null if nobody shall foresee them
   */
  public static List<String> command(String game, Long seed) {
    String classPath = System.getProperty("java.class.path");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx64m", "-XX:NewSize=16m", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-XX:-UsePerfData", "-XX:+DisableAttachMechanism"));
    command.add("-XX:+DisplayVMOutputToStderr"); // standard output belongs to the judge
    command.add("-Xlog:disable"); // an archive that does not fit must not be mentioned
    command.addAll(classes(classPath));
    command.addAll(List.of(MAIN_CLASS, "play", game));
    if (seed != null) {
      command.addAll(List.of("--seed", Long.toString(seed)));
    }
    return command;
  }

  private static List<String> classes(String classPath) {
    if (!isThere(classPath, ARCHIVE)) {
      return List.of("-cp", classPath);
    }
    List<String> options = new ArrayList<>();
    options.addAll(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:ArchiveRelocationMode=0"));
    if (isThere(classPath, CACHE)) {
      options.add("-XX:+UseSerialGC");
    }
    options.add("-XX:SharedArchiveFile=" + Path.of(classPath).resolveSibling(ARCHIVE));
    options.add("-Xbootclasspath/a:" + classPath);
    return options;
  }

  /** Whether the class path is a jar and there is such a file beside it, and not an empty one. */
  private static boolean isThere(String classPath, String name) {
    return !classPath.contains(File.pathSeparator)
        && Path.of(classPath).resolveSibling(name).toFile().length() > 0;
  }
}
