package initiative.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Work on several things at a time, as many as there are cores. */
final class SideBySide {
  private SideBySide() {}

  /** What is to be done with one of the things. */
  interface Work<T> {
    void on(T thing) throws IOException, InterruptedException;
  }

  /**
   * Returns when all work is done. If some of it fails, this fails as the first of the things did,
   * when the work that had begun has come to an end.
   */
  static <T> void forEach(List<T> things, Work<T> work) {
    int cores = Runtime.getRuntime().availableProcessors();
    ExecutorService threads = Executors.newFixedThreadPool(cores);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (T thing : things) {
        running.add(
            threads.submit(
                () -> {
                  work.on(thing);
                  return null;
                }));
      }
      for (Future<?> each : running) {
        each.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new ExportFailure("the file cannot be verified: " + e.getCause().getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ExportFailure("the file could not be verified", e);
    } finally {
      end(threads);
    }
  }

  private static void end(ExecutorService threads) {
    threads.shutdownNow();
    try {
      threads.awaitTermination(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
