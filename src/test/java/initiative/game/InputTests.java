package initiative.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class InputTests {

  /** A stream that gives at most so many bytes at a time, as pipes do. */
  private static InputStream drops(String text, int size) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)) {
      @Override
      public synchronized int read(byte[] buffer, int from, int length) {
        return super.read(buffer, from, Math.min(size, length));
      }
    };
  }

  private static Input input(String text) {
    return new Input(drops(text, Integer.MAX_VALUE));
  }

  private static String report(String text, long min, long max) {
    Input in = input(text);
    return assertThrows(BadInput.class, () -> in.number("a number", min, max)).getMessage();
  }

  @Test
  void numbersAreTheSameHoweverTheyCome() throws BadInput {
    Random random = new Random(1);
    long[] numbers =
        LongStream.generate(() -> random.nextLong() >> random.nextInt(64)).limit(3000).toArray();
    StringBuilder text = new StringBuilder();
    for (long number : numbers) {
      text.append(Math.max(number, -Long.MAX_VALUE));
      text.append(" ".repeat(random.nextInt(3)));
      text.append(random.nextInt(4) == 0 ? "\r\n" : random.nextInt(4) == 0 ? "\t" : " ");
    }
    for (int size : new int[] {1, 2, 3, 7, 20, 4095, 4096, 4097, 1 << 20}) {
      Input in = new Input(drops(text.toString(), size));
      for (long number : numbers) {
        long expected = Math.max(number, -Long.MAX_VALUE);
        assertEquals(expected, in.number("", -Long.MAX_VALUE, Long.MAX_VALUE));
      }
      in.end();
    }
  }

  @Test
  void shortIntegersAreTheSameHoweverTheyCome() throws BadInput {
    Random random = new Random(2);
    long[] numbers =
        LongStream.generate(() -> random.nextInt() >> random.nextInt(32)).limit(50000).toArray();
    StringBuilder text = new StringBuilder();
    for (long number : numbers) {
      text.append(number).append(random.nextInt(20) == 0 ? "\n" : " ");
    }
    for (int size : new int[] {1, 5, 4096, 1 << 20}) {
      Input in = new Input(drops(text.toString(), size));
      long[] read = in.numbers("", numbers.length, Integer.MIN_VALUE, Integer.MAX_VALUE);
      assertArrayEquals(numbers, read);
      in.end();
    }
  }

  @Test
  void limitsOfNumbersAreExact() throws BadInput {
    assertEquals(Long.MAX_VALUE, input("9223372036854775807").number("", 0, Long.MAX_VALUE));
    assertEquals(7, input("0000000000000000007").number("", 0, 9));
    assertEquals(0, input("-0").number("", 0, 9));
    report("9223372036854775808", Long.MIN_VALUE, Long.MAX_VALUE);
    report("99999999999999999999", Long.MIN_VALUE, Long.MAX_VALUE);
    report("18446744073709551617", Long.MIN_VALUE, Long.MAX_VALUE);
    for (String text : new String[] {"", "-", "--1", "1-", "+1", "1,2", "0x1", "1\0", "\u00a01"}) {
      report(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }

  /** In the middle of a longer input. */
  @Test
  void limitsOfShortIntegersAreExact() throws BadInput {
    String rest = " 1".repeat(100);
    assertEquals(999999999, input("999999999" + rest).integer("", 0, Integer.MAX_VALUE));
    assertEquals(2147483647, input("2147483647" + rest).integer("", 0, Integer.MAX_VALUE));
    assertEquals(-1000, input(" -1000" + rest).integer("", -1000, 1000));
    assertEquals(5, input("  5" + rest).integer("", -1000, 1000));
    for (String text :
        new String[] {
          "1001",
          "-1001",
          "",
          "-",
          "x",
          "5x",
          "- 5",
          "--5",
          "4294967297",
          "4294967301",
          "18446744073709551621",
          "99999999999999999999999999"
        }) {
      Input in = input("+" + text + rest);
      assertThrows(BadInput.class, () -> in.integer("", -1000, 1000));
      if (!text.isEmpty()) {
        Input bare = input(text + rest);
        assertThrows(BadInput.class, () -> bare.integer("", -1000, 1000), text);
      }
    }
  }

  @Test
  void reportsNameTheLineOfTheWord() {
    assertEquals(
        "line 3: read \"x\", expected a number: an integer from 1 to 2", report("\n\n x\n", 1, 2));
    assertEquals(
        "line 2: the input ended, expected a number: an integer from 1 to 2", report("\n", 1, 2));
    Input in = input("1 2\n3\n\n4 5");
    assertThrows(BadInput.class, () -> in.numbers("", 5, 1, 4));
    assertEquals(4, in.lineNumber());
  }

  @Test
  void rowsAreWordsOfExactlyTheirLength() throws BadInput {
    for (int size : new int[] {1, 3, 1 << 20}) {
      Input in = new Input(drops("..*\n\r\n .*. \n", size));
      assertEquals("..*", in.row("", 3, '.', '*'));
      assertEquals(".*.", in.row("", 3, '.', '*'));
      assertEquals(3, in.lineNumber());
      in.end();
    }
    String wide = ".".repeat(100000);
    assertEquals(wide, new Input(drops(wide, 1000)).row("", 100000, '.', '*'));
    for (String text : new String[] {"", "..", "....", "..x", ".. .", "x..", "..\0"}) {
      Input in = input(text);
      assertThrows(BadInput.class, () -> in.row("", 3, '.', '*'), text);
    }
  }

  @Test
  void wordsAreWhatLiesBetweenBlanks() throws BadInput {
    String wide = "y".repeat(10000);
    for (int size : new int[] {1, 2, 1 << 20}) {
      Input in = new Input(drops(" a3\tb\r\n\n" + wide + "\n", size));
      assertEquals("a3", in.word());
      assertEquals("b", in.word());
      assertEquals(1, in.lineNumber());
      assertEquals(wide, in.word());
      assertEquals(3, in.lineNumber());
      assertNull(in.word());
      assertNull(in.word());
    }
  }

  @Test
  void linesAreTheSameHoweverTheyCome() throws BadInput {
    String wide = "z".repeat(200000);
    for (int size : new int[] {1, 2, 4096, 1 << 20}) {
      Input in = new Input(drops("one\r\n\n two \n" + wide + "\nlast", size));
      assertEquals("one", in.readLine());
      assertEquals("", in.readLine());
      assertEquals(" two ", in.readLine());
      assertEquals(wide, in.readLine());
      assertEquals(4, in.lineNumber());
      assertEquals("last", in.readLine());
      assertEquals(5, in.lineNumber());
      assertNull(in.readLine());
      assertEquals(6, in.lineNumber());
    }
  }

  /** A judge sends a line and waits for the answer: nothing may be asked for beyond it. */
  @Test
  void lineIsReturnedBeforeTheNextOneComes() throws BadInput {
    InputStream judge =
        new InputStream() {
          private int at;

          @Override
          public int read() {
            throw new AssertionError("byte by byte");
          }

          @Override
          public int read(byte[] buffer, int from, int length) {
            if (at == 2) {
              throw new AssertionError("nothing will come before an answer");
            }
            buffer[from] = (byte) "5\n".charAt(at++);
            return 1;
          }
        };
    assertEquals("5", new Input(judge).readLine());
  }

  @Test
  void brokenStreamIsAnEndedOne() throws BadInput {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("gone");
          }

          @Override
          public int read(byte[] buffer, int from, int length) throws IOException {
            throw new IOException("gone");
          }
        };
    assertNull(new Input(broken).readLine());
    assertNull(new Input(broken).word());
    new Input(broken).end();
  }

  @Test
  void lineWithoutEndIsReported() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return '7';
          }
        };
    assertThrows(BadInput.class, () -> new Input(endless).readLine());
    assertThrows(BadInput.class, () -> new Input(endless).integer("", 1, 2));
    assertThrows(BadInput.class, () -> new Input(endless).word());
  }
}
