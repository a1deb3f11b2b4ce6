package initiative.games.dates;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * A date of a year of 365 days is given. A move names a later one: a larger day of the same month,
 * or the same day of a later month, if that month has such a day. Whoever names 31 December wins,
 * or loses; the start says which. From every other date there is a move.
 *
 * <p>Start: a line with a day and a month, not 31 12, and a line "wins" or "loses", which is what
 * happens to the side that names 31 December. Move: a day and a month. Order: the days of the same
 * month before the later months, both ascending.
 */
public final class Dates extends Definition<Dates.Date, Day> {
  static final String WINS = "wins";
  static final String LOSES = "loses";

  private static final Limit DAY = new Limit("day", "the day", 1, Day.LAST_DAY);
  private static final Limit MONTH = new Limit("month", "the month", 1, Day.LAST_MONTH);

  /** The date that was named last, and whether naming the last one wins. */
  public static final class Date extends Tuple {
    public final int day;
    public final int month;
    public final boolean lastWins;

    public Date(int day, int month, boolean lastWins) {
      super(day, month, lastWins ? 1 : 0);
      this.day = day;
      this.month = month;
      this.lastWins = lastWins;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(day).append(' ').append(month);
      return text.append(" (31 12 ").append(lastWins ? WINS : LOSES).append(')').toString();
    }
  }

  @Override
  public About about() {
    return new About(
        "dates",
        "-",
        "win/lose",
        "The race to 31 December",
        "До 31 грудня",
        "any date but 31 12; wins or loses",
        DAY,
        MONTH);
  }

  @Override
  public Habits<Date, Day> habits() {
    return DatesHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new DatesStarts(DAY, MONTH);
  }

  @Override
  public Date readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(DAY, MONTH);
    Day first = new Day((int) numbers[0], (int) numbers[1]);
    if (!first.exists() || first.isLast()) {
      throw in.bad("a date of a year of 365 days that is not its last");
    }
    String last = in.text();
    if (!last.equals(WINS) && !last.equals(LOSES)) {
      throw in.bad("what happens to the side that names 31 12: wins or loses");
    }
    return new Date(first.day, first.month, last.equals(WINS));
  }

  @Override
  public List<Day> moves(Date date) {
    List<Day> moves = new ArrayList<>();
    for (int day = date.day + 1; day <= Day.length(date.month); day++) {
      moves.add(new Day(day, date.month));
    }
    for (int month = date.month + 1; month <= Day.LAST_MONTH; month++) {
      if (date.day <= Day.length(month)) {
        moves.add(new Day(date.day, month));
      }
    }
    return moves;
  }

  @Override
  public boolean isLegal(Date date, Day named) {
    return named.exists()
        && (named.month == date.month && named.day > date.day
            || named.day == date.day && named.month > date.month);
  }

  @Override
  public Date after(Date date, Day named) {
    return new Date(named.day, named.month, date.lastWins);
  }

  @Override
  public Worth ending(Date date) {
    if (date.day < Day.LAST_DAY || date.month < Day.LAST_MONTH) {
      return null;
    }
    return date.lastWins ? Worth.LOST : Worth.WON;
  }

  @Override
  public Strategy<Date, Day> solve(Date start) {
    return new DatesTable(this, start.lastWins);
  }

  @Override
  public Day parseMove(String line) {
    return Day.parse(line);
  }

  @Override
  public String moveForm() {
    return "DAY MONTH";
  }

  /** A move that gives up a win is a failure at once, whoever wins in the end. */
  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  /** If the last date wins, this is nim with two heaps. */
  @Override
  public Saying because(Strategy<Date, Day> strategy, Date date) {
    if (!date.lastWins) {
      return null;
    }
    int days = Day.LAST_DAY - date.day;
    int months = Day.LAST_MONTH - date.month;
    return new Saying(days == months ? "distance.lost" : "distance.won", days, months);
  }

  @Override
  public Saying forbids(Date date, Day named) {
    if (!named.exists()) {
      return new Saying("forbid.date");
    }
    boolean later = named.month == date.month || named.day == date.day;
    return new Saying(later ? "forbid.later" : "forbid.both");
  }

  /** The rest of the calendar, a line a month: "*" for the date, "o" for what can be named. */
  @Override
  public String picture(Date date) {
    StringBuilder picture = new StringBuilder();
    for (int month = date.month; month <= Day.LAST_MONTH; month++) {
      picture.append(month < 10 ? " " : "").append(month).append(": ");
      for (int day = date.day; day <= Day.length(month); day++) {
        boolean named = isLegal(date, new Day(day, month));
        boolean here = month == date.month && day == date.day;
        picture.append(here ? '*' : named ? 'o' : '.');
      }
      picture.append('\n');
    }
    return picture.toString();
  }

  /** The year: a row for each month. */
  @Override
  public Chart<Date> chart(Date start, int size) {
    Strategy<Date, Day> strategy = solve(start);
    String title = start.lastWins ? "chart.title.dates" : "chart.title.datesloses";
    Chart<Date> chart = new Chart<Date>(title);
    chart.rows("month").columns("day", 1, Day.LAST_DAY);
    for (int month = 1; month <= Day.LAST_MONTH; month++) {
      chart.row(month);
      for (int day = 1; day <= Day.length(month); day++) {
        chart.add(strategy, new Date(day, month, start.lastWins), "");
      }
    }
    return chart;
  }

  @Override
  public Sketch sketch(Date date) {
    long last = number(Day.LAST_DAY, Day.LAST_MONTH);
    return Sketch.line(number(1, 1), last, number(date.day, date.month)).with("calendar", true);
  }

  @Override
  public long[] place(Date date, Day named) {
    return new long[] {number(named.day, named.month)};
  }

  /** A date as one number, by which dates are in their order. */
  private static long number(int day, int month) {
    return 100L * month + day;
  }

  @Override
  public Saying action(Date date, Day named) {
    return new Saying("name", named.day, new Saying("month." + named.month));
  }
}
