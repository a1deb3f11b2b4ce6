package initiative.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option by which a text goes to a file and not to standard output. */
final class OutputOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where to write; standard output if it is not given.")
  private Path file;

  void write(String text) throws Commands.Failure {
    check(file);
    write(file, text);
  }

  /** Refuses what cannot be a file; none at all is standard output. */
  static void check(Path file) throws Commands.Failure {
    if (file != null && file.toString().isEmpty()) {
      throw new Commands.Failure("-o needs the name of a file");
    }
    if (file != null && Files.isDirectory(file)) {
      throw new Commands.Failure("cannot write " + file + ": it is a directory");
    }
  }

  /** Writes a text to a file, wholly or not at all, or to standard output if there is none. */
  static void write(Path file, String text) throws Commands.Failure {
    if (file == null) {
      System.out.print(text);
      return;
    }
    try {
      WholeFile.write(file, text);
    } catch (IOException e) {
      throw new Commands.Failure("cannot write " + file + WholeFile.why(e));
    }
  }
}
