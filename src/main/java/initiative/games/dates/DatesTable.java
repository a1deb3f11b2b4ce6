package initiative.games.dates;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.dates.Dates.Date;

/**
 * Won and lost dates, found from the last one backward: a date is won if a lost one can be named.
 * All moves go along a month or along a day, so it is enough to remember for each whether a lost
 * date has come up in it.
 *
 * <p>If 31 December wins, this is nim with the distances to the 31st and to December as heaps, for
 * the days that do not exist are not needed. If it loses, they are: 31 November would be lost, and
 * since it does not exist, some dates of autumn are worth something else than in misere nim.
 */
final class DatesTable extends Strategy<Date, Day> {
  private final boolean[][] lost = new boolean[Day.LAST_MONTH + 1][Day.LAST_DAY + 1];
  private int dates;

  DatesTable(Dates game, boolean lastWins) {
    super(game);
    boolean[] inDay = new boolean[Day.LAST_DAY + 1];
    for (int month = Day.LAST_MONTH; month >= 1; month--) {
      boolean inMonth = false;
      for (int day = Day.length(month); day >= 1; day--) {
        boolean last = dates++ == 0;
        if (last ? lastWins : !inMonth && !inDay[day]) {
          lost[month][day] = true;
          inMonth = true;
          inDay[day] = true;
        }
      }
    }
  }

  @Override
  public long positions() {
    return dates;
  }

  @Override
  public Worth worth(Date date) {
    return lost[date.month][date.day] ? Worth.LOST : Worth.WON;
  }
}
