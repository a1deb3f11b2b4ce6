package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class DeskTests {
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch end = new CountDownLatch(1);

  @AfterEach
  void stop() {
    end.countDown();
    threads.shutdown();
  }

  private Future<String> occupy(Desk desk, String client) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    Future<String> work =
        threads.submit(
            () ->
                desk.work(
                    new Asker(client, false),
                    () -> {
                      begun.countDown();
                      end.await();
                      return client;
                    }));
    begun.await();
    return work;
  }

  @Test
  void oneClientDoesNotKeepOthersFromIt() throws Exception {
    Desk desk = new Desk(2, 1, 3, 0);
    Future<String> slow = occupy(desk, "a");
    assertThrows(Refusal.class, () -> desk.work(new Asker("a", false), () -> "late"));
    assertEquals("b", desk.work(new Asker("b", false), () -> "b"));
    end.countDown();
    assertEquals("a", slow.get());
    assertEquals("a", desk.work(new Asker("a", false), () -> "a"));
  }

  @Test
  void whenAllPlacesAreTakenATeacherStillWaitsForNobody() throws Exception {
    Desk desk = new Desk(1, 1, 3, 0);
    occupy(desk, "a");
    assertEquals(
        429,
        assertThrows(Refusal.class, () -> desk.work(new Asker("b", false), () -> "b")).status());
    assertEquals("t", desk.work(new Asker("b", true), () -> "t"));
  }

  @Test
  void moreThanAFewDoNotEvenWait() throws Exception {
    Desk desk = new Desk(1, 1, 1, 1000);
    occupy(desk, "a");
    assertThrows(Refusal.class, () -> desk.work(new Asker("a", false), () -> "a"));
  }

  @Test
  void workThatFailsGivesItsPlaceBack() throws Exception {
    Desk desk = new Desk(1, 1, 1, 0);
    assertThrows(
        IllegalStateException.class,
        () ->
            desk.work(
                new Asker("a", false),
                () -> {
                  throw new IllegalStateException();
                }));
    assertEquals("a", desk.work(new Asker("a", false), () -> "a"));
  }
}
