package initiative.match;

import initiative.process.LineSplitter;
import initiative.process.Sandbox;
import initiative.result.Event;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** What a player writes to its standard error: as much of it as people can read. */
final class ErrorOutput {
  private static final int LONGEST_LINE = 500;
  private static final int MOST_LINES = 1000;
  private static final int LAST_LINES = 12;

  /** Of the frames of a stack, which say less than the line before them, these many are kept. */
  private static final int FRAMES = 2;

  private static final List<String> FRAME_STARTS = List.of("at ", "... ");

  private final RefereedGame<?, ?> game;
  private final Sandbox sandbox;
  private final LineSplitter splitter = new LineSplitter(StandardCharsets.UTF_8, this::take);
  private final Deque<String> last = new ArrayDeque<>();
  private Predicate<String> ignored = line -> false;
  private String first;
  private int frames;
  private OptionalLong memory = OptionalLong.empty();
  private int count;
  private long bytes;

  ErrorOutput(RefereedGame<?, ?> game, Sandbox sandbox) {
    this.game = game;
    this.sandbox = sandbox;
  }

  void add(byte[] chunk, int size) {
    bytes += size;
    splitter.add(chunk, size);
    splitter.cut(LONGEST_LINE);
  }

  /** From now on such lines are not by the player. */
  void ignore(Predicate<String> lines) {
    ignored = lines;
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

  /** The first line, or null. */
  String first() {
    return first;
  }

  /** The bytes of memory that the sandbox has told of, if it has. */
  OptionalLong memory() {
    return memory;
  }

  private void take(String line) {
    OptionalLong told = sandbox.memoryTold(line);
    if (told.isPresent()) {
      memory = told;
      return;
    }
    if (ignored.test(line)) {
      return;
    }
    String shown = line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + "..." : line;
    count++;
    first = first == null ? shown : first;
    if (count <= MOST_LINES) {
      game.note(Event.Kind.ERROR, shown, null);
    } else if (count == MOST_LINES + 1) {
      game.note(Event.Kind.REMARK, "further lines of standard error are left out", null);
    }
    if (!line.isBlank()) {
      keep(printable(shown));
    }
  }

  private void keep(String line) {
    frames = isStackFrame(line) ? frames + 1 : 0;
    if (frames > FRAMES) {
      if (frames > FRAMES + 1) {
        last.removeLast();
      }
      last.add("    ... " + (frames - FRAMES) + " more");
    } else {
      last.add(line);
    }
    if (last.size() > LAST_LINES) {
      last.remove();
    }
  }

  private static boolean isStackFrame(String line) {
    if (!Character.isWhitespace(line.charAt(0))) {
      return false;
    }
    String words = line.stripLeading();
    return FRAME_STARTS.stream().anyMatch(words::startsWith);
  }

  /** The last lines: a program's own message, whole unless it is very long. */
  List<String> lastLines() {
    return new ArrayList<>(last);
  }

  private static String printable(String line) {
    return line.replace("\t", "    ").replaceAll("\\p{Cntrl}", "?").stripTrailing();
  }
}
