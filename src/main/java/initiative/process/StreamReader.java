package initiative.process;

import java.io.IOException;
import java.io.InputStream;

/** Reads a stream to its end in a thread of its own. */
public final class StreamReader implements Runnable {
  private static final int CHUNK = 8192;

  /** More than a player writes in the longest game of questions and answers. */
  private static final int DIALOGUE = 1 << 17;

  /** Where the bytes go. */
  public interface Taker {
    /** Takes bytes from the front of the array; gives whether more are wanted. */
    boolean take(byte[] bytes, int count);
  }

  private final InputStream stream;
  private final Taker taker;
  private final Runnable end;
  private int read;

  private StreamReader(InputStream stream, Taker taker, Runnable end) {
    this.stream = stream;
    this.taker = taker;
    this.end = end;
  }

  /** Starts a thread that reads, and says when the stream has ended or no more is wanted. */
  public static void start(String name, InputStream stream, Taker taker, Runnable end) {
    Thread thread = new Thread(new StreamReader(stream, taker, end), name);
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void run() {
    byte[] bytes = new byte[CHUNK];
    try {
      int count;
      do {
        count = read(bytes);
      } while (count > 0 && taker.take(bytes, count));
    } catch (IOException e) {
      return; // a broken stream is an ended one
    } finally {
      end.run();
    }
  }

  /**
   * Reads what has come, first byte by byte: the stream of a process has a buffer, but who wants
   * more of it than one byte makes it ask the system twice whether there is still more, which takes
   * longer than to read a short line. A flood is read in chunks.
   */
  private int read(byte[] bytes) throws IOException {
    if (read == DIALOGUE) {
      return stream.read(bytes);
    }
    int next = stream.read();
    bytes[0] = (byte) next;
    read++;
    return next < 0 ? -1 : 1;
  }
}
