package initiative.cli;

import initiative.result.TranscriptText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What can be done on the terminal, if there is one. */
final class Terminal {
  private static final int OUT = 1;
  private static final int ERR = 2;
  private static final String ESCAPE = "\u001b[";

  private Terminal() {}

  /** Whether standard error is a terminal, on which a line may be overwritten. */
  static boolean canOverwrite() {
    return isTerminal(ERR) && !"dumb".equals(System.getenv("TERM"));
  }

  /** How to let parts of a line stand out on standard output: in colours, or not at all. */
  static TranscriptText.Paint paint() {
    return isColourful() ? Terminal::painted : TranscriptText.PLAIN;
  }

  /** Whether standard output is a terminal whose user has nothing against colours. */
  static boolean isColourful() {
    String noColor = System.getenv("NO_COLOR");
    boolean wanted = noColor == null || noColor.isEmpty();
    boolean possible = isTerminal(OUT) && !"dumb".equals(System.getenv("TERM"));
    return wanted && possible;
  }

  /** Java tells of no single stream whether it is a terminal, but some systems do. */
  private static boolean isTerminal(int stream) {
    String target = target(stream);
    return target == null
        ? System.console() != null
        : target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
  }

  /** Whether standard output is known to go to another program. */
  static boolean isOutputPiped() {
    String target = target(OUT);
    return target != null && (target.startsWith("pipe:") || target.startsWith("socket:"));
  }

  /** What a stream is connected with, or null where the system does not tell. */
  private static String target(int stream) {
    try {
      return Files.readSymbolicLink(Path.of("/proc/self/fd/" + stream)).toString();
    } catch (IOException | UnsupportedOperationException e) {
      return null;
    }
  }

  private static String painted(TranscriptText.Tone tone, String text) {
    String code =
        switch (tone) {
          case SEIZED -> "1;32";
          case SLIP -> "33";
          case ERROR -> "31";
          case ASIDE -> "2";
        };
    return ESCAPE + code + "m" + text + ESCAPE + "0m";
  }
}
