package initiative.classroom;

import initiative.catalogue.Saying;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Where work is done that takes time: few pieces at once, and fewer of one client, who has to queue
 * up behind itself, so that nobody can keep the others from it.
 */
final class Desk {
  private final int ofOneClient;
  private final int mostWaiting;
  private final int seconds;
  private final Semaphore places;
  private final Map<String, Queue> queues = new HashMap<>();

  /** A client's own queue, and how many of its requests are in it or at the desk. */
  private static final class Queue {
    final Semaphore front;
    int length;

    Queue(int front) {
      this.front = new Semaphore(front, true);
    }
  }

  /** A piece of work. */
  interface Work<T, E extends Exception> {
    T done() throws Refusal, E;
  }

  /**
   * A desk.
   *
   * @param places how much is done at once
   * @param ofOneClient how much of that may be of one client
   * @param mostWaiting how many requests of one client may wait
   * @param seconds how long each of them waits
   */
  Desk(int places, int ofOneClient, int mostWaiting, int seconds) {
    this.places = new Semaphore(places, true);
    this.ofOneClient = ofOneClient;
    this.mostWaiting = mostWaiting;
    this.seconds = seconds;
  }

  /** Does what a client wants in its turn; a teacher waits for nobody. */
  <T, E extends Exception> T work(Asker asker, Work<T, E> work) throws Refusal, E {
    if (asker.isTeacher()) {
      return work.done();
    }
    Queue queue = enter(asker.client());
    try {
      return inTurn(queue.front, () -> inTurn(places, work));
    } finally {
      leave(asker.client());
    }
  }

  private synchronized Queue enter(String client) throws Refusal {
    Queue queue = queues.computeIfAbsent(client, any -> new Queue(ofOneClient));
    if (queue.length >= mostWaiting) {
      throw busy();
    }
    queue.length++;
    return queue;
  }

  private synchronized void leave(String client) {
    if (--queues.get(client).length == 0) {
      queues.remove(client);
    }
  }

  private <T, E extends Exception> T inTurn(Semaphore turn, Work<T, E> work) throws Refusal, E {
    try {
      if (!turn.tryAcquire(seconds, TimeUnit.SECONDS)) {
        throw busy();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw busy();
    }
    try {
      return work.done();
    } finally {
      turn.release();
    }
  }

  private static Refusal busy() {
    return new Refusal(Refusal.TOO_MANY, new Saying("page.busy"));
  }
}
