package initiative.export;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Work that is begun for all tests of a class at once, and waited for by each. */
public final class InParallel implements AutoCloseable {
  private final ExecutorService threads = Executors.newFixedThreadPool(2);
  private final Map<String, Future<?>> work = new LinkedHashMap<>();

  /** Begins to work. */
  public void begin(String name, Callable<?> task) {
    work.put(name, threads.submit(task));
  }

  /** Waits for the work of this name, and fails as it has failed. */
  public void await(String name) throws Throwable {
    try {
      work.get(name).get();
    } catch (ExecutionException e) {
      throw e.getCause();
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
