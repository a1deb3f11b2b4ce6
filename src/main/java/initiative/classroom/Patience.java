package initiative.classroom;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * How long a client is waited for that sends or reads slowly. A thread that has waited for too long
 * is interrupted, by which its connection is closed.
 */
final class Patience {
  private final Map<Thread, Wait> waits = new ConcurrentHashMap<>();

  /** Reading from a client, or writing to it. */
  interface Exchange<T> {
    T done() throws IOException;
  }

  /** A wait that has an end. */
  private static final class Wait {
    private final Thread thread = Thread.currentThread();
    private final long until;
    private boolean isOver;

    Wait(int seconds) {
      until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    synchronized void endIfLate() {
      if (!isOver && System.nanoTime() - until > 0) {
        thread.interrupt();
      }
    }

    /** The thread goes on with other things, which nobody may interrupt any more. */
    synchronized void end() {
      isOver = true;
      Thread.interrupted();
    }
  }

  /** Waits for a client, but no longer than so many seconds. */
  <T> T within(int seconds, Exchange<T> exchange) throws IOException {
    Wait wait = new Wait(seconds);
    waits.put(wait.thread, wait);
    try {
      return exchange.done();
    } finally {
      wait.end();
      waits.remove(wait.thread);
    }
  }

  /** Ends the waits that have been too long; to be called about once a second. */
  void tick() {
    waits.values().forEach(Wait::endIfLate);
  }
}
