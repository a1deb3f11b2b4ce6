package initiative.match;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The way to a player's standard input, which never blocks. As long as all that was ever sent fits
 * into a pipe that nobody reads, it is written at once; from then on a thread of its own does it.
 * That the player has closed its input does not matter.
 */
final class PlayerInput {
  private static final int SURE_TO_FIT = 16384;
  private static final byte[] END = {};

  private final OutputStream stream;
  private long sent;
  private boolean closed;
  private BlockingQueue<byte[]> queue;
  private volatile boolean stuck;

  PlayerInput(OutputStream stream) {
    this.stream = stream;
  }

  void send(String lines) {
    if (!closed) {
      byte[] bytes = lines.getBytes(StandardCharsets.ISO_8859_1);
      sent += bytes.length;
      put(bytes);
    }
  }

  void close() {
    if (!closed) {
      closed = true;
      put(END);
    }
  }

  /** Whether something could not be written yet. */
  boolean isStuck() {
    return stuck;
  }

  private void put(byte[] bytes) {
    if (queue == null && sent <= SURE_TO_FIT) {
      write(bytes);
      return;
    }
    if (queue == null) {
      queue = new LinkedBlockingQueue<>();
      Thread writer = new Thread(this::writeAll, "player input");
      writer.setDaemon(true);
      writer.start();
    }
    queue.add(bytes);
  }

  private void writeAll() {
    try {
      byte[] bytes;
      do {
        bytes = queue.take();
        stuck = true;
        write(bytes);
        stuck = false;
      } while (bytes != END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(byte[] bytes) {
    try {
      if (bytes == END) {
        stream.close();
      } else {
        stream.write(bytes);
        stream.flush();
      }
    } catch (IOException e) {
      return; // a player need not read what it does not want to know
    }
  }
}
