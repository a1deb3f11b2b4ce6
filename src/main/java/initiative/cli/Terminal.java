package initiative.cli;

import initiative.match.TranscriptText;
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
    Path link = Path.of("/proc/self/fd/" + stream);
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return System.console() != null;
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
