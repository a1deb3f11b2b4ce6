package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work that is done at the same time. */
@Timeout(60)
final class SideBySideTests {

  @Test
  void allIsDoneWhenItReturns() {
    Set<Integer> done = ConcurrentHashMap.newKeySet();
    SideBySide.forEach(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9), done::add);
    assertEquals(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9), done);
    SideBySide.forEach(List.of(), done::add);
  }

  /** Each waits for the other one, so that one after the other they would wait for ever. */
  @Test
  void twoPiecesRunTogether() {
    CountDownLatch both = new CountDownLatch(2);
    SideBySide.forEach(
        List.of(1, 2),
        each -> {
          both.countDown();
          both.await();
        });
    assertEquals(0, both.getCount());
  }

  @Test
  void theFirstFailureIsReportedWhenNothingRunsAnyMore() {
    AtomicInteger running = new AtomicInteger();
    ExportFailure failure =
        assertThrows(
            ExportFailure.class,
            () ->
                SideBySide.forEach(
                    List.of("first", "second"),
                    each -> {
                      if (each.equals("second")) {
                        running.incrementAndGet();
                        long end = System.nanoTime() + 300_000_000;
                        while (System.nanoTime() < end) {
                          Thread.onSpinWait();
                        }
                        running.decrementAndGet();
                      }
                      throw new ExportFailure(each);
                    }));
    assertEquals("first", failure.getMessage());
    assertEquals(0, running.get());
  }

  @Test
  void whatCannotBeReadIsSaidInWords() {
    ExportFailure failure =
        assertThrows(
            ExportFailure.class,
            () ->
                SideBySide.forEach(
                    List.of("no disk"),
                    each -> {
                      throw new IOException(each);
                    }));
    assertEquals("the file cannot be verified: no disk", failure.getMessage());
  }
}
