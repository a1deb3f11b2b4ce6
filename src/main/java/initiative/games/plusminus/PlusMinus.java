package initiative.games.plusminus;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A game of one player against chance. Cards with a plus and cards with a minus lie face down in
 * random order. A move takes the next card, which the judge turns up, or stops the game; it also
 * ends when no card is left. The player wins 1 with every plus that it has taken and loses 1 with
 * every minus.
 *
 * <p>Start: a line with the numbers of pluses and of minuses. Move: "take" or "stop". Order:
 * "take", "stop". Draw: "+" or "-". The program ends with "FINISH" and what it has won.
 */
public final class PlusMinus extends Definition<PlusMinus.Cards, String> {
  static final String TAKE = "take";
  static final String STOP = "stop";
  static final String PLUS = "+";
  static final String MINUS = "-";

  private static final Limit PLUSES = new Limit("pluses", "the number of pluses", 0, 100);
  private static final Limit MINUSES = new Limit("minuses", "the number of minuses", 0, 100);

  private static final int CHOICE = 0;
  private static final int DRAW = 1;
  private static final int STOPPED = 2;

  /** The cards that are left, what the player has, and whether it or the judge goes on. */
  public static final class Cards extends Tuple {
    public final int pluses;
    public final int minuses;
    public final int sum;
    private final int next;

    private Cards(int pluses, int minuses, int sum, int next) {
      super(pluses, minuses, sum, next);
      this.pluses = pluses;
      this.minuses = minuses;
      this.sum = sum;
      this.next = next;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(pluses).append(" +, ").append(minuses);
      return text.append(" -, sum ").append(sum).toString();
    }
  }

  @Override
  public About about() {
    return new About(
        "plus-minus",
        "1.9:A",
        "expectation",
        "Pluses and minuses",
        "Плюси й мінуси",
        PLUSES,
        MINUSES);
  }

  @Override
  public Habits<Cards, String> habits() {
    return PlusMinusHabits.all();
  }

  @Override
  public StartMaker starts() {
    return super.starts()
        .usual(
            "pluses 1..9 minuses 0..9 won",
            "pluses 0..9 minuses 1..20 drawn",
            "pluses 20..60 minuses 20..70 won",
            "pluses 0..80 minuses 20..100 drawn",
            "pluses 80..100 minuses 90..100 won");
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(PLUSES, MINUSES);
    return new Cards((int) numbers[0], (int) numbers[1], 0, CHOICE);
  }

  @Override
  public List<String> moves(Cards cards) {
    if (cards.next == CHOICE && cards.pluses + cards.minuses > 0) {
      return Arrays.asList(TAKE, STOP);
    }
    List<String> draws = new ArrayList<>(2);
    if (cards.next == DRAW && cards.pluses > 0) {
      draws.add(PLUS);
    }
    if (cards.next == DRAW && cards.minuses > 0) {
      draws.add(MINUS);
    }
    return draws;
  }

  @Override
  public Cards after(Cards cards, String move) {
    switch (move) {
      case TAKE:
        return new Cards(cards.pluses, cards.minuses, cards.sum, DRAW);
      case STOP:
        return new Cards(cards.pluses, cards.minuses, cards.sum, STOPPED);
      case PLUS:
        return new Cards(cards.pluses - 1, cards.minuses, cards.sum + 1, CHOICE);
      default:
        return new Cards(cards.pluses, cards.minuses - 1, cards.sum - 1, CHOICE);
    }
  }

  @Override
  public Worth ending(Cards cards) {
    boolean over = cards.next == STOPPED || cards.pluses + cards.minuses == 0;
    return over ? Worth.expected(cards.sum, 0) : null;
  }

  @Override
  public boolean isChance(Cards cards) {
    return cards.next == DRAW;
  }

  @Override
  public double odds(Cards cards, String draw) {
    int alike = draw.equals(PLUS) ? cards.pluses : cards.minuses;
    return (double) alike / (cards.pluses + cards.minuses);
  }

  @Override
  public boolean movesAgain(Cards reached) {
    return true;
  }

  @Override
  public boolean offersChoiceOfSide() {
    return false;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public String parseMove(String line) {
    String word = Blanks.stripped(line);
    return Arrays.asList(TAKE, STOP, PLUS, MINUS).contains(word) ? word : null;
  }

  @Override
  public boolean spells(String line, String move) {
    return line.equals(move);
  }

  @Override
  public String moveForm() {
    return "take or stop";
  }

  @Override
  public String closing(Cards end, boolean programToMove) {
    return Phrase.finish(end.sum);
  }

  @Override
  public Strategy<Cards, String> solve(Cards start) {
    return new PlusMinusTable(this, start);
  }

  @Override
  public Saying forbids(Cards cards, String move) {
    if (!isChance(cards)) {
      return new Saying("forbid.choice", TAKE, STOP);
    }
    return new Saying(move.equals(PLUS) || move.equals(MINUS) ? "forbid.card" : "forbid.draw");
  }

  /** What is expected of the best play, by the pluses and minuses that are left. */
  @Override
  public Chart<Cards> chart(Cards start, int size) {
    int last = size == 0 ? 9 : Math.min(size, (int) PLUSES.max);
    Strategy<Cards, String> strategy = solve(new Cards(last, last, 0, CHOICE));
    Chart<Cards> chart = new Chart<Cards>("chart.title.plusminus").telling();
    chart.rows("pluses").columns("minuses", 0, last).meaning("chart.meaning.expected");
    for (int pluses = 0; pluses <= last; pluses++) {
      chart.row(pluses);
      for (int minuses = 0; minuses <= last; minuses++) {
        Cards cards = new Cards(pluses, minuses, 0, CHOICE);
        chart.add(strategy, cards, Chart.rounded(strategy.worth(cards).mine()));
      }
    }
    return chart;
  }

  @Override
  public Saying action(Cards cards, String move) {
    return new Saying(move.equals(PLUS) ? "plus" : move.equals(MINUS) ? "minus" : move);
  }
}
