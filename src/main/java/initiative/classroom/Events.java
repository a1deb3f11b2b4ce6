package initiative.classroom;

import initiative.catalogue.Saying;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Tells all open pages how the class stands, whenever that changes, but not more often than a few
 * times a second. Each page has a thread of its own, so that a slow one holds up nobody.
 */
final class Events {
  private static final int MOST = 200;
  private static final long SHORTEST_PAUSE = 250;
  private static final long LONGEST_PAUSE = 10000;

  private final AtomicInteger open = new AtomicInteger();
  private final Object lock = new Object();
  private final Supplier<String> state;
  private long version;
  private boolean closed;
  private String text;
  private long textOf = -1;

  /** Tells what a supplier of JSON gives, which is asked once for all pages. */
  Events(Supplier<String> state) {
    this.state = state;
  }

  /** Takes note that there is something to tell. */
  void changed() {
    synchronized (lock) {
      version++;
      lock.notifyAll();
    }
  }

  /** Ends all streams. */
  void close() {
    synchronized (lock) {
      closed = true;
      lock.notifyAll();
    }
  }

  /** Refuses one page too many before its stream has begun. */
  void enter() throws Refusal {
    if (open.incrementAndGet() > MOST) {
      open.decrementAndGet();
      throw new Refusal(Refusal.TOO_MANY, new Saying("page.crowded", MOST));
    }
  }

  /** Writes events until the reader goes or the server ends. */
  void stream(OutputStream out) throws IOException {
    try {
      long told = -1;
      while (true) {
        long now = await(told);
        if (now < 0) {
          return;
        }
        String event =
            now == told ? "event: ping\ndata: {}\n\n" : "event: class\ndata: " + text(now) + "\n\n";
        told = now;
        out.write(event.getBytes(StandardCharsets.UTF_8));
        out.flush();
        Thread.sleep(SHORTEST_PAUSE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.decrementAndGet();
    }
  }

  /** The version after one that was told, or the same after a while; -1 if all has ended. */
  private long await(long told) throws InterruptedException {
    synchronized (lock) {
      if (version == told && !closed) {
        lock.wait(LONGEST_PAUSE);
      }
      return closed ? -1 : version;
    }
  }

  /** The state of a version, or of a later one. */
  private synchronized String text(long wanted) {
    if (textOf < wanted) {
      textOf = wanted;
      text = state.get();
    }
    return text;
  }
}
