package initiative.process;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StreamReaderTests {
  private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
  private final CountDownLatch end = new CountDownLatch(1);

  private void read(InputStream stream, int wanted) throws InterruptedException {
    StreamReader.Taker taker =
        (bytes, count) -> {
          taken.write(bytes, 0, count);
          return taken.size() < wanted;
        };
    StreamReader.start("test", stream, taker, end::countDown);
    assertTrue(end.await(30, TimeUnit.SECONDS));
  }

  @Test
  void everyByteOfALongStreamIsTakenInItsOrder() throws InterruptedException {
    byte[] bytes = new byte[500_000];
    new Random(1).nextBytes(bytes);
    read(new ByteArrayInputStream(bytes), Integer.MAX_VALUE);
    assertArrayEquals(bytes, taken.toByteArray());
  }

  @Test
  void nothingIsReadAnyMoreWhenItIsNotWanted() throws InterruptedException {
    ByteArrayInputStream stream = new ByteArrayInputStream(new byte[100]);
    read(stream, 3);
    assertEquals(3, taken.size());
    assertEquals(97, stream.available());
  }
}
