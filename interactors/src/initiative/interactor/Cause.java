package initiative.interactor;

/**
 * What a verdict is about, for a site that shows but the first characters of it: the line, and what
 * is known of the move and of the position in which it was made.
 */
final class Cause {
  /** What a site shows of a verdict. */
  static final int SHOWN = 50;

  private static final int LONGEST_READ = 14;

  /** What is cut to less than this says nothing any more. */
  private static final int SHORTEST = 5;

  private static final String CUT = "..";

  private final int line;
  private final String read;
  private final String position;

  /**
   * A cause.
   *
   * @param line the number of the player's line
   * @param read the move or the line as it is to be shown; empty if there is nothing to show
   * @param position in which it was made; null if that does not matter
   */
  Cause(int line, String read, Object position) {
    this.line = line;
    this.read = read;
    this.position = position == null ? "" : position.toString();
  }

  /** The ruling and the cause, as in "illegal move 4 in position 8, line 3". */
  String after(Ruling ruling) {
    String tail = ", line " + line;
    String text = ruling.inFewWords();
    int room = SHOWN - text.length() - tail.length();
    text += fitting(" ", read, Math.min(room, LONGEST_READ + 1));
    room = SHOWN - text.length() - tail.length();
    return text + fitting(" in position ", position, room) + tail;
  }

  /**
   * Some words and what they introduce, cut to the room that there is; nothing if that is small.
   */
  private static String fitting(String words, String text, int room) {
    int left = room - words.length();
    return text.isEmpty() || left < Math.min(text.length(), SHORTEST)
        ? ""
        : words + cut(text, left);
  }

  private static String cut(String text, int length) {
    return text.length() <= length ? text : text.substring(0, length - CUT.length()) + CUT;
  }
}
