package initiative.match;

import initiative.process.LineSplitter;
import initiative.result.Event;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What a player writes to its standard error: as much of it as people can read. */
final class ErrorOutput {
  private static final int LONGEST_LINE = 500;
  private static final int MOST_LINES = 1000;
  private static final int LAST_LINES = 3;

  /** Such lines say less than the one before them, which names the exception. */
  private static final List<String> STACK_FRAMES = List.of("at ", "... ");

  private final RefereedGame<?, ?> game;
  private final LineSplitter splitter = new LineSplitter(StandardCharsets.UTF_8, this::take);
  private final Deque<String> last = new ArrayDeque<>();
  private int count;
  private long bytes;

  ErrorOutput(RefereedGame<?, ?> game) {
    this.game = game;
  }

  void add(byte[] chunk, int size) {
    bytes += size;
    splitter.add(chunk, size);
    splitter.cut(LONGEST_LINE);
  }

  void end() {
    splitter.end();
  }

  long bytes() {
    return bytes;
  }

  boolean isEmpty() {
    return last.isEmpty();
  }

  private void take(String line) {
    String shown = line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + "..." : line;
    count++;
    if (count <= MOST_LINES) {
      game.note(Event.Kind.ERROR, shown, null);
    } else if (count == MOST_LINES + 1) {
      game.note(Event.Kind.REMARK, "further lines of standard error are left out", null);
    }
    if (!line.isBlank() && !isStackFrame(line)) {
      last.add(shown);
      if (last.size() > LAST_LINES) {
        last.remove();
      }
    }
  }

  private static boolean isStackFrame(String line) {
    if (!Character.isWhitespace(line.charAt(0))) {
      return false;
    }
    String words = line.stripLeading();
    return STACK_FRAMES.stream().anyMatch(words::startsWith);
  }

  /** The last lines in one line for people. */
  String lastLines() {
    StringBuilder text = new StringBuilder("standard error ends with ");
    String separator = "";
    for (String line : last) {
      text.append(separator).append('"').append(printable(line.strip())).append('"');
      separator = " / ";
    }
    return text.toString();
  }

  private static String printable(String line) {
    return line.replaceAll("\\p{Cntrl}", "?");
  }
}
