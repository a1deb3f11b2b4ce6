package initiative.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Finds programs as the system does when one is started by its name. */
public final class Tool {
  private Tool() {}

  /** The file of a program, or null if there is none that can be started. */
  public static Path find(String name) {
    try {
      if (name.indexOf('/') >= 0 || name.indexOf(File.separatorChar) >= 0) {
        return isProgram(Path.of(name)) ? Path.of(name) : null;
      }
      String path = System.getenv("PATH");
      for (String folder : (path == null ? "/usr/bin:/bin" : path).split(File.pathSeparator)) {
        Path file = Path.of(folder.isEmpty() ? "." : folder, name);
        if (isProgram(file)) {
          return file;
        }
      }
      return null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  /** Why a program cannot be started, in words; null if nothing is known against it. */
  static String whyNot(String name) {
    boolean isWindows = File.separatorChar == '\\'; // which adds endings of its own
    if (isWindows || find(name) != null) {
      return null;
    }
    if (name.indexOf('/') < 0) {
      return "there is no such program on the PATH"
          + (Files.isRegularFile(Path.of(name)) ? ", but a file here: say ./" + name : "");
    }
    Path file = Path.of(name);
    if (Files.isDirectory(file)) {
      return "it is a directory";
    }
    return Files.exists(file) ? "it may not be executed" : "No such file or directory";
  }

  private static boolean isProgram(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }
}
