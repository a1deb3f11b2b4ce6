package initiative.game;

import java.util.ArrayList;
import java.util.List;

/** Blanks in a line, that is, spaces and tabs; where and how many there are means nothing. */
public final class Blanks {
  private Blanks() {}

  public static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** What stands between the blanks of a line. */
  public static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= line.length(); at++) {
      if (at == line.length() || isBlank(line.charAt(at))) {
        if (from < at) {
          words.add(line.substring(from, at));
        }
        from = at + 1;
      }
    }
    return words;
  }

  /** The line without the blanks at its ends. */
  public static String stripped(String line) {
    int from = 0;
    int to = line.length();
    while (from < to && isBlank(line.charAt(from))) {
      from++;
    }
    while (from < to && isBlank(line.charAt(to - 1))) {
      to--;
    }
    return line.substring(from, to);
  }
}
