package initiative.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is made sure of before a file is given to anybody. */
final class Verification {
  /** The number of characters that the judge takes of those who submit. */
  static final int LONGEST_SUBMISSION = 65536;

  /** The oldest Java of the judge. */
  private static final int OLDEST = 8;

  private static final Logger LOG = LoggerFactory.getLogger(Verification.class);

  private Verification() {}

  /** Checks that the judge takes the file, and that it compiles by itself and does its work. */
  static void verify(Exportable program, String text) {
    checkText(program, text);
    String name = program.className();
    try (Temporary directory = temporary()) {
      SideBySide.forEach(
          List.of(OLDEST, Runtime.version().feature()),
          release -> {
            Path classes = Files.createDirectory(directory.path().resolve("java" + release));
            LOG.debug("{}: compiling for Java {}", name, release);
            JudgeJava.compile(name, text, release, classes);
            if (release == OLDEST) {
              Path java = Path.of(System.getProperty("java.home"));
              program.trial().accept(JudgeJava.command(java, classes, name));
            }
          });
    }
  }

  private static Temporary temporary() {
    try {
      return Temporary.directory();
    } catch (IOException e) {
      throw new ExportFailure("the file cannot be verified, since " + e.getMessage(), e);
    }
  }

  private static void checkText(Exportable program, String text) {
    if (program.isSubmission() && text.length() > LONGEST_SUBMISSION) {
      throw new ExportFailure(
          "the file has " + text.length() + " characters, the judge takes " + LONGEST_SUBMISSION);
    }
    int odd = program.isSubmission() ? 0 : text.length();
    while (odd < text.length() && (text.charAt(odd) == '\n' || isPrintable(text.charAt(odd)))) {
      odd++;
    }
    if (odd < text.length()) {
      long line = text.substring(0, odd).lines().count();
      throw new ExportFailure("line " + line + " of the file has a character that is not ASCII");
    }
    String found = JudgeJava.mainClass(text);
    if (!program.className().equals(found)) {
      throw new ExportFailure(
          "the judge would take " + found + " for the main class, not " + program.className());
    }
  }

  private static boolean isPrintable(char c) {
    return c >= ' ' && c <= '~';
  }
}
