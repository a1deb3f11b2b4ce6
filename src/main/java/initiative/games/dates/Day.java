package initiative.games.dates;

import initiative.game.Numbers;
import initiative.game.Tuple;

/** A day of a month, which need not exist. */
public final class Day extends Tuple {
  static final int LAST_DAY = 31;
  static final int LAST_MONTH = 12;

  private static final int[] LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  public final int day;
  public final int month;

  public Day(int day, int month) {
    super(day, month);
    this.day = day;
    this.month = month;
  }

  /** The day that a line states, as in "29 10"; null if it does not. */
  static Day parse(String line) {
    long[] numbers = Numbers.exactly(2, line);
    boolean small =
        numbers != null && numbers[0] == (int) numbers[0] && numbers[1] == (int) numbers[1];
    return small ? new Day((int) numbers[0], (int) numbers[1]) : null;
  }

  /** The last day of a month in a year of 365 days. */
  static int length(int month) {
    return LENGTHS[month - 1];
  }

  /** Whether there is such a day in the year. */
  boolean exists() {
    return month >= 1 && month <= LAST_MONTH && day >= 1 && day <= length(month);
  }

  /** Whether this is the last day of the year. */
  boolean isLast() {
    return day == LAST_DAY && month == LAST_MONTH;
  }
}
