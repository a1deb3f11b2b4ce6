package initiative.interactor;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Sends lines to a player by a thread of its own, so that nobody waits until they are read: a
 * player that only writes cannot bring the judge to a halt, however little its pipe holds. That a
 * player does not want to read is no failure.
 */
public final class Outbox implements Runnable {
  private static final byte[] END = new byte[0];

  /** Milliseconds within which a player that reads at all has got what was sent last. */
  private static final int PATIENCE = 1000;

  private final OutputStream out;
  private final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
  private Thread sender;

  public Outbox(OutputStream out) {
    this.out = out;
  }

  /** Sends a line, or several with line ends between them. */
  public void send(String line) {
    dispatch((line + '\n').getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Lets the player know that there is nothing more to come. */
  public void close() {
    dispatch(END);
  }

  private void dispatch(byte[] bytes) {
    queue.add(bytes);
    if (sender == null) {
      sender = new Thread(this, "outbox");
      sender.setDaemon(true);
      sender.start();
    }
  }

  /** After the last line: waits for a moment until all has been sent. */
  void await() {
    try {
      if (sender != null) {
        sender.join(PATIENCE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes what is in the queue until its end, or until nobody reads any more. */
  @Override
  public void run() {
    try {
      for (byte[] bytes = queue.take(); bytes != END; bytes = queue.take()) {
        out.write(bytes);
        out.flush();
      }
      out.close();
    } catch (IOException e) {
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
