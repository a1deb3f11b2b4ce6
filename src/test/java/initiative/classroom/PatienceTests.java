package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Pipe;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class PatienceTests {
  private final Patience patience = new Patience();

  /** A reader that never reads: the pipe is full after a while, and nobody empties it. */
  @Test
  void whoDoesNotReadIsGivenUp() throws IOException {
    Pipe pipe = Pipe.open();
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    clock.scheduleWithFixedDelay(patience::tick, 5, 5, TimeUnit.MILLISECONDS);
    try {
      assertThrows(
          ClosedByInterruptException.class,
          () -> patience.within(0, () -> pipe.sink().write(ByteBuffer.allocate(1 << 22))));
      assertFalse(Thread.interrupted());
    } finally {
      clock.shutdownNow();
    }
  }

  @Test
  void whoIsInTimeIsLeftAlone() throws IOException {
    assertEquals(
        "done",
        patience.within(
            1000,
            () -> {
              patience.tick();
              return "done";
            }));
    patience.tick();
    assertFalse(Thread.interrupted());
  }
}
