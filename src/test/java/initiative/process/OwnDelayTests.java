package initiative.process;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class OwnDelayTests {
  /** Threads that have waited much and end take nothing of what others wait from then on. */
  @Test
  void whatThreadsHaveWaitedBeforeDoesNotCountAgainstUs() throws Exception {
    assumeTrue(Files.isReadable(Path.of("/proc/self/schedstat")));
    AtomicBoolean goesOn = new AtomicBoolean(true);
    List<Thread> ending = crowd(goesOn, 600);
    OwnDelay delay = new OwnDelay();
    goesOn.set(false);
    for (Thread thread : ending) {
      thread.join();
    }
    goesOn.set(true);
    List<Thread> waiting = crowd(goesOn, 200);
    long waited = delay.nanos();
    goesOn.set(false);
    for (Thread thread : waiting) {
      thread.join();
    }
    assertTrue(waited > 0, () -> waited + " ns");
  }

  /** More threads than there are processors, which have computed for some time. */
  private static List<Thread> crowd(AtomicBoolean goesOn, int millis) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4 * Runtime.getRuntime().availableProcessors(); i++) {
      Thread thread =
          new Thread(
              () -> {
                while (goesOn.get()) {
                  Thread.onSpinWait();
                }
              });
      thread.start();
      threads.add(thread);
    }
    Thread.sleep(millis);
    return threads;
  }
}
