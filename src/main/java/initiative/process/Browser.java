package initiative.process;

import java.io.IOException;
import java.util.List;

/** Opens a page in the user's browser, where there is one. */
public final class Browser {
  private Browser() {}

  /** Asks the system to show a page; where it cannot, nothing happens. */
  public static void open(String address) {
    boolean hasScreen =
        System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    for (String opener : hasScreen ? List.of("xdg-open", "wslview") : List.of("wslview", "open")) {
      if (Tool.find(opener) != null && (hasScreen || isAtHome(opener))) {
        start(List.of(opener, address));
        return;
      }
    }
  }

  /** Whether a program of this name opens pages here; elsewhere it may be something else. */
  private static boolean isAtHome(String opener) {
    boolean isMac = System.getProperty("os.name").startsWith("Mac");
    return opener.equals("open") == isMac;
  }

  private static void start(List<String> command) {
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // the address is printed, and can be opened by hand
    }
  }
}
