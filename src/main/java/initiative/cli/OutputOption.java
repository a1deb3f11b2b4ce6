package initiative.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
    if (file == null) {
      System.out.print(text);
      return;
    }
    if (Files.isDirectory(file)) {
      throw new Commands.Failure("cannot write " + file + ": it is a directory");
    }
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new Commands.Failure("cannot write " + file);
    }
  }
}
