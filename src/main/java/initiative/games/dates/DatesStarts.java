package initiative.games.dates;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random dates before 31 December, each with one of the two ends. */
final class DatesStarts extends StartMaker {
  private static final Limit LOSES =
      new Limit("loses", "1 if naming the last date loses, 0 if it wins", 0, 1);

  DatesStarts(Limit day, Limit month) {
    super(day, month, LOSES);
    usual(
        "month 10..12 loses 0 won",
        "month 10..11 loses 0 lost",
        "month 10..12 loses 1 won",
        "month 10..12 loses 1 lost",
        "month 1..6 loses 0 won",
        "month 1..6 loses 0 lost",
        "month 1..6 loses 1 won",
        "month 1..6 loses 1 lost");
  }

  /** Of a day that the month has not got its last one is made, of the last date the one before. */
  @Override
  public String make(Limit[] within, Chance chance) {
    int month = (int) within[1].draw(chance);
    int day = (int) Math.min(within[0].draw(chance), Day.length(month));
    day -= new Day(day, month).isLast() ? 1 : 0;
    String end = within[2].draw(chance) == 1 ? Dates.LOSES : Dates.WINS;
    return day + " " + month + "/" + end;
  }
}
