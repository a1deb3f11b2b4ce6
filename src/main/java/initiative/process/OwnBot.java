package initiative.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Our own bot as a player process: with the same Java and the same classes as this program. */
public final class OwnBot {
  private static final String MAIN_CLASS = "initiative.cli.Main";
  private static final String ARCHIVE = "classes.jsa";

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
    command.addAll(List.of("-Xmx64m", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    command.add("-Xlog:disable"); // an archive that does not fit must not be mentioned
    Path archive = archive(classPath);
    if (archive != null) {
      command.add("-XX:SharedArchiveFile=" + archive);
    }
    command.addAll(List.of("-cp", classPath, MAIN_CLASS, "play", game));
    if (seed != null) {
      command.addAll(List.of("--seed", Long.toString(seed)));
    }
    return command;
  }

  /** The archive of loaded classes that the launcher keeps beside the jar, or null. */
  private static Path archive(String classPath) {
    if (classPath.contains(File.pathSeparator)) {
      return null;
    }
    Path archive = Path.of(classPath).resolveSibling(ARCHIVE);
    return Files.isRegularFile(archive) ? archive : null;
  }
}
