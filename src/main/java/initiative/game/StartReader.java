package initiative.game;

import java.util.List;

/** Reads the lines of a start; each that is not as expected is reported with its number. */
public final class StartReader {
  private final LineSource lines;
  private String line;

  public StartReader(LineSource lines) {
    this.lines = lines;
  }

  /** A line with one integer. */
  public int integer(String what, int min, int max) throws BadInput {
    return integers(what, 1, min, max)[0];
  }

  /** A line with exactly so many integers, each within the limits. */
  public int[] integers(String what, int count, int min, int max) throws BadInput {
    long[] numbers = longs(what, count, min, max);
    int[] result = new int[count];
    for (int i = 0; i < count; i++) {
      result[i] = (int) numbers[i];
    }
    return result;
  }

  /** The same for integers that need not fit an int. */
  public long[] longs(String what, int count, long min, long max) throws BadInput {
    line = lines.readLine();
    long[] numbers = line == null ? null : Numbers.in(line);
    if (numbers == null || numbers.length != count) {
      throw unexpected(what, count, min, max);
    }
    for (long number : numbers) {
      if (number < min || number > max) {
        throw unexpected(what, count, min, max);
      }
    }
    return numbers;
  }

  /** A line with exactly so many words. */
  public List<String> words(String what, int count) throws BadInput {
    line = lines.readLine();
    List<String> words = Blanks.words(line == null ? "" : line);
    if (words.size() != count) {
      throw bad(what);
    }
    return words;
  }

  /** A line of exactly so many characters, each one of the two given. */
  public String row(String what, int length, char one, char other) throws BadInput {
    line = lines.readLine();
    String row = line == null ? "" : Blanks.stripped(line);
    boolean good = row.length() == length;
    for (int i = 0; good && i < length; i++) {
      good = row.charAt(i) == one || row.charAt(i) == other;
    }
    if (!good) {
      throw bad(what + ": " + length + " characters " + one + " or " + other);
    }
    return row;
  }

  /** The report that the line last read is not what was expected. */
  public BadInput bad(String expected) {
    return new BadInput(lines.lineNumber(), line, expected);
  }

  private BadInput unexpected(String what, int count, long min, long max) {
    String form = count == 1 ? "an integer" : count + " integers";
    return bad(what + ": " + form + " from " + min + " to " + max);
  }
}
