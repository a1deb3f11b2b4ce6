package initiative.process;

import initiative.catalogue.Saying;
import java.util.Map;
import java.util.Set;

/** What the exit code of a process tells. */
public final class ExitCode {
  /** A process ended by a signal has the signal's number above this. */
  private static final int SIGNALLED = 128;

  private static final Map<Integer, String> SIGNALS =
      Map.ofEntries(
          Map.entry(1, "SIGHUP"),
          Map.entry(2, "SIGINT"),
          Map.entry(3, "SIGQUIT"),
          Map.entry(4, "SIGILL"),
          Map.entry(6, "SIGABRT"),
          Map.entry(8, "SIGFPE"),
          Map.entry(9, "SIGKILL"),
          Map.entry(11, "SIGSEGV"),
          Map.entry(13, "SIGPIPE"),
          Map.entry(14, "SIGALRM"),
          Map.entry(15, "SIGTERM"),
          Map.entry(24, "SIGXCPU"),
          Map.entry(25, "SIGXFSZ"));

  /** Those of which it is known what a program has done to get them. */
  private static final Set<Integer> TELLING = Set.of(4, 6, 8, 11);

  private ExitCode() {}

  /** To be said as in "exit code 1" or "exit code 139 (SIGSEGV, a wrong memory access)". */
  public static Saying saying(int code) {
    int number = code - SIGNALLED;
    String signal = SIGNALS.get(number);
    if (signal == null) {
      return new Saying("exit.code", code);
    }
    return new Saying(
        "exit.signal", code, TELLING.contains(number) ? new Saying("signal." + signal) : signal);
  }
}
