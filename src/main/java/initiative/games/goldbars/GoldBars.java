package initiative.games.goldbars;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.CardGame;
import initiative.family.Cards;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Range;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.interactor.Habits;
import java.util.List;

/**
 * Gold bars with prices lie in a row. The first move takes 1 or 2 bars from the left end, every
 * later one from 1 to twice the number that was taken just before, not more than there are. When
 * the last bar has been taken, each side adds up the prices of its own bars; the larger the sum,
 * the better.
 *
 * <p>Start: a line with the number of bars, a line with their prices. Move: the number of bars.
 * Order: ascending. The program ends with "FINISH", its own sum and the other side's.
 */
public final class GoldBars extends CardGame<Integer> {
  private static final int FIRST_TAKE = 2;

  private static final Limit BARS = new Limit("bars", "the number of bars", 1, 200);
  private static final Limit PRICES = new Limit("prices", "the prices of the bars", 1, 200);

  @Override
  public About about() {
    return new About("gold-bars", "-", "DP choice", "Gold bars", "Зливки золота", BARS, PRICES);
  }

  @Override
  public Habits<Cards, Integer> habits() {
    return GoldBarsHabits.all();
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    long[] prices = readRow(in, BARS, PRICES);
    return new Cards(Math.min(FIRST_TAKE, prices.length), "take up to", 1, prices);
  }

  @Override
  public StartMaker starts() {
    return StartMaker.row(BARS, PRICES)
        .usual(
            "bars 1..10 prices 1..9 won",
            "bars 2..10 prices 1..9 lost",
            "bars 20..60 won",
            "bars 20..60 lost",
            "bars 150..200 won",
            "bars 150..200 lost");
  }

  /** With the row it is noted how many bars may be taken next. */
  @Override
  public List<Integer> moves(Cards bars) {
    return new Range(bars.note);
  }

  @Override
  public Cards after(Cards bars, Integer taken) {
    return bars.taken(taken, 0, Math.min(2 * taken, bars.left - taken));
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  @Override
  public Strategy<Cards, Integer> solve(Cards start) {
    return new GoldBarsTable(this, start);
  }

  @Override
  public Saying forbids(Cards row, Integer count) {
    return new Saying("forbid.range", moves(row).size());
  }

  /** The lead that is sure, by the bars that are left and by how many of them may be taken. */
  @Override
  public Chart<Cards> chart(Cards start, int size) {
    Strategy<Cards, Integer> strategy = solve(start);
    Chart<Cards> chart = new Chart<Cards>("chart.title.bars", prices(start));
    chart.meaning("chart.meaning.lead").telling();
    chart.rows("most").columns("left", 1, start.left);
    for (int most = 1; most <= start.left; most++) {
      chart.row(most);
      for (int left = 1; left <= start.left; left++) {
        if (most > left) {
          chart.skip();
        } else {
          Cards bars = start.withoutLeft(start.left - left, most);
          chart.add(strategy, bars, Chart.signed(strategy.worth(bars).number()));
        }
      }
    }
    return chart;
  }

  private static String prices(Cards bars) {
    StringBuilder text = new StringBuilder();
    for (int bar = bars.first; bar <= bars.last; bar++) {
      text.append(bar == bars.first ? "" : " ").append(bars.value(bar));
    }
    return text.toString();
  }

  @Override
  public String chartStart() {
    return "8/1 2 4 8 3 5 9 6";
  }

  @Override
  public Sketch sketch(Cards bars) {
    return super.sketch(bars).with("ends", "left").with("limit", bars.note);
  }

  @Override
  public long[] place(Cards bars, Integer count) {
    return new long[] {0, count - 1};
  }

  @Override
  public Saying action(Cards bars, Integer count) {
    return new Saying("bars", count);
  }
}
