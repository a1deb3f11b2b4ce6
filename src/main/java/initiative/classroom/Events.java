package initiative.classroom;

import initiative.catalogue.Saying;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Tells all open pages how the class stands, whenever that changes, but not more often than a few
 * times a second. Each page has a thread of its own, so that a slow one holds up nobody.
 */
final class Events {
  private static final int MOST = 300;
  private static final int OF_ONE_CLIENT = 150;
  private static final long SHORTEST_PAUSE = 250;
  private static final long LONGEST_PAUSE = 10000;

  private final Map<String, Integer> open = new HashMap<>();
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
  synchronized void enter(String client) throws Refusal {
    int all = open.values().stream().mapToInt(Integer::intValue).sum();
    if (all >= MOST || open.getOrDefault(client, 0) >= OF_ONE_CLIENT) {
      throw new Refusal(Refusal.TOO_MANY, new Saying("page.crowded", MOST));
    }
    open.merge(client, 1, Integer::sum);
  }

  /** A page has gone that had entered. */
  synchronized void leave(String client) {
    open.computeIfPresent(client, (name, count) -> count == 1 ? null : count - 1);
  }

  /** Takes an event to a page. */
  interface Line {
    void send(byte[] event) throws IOException;
  }

  /** Sends events until the reader goes or the server ends. */
  void stream(Line line) throws IOException {
    try {
      long told = -1;
      for (long now = await(told); now >= 0; now = await(told)) {
        String event =
            now == told ? "event: ping\ndata: {}\n\n" : "event: class\ndata: " + text(now) + "\n\n";
        told = now;
        line.send(event.getBytes(StandardCharsets.UTF_8));
        Thread.sleep(SHORTEST_PAUSE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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
