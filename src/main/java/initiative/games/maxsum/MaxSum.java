package initiative.games.maxsum;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Saying;
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
 * Cards with numbers lie in a row. A move takes 1, 2 or 3 cards from the right end, not more than
 * there are. When the last card has been taken, each side counts the sum of its own cards; the
 * larger the sum, the better.
 *
 * <p>Start: a line with the number of cards, a line with their values. Move: the number of cards.
 * Order: ascending. The program ends with "FINISH", its own sum and the other side's.
 */
public final class MaxSum extends CardGame<Integer> {
  public static final int LARGEST_TAKE = 3;

  private static final Limit CARDS = new Limit("cards", "the number of cards", 1, 1000);
  private static final Limit VALUES = new Limit("values", "the values of the cards", -1000, 1000);

  @Override
  public About about() {
    return new About(
        "max-sum", "1.7:B", "DP choice", "The largest sum", "Найбільша сума", CARDS, VALUES);
  }

  @Override
  public Habits<Cards, Integer> habits() {
    return MaxSumHabits.all();
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    return new Cards(readRow(in, CARDS, VALUES));
  }

  @Override
  public StartMaker starts() {
    return StartMaker.row(CARDS, VALUES)
        .usual(
            "cards 1..10 values -9..9 won",
            "cards 2..10 values -9..9 lost",
            "cards 50..100 won",
            "cards 50..100 lost",
            "cards 900..1000 won",
            "cards 900..1000 lost");
  }

  @Override
  public Strategy<Cards, Integer> solve(Cards start) {
    return new MaxSumTable(this, start);
  }

  @Override
  public List<Integer> moves(Cards cards) {
    return new Range(Math.min(cards.left, LARGEST_TAKE));
  }

  @Override
  public Cards after(Cards cards, Integer taken) {
    return cards.taken(0, taken, 0);
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
  public Saying forbids(Cards row, Integer count) {
    return new Saying("forbid.range", moves(row).size());
  }

  /** For every number of cards that are left: the lead that is sure, and the takes that keep it. */
  @Override
  public Chart<Cards> chart(Cards start, int size) {
    MaxSumTable table = new MaxSumTable(this, start);
    Chart<Cards> chart = new Chart<Cards>("chart.title.cards").meaning("chart.meaning.lead");
    chart.rows("row").columns("left", 1, start.left).telling();
    chart.row("#card");
    for (int left = 1; left <= start.left; left++) {
      chart.say(start.value(left));
    }
    chart.row("#lead");
    for (int left = 1; left <= start.left; left++) {
      Cards cards = start.lost(start.left - left, 0);
      chart.add(table, cards, Chart.signed(table.worth(cards).number()));
    }
    chart.row("#take");
    for (int left = 1; left <= start.left; left++) {
      chart.say(Chart.joined(table.keeping(start.lost(start.left - left, 0))));
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "9/23 -17 2 -13 5 3 11 -7 19";
  }

  @Override
  public long[] place(Cards cards, Integer count) {
    return rightmost(cards, count);
  }

  @Override
  public Saying action(Cards cards, Integer count) {
    return new Saying("cards", count);
  }
}
