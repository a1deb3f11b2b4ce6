package initiative.export;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What is made sure of before a file is given to anybody. */
final class Verification {
  /** The oldest Java of the judge. */
  private static final int OLDEST = 8;

  private Verification() {}

  /** Checks that the judge takes the file, and that it compiles by itself and does its work. */
  static void verify(String className, String text, Trial trial) {
    checkText(className, text);
    Path directory = null;
    try {
      directory = Files.createTempDirectory("initiative-export");
      Path newest = Files.createDirectory(directory.resolve("newest"));
      Path oldest = Files.createDirectory(directory.resolve("oldest"));
      Compiler.compile(className, text, Runtime.version().feature(), newest);
      Compiler.compile(className, text, OLDEST, oldest);
      trial.run(command(Path.of(System.getProperty("java.home")), oldest, className));
    } catch (IOException e) {
      throw new ExportFailure("the file cannot be verified, since " + e.getMessage(), e);
    } finally {
      delete(directory);
    }
  }

  private static void checkText(String className, String text) {
    if (text.length() > SingleFile.LONGEST) {
      throw new ExportFailure(
          "the file has " + text.length() + " characters, the judge takes " + SingleFile.LONGEST);
    }
    int odd = 0;
    while (odd < text.length() && (text.charAt(odd) == '\n' || isPrintable(text.charAt(odd)))) {
      odd++;
    }
    if (odd < text.length()) {
      long line = text.substring(0, odd).lines().count();
      throw new ExportFailure("line " + line + " of the file has a character that is not ASCII");
    }
    String found = JudgeReading.mainClass(text);
    if (!className.equals(found)) {
      throw new ExportFailure(
          "the judge would take " + found + " for the main class instead of " + className);
    }
  }

  private static boolean isPrintable(char c) {
    return c >= ' ' && c <= '~';
  }

  /** The command with which the judge runs a program, but for its agent. */
  static List<String> command(Path javaHome, Path classes, String className) {
    return List.of(
        javaHome + File.separator + "bin" + File.separator + "java",
        "-Xss128m",
        "-Xmx256m",
        "-XX:+UseSerialGC",
        "-cp",
        classes.toString(),
        className);
  }

  static void delete(Path directory) {
    if (directory == null) {
      return;
    }
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
