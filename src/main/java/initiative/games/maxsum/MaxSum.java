package initiative.games.maxsum;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.catalogue.StartMaker;
import initiative.family.Row;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.Range;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
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
public final class MaxSum extends Definition<MaxSum.Cards, Integer> {
  public static final int LARGEST_TAKE = 3;

  private static final Limit CARDS = new Limit("cards", "the number of cards", 1, 1000);
  private static final Limit VALUES = new Limit("values", "the values of the cards", -1000, 1000);

  /** The row with the number of cards still in it, and what both sides have collected. */
  public static final class Cards extends Tuple {
    private final Row values;
    public final int left;
    public final int mine;
    public final int theirs;

    public Cards(long... values) {
      this(new Row(values), values.length, 0, 0);
    }

    private Cards(Row values, int left, int mine, int theirs) {
      super(left, mine, theirs);
      this.values = values;
      this.left = left;
      this.mine = mine;
      this.theirs = theirs;
    }

    @Override
    protected Object board() {
      return values;
    }

    /** The value of a card; cards are counted from 1 on the left. */
    public int value(int card) {
      return (int) values.value(card);
    }

    private Cards without(int taken) {
      int sum = mine;
      for (int card = left; card > left - taken; card--) {
        sum += value(card);
      }
      return new Cards(values, left - taken, theirs, sum);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      int shown = Math.min(left, 10);
      text.append(shown < left ? "... " : "");
      for (int card = left - shown + 1; card <= left; card++) {
        text.append(value(card)).append(' ');
      }
      text.append('(').append(left).append(" left, mine ").append(mine);
      return text.append(", theirs ").append(theirs).append(')').toString();
    }
  }

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
  public Cards readStart(StartReader in) throws BadInput {
    int count = in.integer(CARDS);
    return new Cards(in.numbers(VALUES, count));
  }

  @Override
  public List<Integer> moves(Cards cards) {
    return new Range(Math.min(cards.left, LARGEST_TAKE));
  }

  @Override
  public Cards after(Cards cards, Integer taken) {
    return cards.without(taken);
  }

  @Override
  public Worth ending(Cards cards) {
    return cards.left == 0 ? Worth.difference(cards.mine - cards.theirs) : null;
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
  public String closing(Cards end, boolean programToMove) {
    return programToMove
        ? Phrase.finish(end.mine, end.theirs)
        : Phrase.finish(end.theirs, end.mine);
  }
}
