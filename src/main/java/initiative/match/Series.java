package initiative.match;

import initiative.result.MatchResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/**
 * Many matches, some of them at the same time. Each depends on its number alone, and the results
 * come in the order of the numbers, so that they are the same however many are played at once.
 */
public final class Series {
  private static final int BATCHES_PER_JOB = 4;

  /** Seconds that may pass until matches that were broken off have ended their players. */
  private static final int LONGEST_CLEARANCE = 5;

  private final int jobs;
  private final int batch;

  /**
   * A way to play.
   *
   * @param jobs how many matches may go on at the same time
   * @param batch how many matches are given out together: some dozens if they are short
   */
  public Series(int jobs, int batch) {
    this.jobs = jobs;
    this.batch = batch;
  }

  /**
   * Plays so many matches.
   *
   * @param match plays the match of a number from 0 to count - 1
   * @param audience is shown each result and says whether to go on
   * @throws InterruptedException if this thread, or a match, was told to stop; what was finished
   *     before has been shown
   */
  public void play(int count, IntFunction<MatchResult> match, Predicate<MatchResult> audience)
      throws InterruptedException {
    if (jobs == 1) {
      playOneByOne(count, match, audience);
      return;
    }
    ExecutorService workers = Executors.newFixedThreadPool(jobs);
    try {
      Deque<Future<List<MatchResult>>> batches = new ArrayDeque<>();
      int next = 0;
      while (next < count || !batches.isEmpty()) {
        while (next < count && batches.size() < BATCHES_PER_JOB * jobs) {
          int from = next;
          next = Math.min(count, from + batch);
          int to = next;
          batches.add(workers.submit(() -> playBatch(from, to, match)));
        }
        for (MatchResult result : results(batches.remove())) {
          throwIfInterrupted();
          if (!audience.test(result)) {
            return;
          }
        }
      }
    } finally {
      workers.shutdownNow();
      workers.awaitTermination(LONGEST_CLEARANCE, TimeUnit.SECONDS);
    }
  }

  private static void playOneByOne(
      int count, IntFunction<MatchResult> match, Predicate<MatchResult> audience)
      throws InterruptedException {
    try {
      for (int i = 0; i < count; i++) {
        MatchResult result = match.apply(i);
        throwIfInterrupted();
        if (!audience.test(result)) {
          return;
        }
      }
    } catch (CancellationException e) {
      throw interruption(e);
    }
  }

  private static void throwIfInterrupted() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException("told to stop");
    }
  }

  private static InterruptedException interruption(CancellationException e) {
    InterruptedException interruption = new InterruptedException(e.getMessage());
    interruption.initCause(e);
    return interruption;
  }

  private static List<MatchResult> playBatch(int from, int to, IntFunction<MatchResult> match) {
    List<MatchResult> results = new ArrayList<>();
    for (int i = from; i < to && !Thread.currentThread().isInterrupted(); i++) {
      results.add(match.apply(i));
    }
    return results;
  }

  private static List<MatchResult> results(Future<List<MatchResult>> batch)
      throws InterruptedException {
    try {
      return batch.get();
    } catch (CancellationException e) {
      throw interruption(e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof CancellationException cancelled) {
        throw interruption(cancelled);
      }
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
