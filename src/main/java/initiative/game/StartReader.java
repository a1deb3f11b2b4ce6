package initiative.game;

import java.util.List;

/** Reads the lines of a start; each that is not as expected is reported with its number. */
public final class StartReader {
  private final LineSource lines;
  private String line;

  public StartReader(LineSource lines) {
    this.lines = lines;
  }

  /** A line with one number. */
  public long number(Limit limit) throws BadInput {
    return numbers(limit, 1)[0];
  }

  /** A line with one number that is known to fit an int. */
  public int integer(Limit limit) throws BadInput {
    return (int) numbers(limit, 1)[0];
  }

  /** A line with exactly so many numbers of one kind. */
  public long[] numbers(Limit limit, int count) throws BadInput {
    line = lines.readLine();
    long[] numbers = line == null ? null : Numbers.in(line);
    boolean good = numbers != null && numbers.length == count;
    for (int i = 0; good && i < count; i++) {
      good = numbers[i] >= limit.min && numbers[i] <= limit.max;
    }
    if (!good) {
      String form = count == 1 ? "an integer" : count + " integers";
      throw bad(limit.words + ": " + form + " from " + limit.min + " to " + limit.max);
    }
    return numbers;
  }

  /** A line with different numbers of one kind in ascending order, as many as may be. */
  public long[] ascending(Limit limit, Limit count) throws BadInput {
    line = lines.readLine();
    long[] numbers = line == null ? null : Numbers.in(line);
    boolean good = numbers != null && numbers.length >= count.min && numbers.length <= count.max;
    for (int i = 0; good && i < numbers.length; i++) {
      long least = i == 0 ? limit.min : numbers[i - 1] + 1;
      good = numbers[i] >= least && numbers[i] <= limit.max;
    }
    if (!good) {
      String form = ": " + count.min + " to " + count.max + " different integers from ";
      throw bad(limit.words + form + limit.min + " to " + limit.max + ", ascending");
    }
    return numbers;
  }

  /** A line with numbers of different kinds, one of each. */
  public long[] line(Limit... limits) throws BadInput {
    line = lines.readLine();
    long[] numbers = line == null ? null : Numbers.in(line);
    boolean good = numbers != null && numbers.length == limits.length;
    for (int i = 0; good && i < limits.length; i++) {
      good = numbers[i] >= limits[i].min && numbers[i] <= limits[i].max;
    }
    if (!good) {
      StringBuilder expected = new StringBuilder();
      for (Limit limit : limits) {
        expected.append(expected.length() == 0 ? "" : ", ").append(limit.words);
        expected.append(" from ").append(limit.min).append(" to ").append(limit.max);
      }
      throw bad(expected.toString());
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

  /** A line as it is, without the blanks at its ends; empty if there is none. */
  public String text() throws BadInput {
    line = lines.readLine();
    return line == null ? "" : Blanks.stripped(line);
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
}
