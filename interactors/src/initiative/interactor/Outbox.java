package initiative.interactor;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Sends lines to a player and never waits until it reads them: as much as any pipe holds is written
 * at once, what goes beyond that by a thread. So a player that only writes cannot bring the judge
 * to a halt. That a player does not want to read is no failure.
 */
public final class Outbox implements Runnable {
  private static final int HELD_BY_A_PIPE = 16384;
  private static final byte[] END = new byte[0];

  private final OutputStream out;
  private final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
  private int size;
  private Thread sender;
  private boolean closed;

  public Outbox(OutputStream out) {
    this.out = out;
  }

  /** Sends a line, or several with line ends between them. */
  public void send(String line) {
    byte[] bytes = (line + '\n').getBytes(StandardCharsets.ISO_8859_1);
    size += bytes.length;
    if (size > HELD_BY_A_PIPE && sender == null) {
      sender = new Thread(this, "outbox");
      sender.setDaemon(true);
      sender.start();
    }
    dispatch(bytes);
  }

  /** Lets the player know that there is nothing more to come. */
  public void close() {
    dispatch(END);
  }

  private void dispatch(byte[] bytes) {
    if (sender == null) {
      write(bytes);
    } else {
      queue.add(bytes);
    }
  }

  /** Writes what is in the queue until its end. */
  @Override
  public void run() {
    try {
      while (!closed) {
        write(queue.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(byte[] bytes) {
    if (closed) {
      return;
    }
    try {
      if (bytes == END) {
        closed = true;
        out.close();
      } else {
        out.write(bytes);
        out.flush();
      }
    } catch (IOException e) {
      closed = true;
    }
  }
}
