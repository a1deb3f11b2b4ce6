package initiative.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineSplitterTests {
  private final List<String> lines = new ArrayList<>();
  private final LineSplitter splitter = new LineSplitter(StandardCharsets.ISO_8859_1, lines::add);

  private void add(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    splitter.add(bytes, bytes.length);
  }

  @Test
  void linesAreTheSameHoweverTheyArrive() {
    String text = "1\n\n two \r\n\u00ff\0\r3\n" + "x".repeat(1000) + "\nopen";
    List<String> expected = List.of("1", "", " two ", "\u00ff\0\r3", "x".repeat(1000));
    for (int size = 1; size <= text.length(); size++) {
      lines.clear();
      for (int from = 0; from < text.length(); from += size) {
        add(text.substring(from, Math.min(text.length(), from + size)));
      }
      assertEquals(expected, lines);
      assertEquals("open", splitter.pending());
      splitter.end();
      assertEquals("open", lines.get(expected.size()));
      assertEquals("", splitter.pending());
    }
  }

  @Test
  void nothingIsNotALine() {
    splitter.end();
    add("1\n");
    splitter.end();
    assertEquals(List.of("1"), lines);
  }

  @Test
  void whatIsTooLongIsCut() {
    add("abcdef");
    splitter.cut(3);
    add("\n");
    assertEquals(List.of("abc"), lines);
  }
}
