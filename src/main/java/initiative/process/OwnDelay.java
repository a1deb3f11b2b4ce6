package initiative.process;

import java.nio.file.Path;
import java.util.Map;

/**
 * How long this program has waited, from a moment on, for processors that others used. It is kept
 * for each thread: what one had waited before that moment must not be lost with it when it ends.
 */
final class OwnDelay {
  private static final long OWN_PID = ProcessHandle.current().pid();

  private final Map<Path, Long> before = Proc.delays(OWN_PID);

  /** The time that the threads which are there now have waited in all. */
  long nanos() {
    long sum = 0;
    for (Map.Entry<Path, Long> thread : Proc.delays(OWN_PID).entrySet()) {
      sum += Math.max(0, thread.getValue() - before.getOrDefault(thread.getKey(), 0L));
    }
    return sum;
  }
}
