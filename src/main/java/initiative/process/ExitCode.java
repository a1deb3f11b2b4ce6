package initiative.process;

import java.util.Map;

/** What the exit code of a process tells. */
public final class ExitCode {
  /** A process ended by a signal has the signal's number above this. */
  private static final int SIGNALLED = 128;

  private static final Map<Integer, String> SIGNALS =
      Map.ofEntries(
          Map.entry(1, "SIGHUP"),
          Map.entry(2, "SIGINT"),
          Map.entry(3, "SIGQUIT"),
          Map.entry(4, "SIGILL, an illegal instruction"),
          Map.entry(6, "SIGABRT, it gave up by itself"),
          Map.entry(8, "SIGFPE, such as a division by zero"),
          Map.entry(9, "SIGKILL"),
          Map.entry(11, "SIGSEGV, a wrong memory access"),
          Map.entry(13, "SIGPIPE"),
          Map.entry(14, "SIGALRM"),
          Map.entry(15, "SIGTERM"),
          Map.entry(24, "SIGXCPU"),
          Map.entry(25, "SIGXFSZ"));

  private ExitCode() {}

  /** In words, as in "exit code 1" or "exit code 139 (SIGSEGV, a wrong memory access)". */
  public static String describe(int code) {
    String signal = SIGNALS.get(code - SIGNALLED);
    return "exit code " + code + (signal == null ? "" : " (" + signal + ")");
  }
}
