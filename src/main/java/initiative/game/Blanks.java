package initiative.game;

/** Blanks in a line, that is, spaces and tabs; where and how many there are means nothing. */
public final class Blanks {
  private Blanks() {}

  public static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
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
