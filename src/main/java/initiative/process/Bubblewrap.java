package initiative.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Bubblewrap: all namespaces, files read-only but for a /tmp and a /dev/shm of the player's own,
 * which take no more than its limit of memory, since that is where they are.
 */
final class Bubblewrap {
  static final String NAME = "bwrap";

  private static final Path TEMPORARY = Path.of("/tmp");
  private static final String SHARED = "/dev/shm";
  private static final String SIZE = "--size";

  private Bubblewrap() {}

  /** What is found out when it is needed first. */
  private static final class Bounds {
    static final boolean ARE_KNOWN = help().contains(SIZE);

    private static String help() {
      try {
        Process process = new ProcessBuilder(NAME, "--help").redirectErrorStream(true).start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        return "";
      }
    }
  }

  /** Whether the size of files in memory can be bounded, which old versions do not know. */
  static boolean boundsFiles() {
    return Bounds.ARE_KNOWN;
  }

  /** The command before that of the first process. */
  static List<String> command(List<String> player, Limits limits) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(NAME, "--die-with-parent", "--new-session", "--as-pid-1"));
    command.add("--unshare-all");
    command.addAll(List.of("--ro-bind", "/", "/", "--dev", "/dev", "--remount-ro", "/dev"));
    addFilesInMemory(command, SHARED, limits);
    command.addAll(List.of("--proc", "/proc"));
    Path here = Path.of("").toAbsolutePath();
    if (!here.equals(TEMPORARY)) {
      addFilesInMemory(command, TEMPORARY.toString(), limits);
      for (Path kept : mentioned(player, here)) {
        command.addAll(List.of("--ro-bind", kept.toString(), kept.toString()));
      }
    }
    command.addAll(List.of("--chdir", here.toString(), "--"));
    return command;
  }

  private static void addFilesInMemory(List<String> command, String place, Limits limits) {
    if (boundsFiles()) {
      command.addAll(List.of(SIZE, Long.toString(Math.max(limits.memoryBytes(), 1))));
    }
    command.addAll(List.of("--tmpfs", place));
  }

  /** What a player needs of the temporary files: its directory, and files that it is told of. */
  private static Set<Path> mentioned(List<String> player, Path here) {
    Set<Path> kept = new LinkedHashSet<>();
    if (here.startsWith(TEMPORARY)) {
      kept.add(here);
    }
    for (String word : player) {
      for (String part : word.split("[:=,]")) {
        if (part.startsWith(TEMPORARY + "/")) {
          Path file = Path.of(part).normalize();
          Path folder = Files.isDirectory(file) ? file : file.getParent();
          Path needed = folder.equals(TEMPORARY) ? file : folder;
          if (Files.exists(needed) && !needed.equals(TEMPORARY)) {
            kept.add(needed);
          }
        }
      }
    }
    return kept;
  }
}
