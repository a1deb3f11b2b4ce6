package initiative.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * That the user may break off a long command, by Ctrl-C, and is still told what was finished: the
 * thread that began this is interrupted, and has a moment to report before the program ends.
 */
final class Interruption {
  private static final int SECONDS = 5;

  private static final CountDownLatch REPORTED = new CountDownLatch(1);

  private final Thread reporter = Thread.currentThread();
  private final Thread hook = new Thread(this::interrupt, "interruption");
  private volatile boolean isOver;

  Interruption() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      reporter.interrupt(); // it has come already
    }
  }

  private void interrupt() {
    try {
      if (!isOver) {
        reporter.interrupt();
        REPORTED.await(SECONDS, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The command has reported, or failed to. */
  static void reported() {
    REPORTED.countDown();
  }

  /** What follows is not to be broken off. */
  void end() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      isOver = true;
    } catch (IllegalStateException e) {
      // The program is being ended, and the hook waits for the report.
    }
  }
}
