package initiative.games.windysum;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Saying;
import initiative.catalogue.StartMaker;
import initiative.family.CardGame;
import initiative.family.Cards;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Habits;
import initiative.solve.WindyTakes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cards with numbers lie in a row. A move takes 1, 2 or 3 cards from the right end, not more than
 * there are. After every move that leaves a card the judge draws: with a probability of 10% the
 * wind blows away the card that is now rightmost, and nobody has it. When no card is left, each
 * side counts the sum of its own cards; each wants the expectation of its own sum to be large, and
 * expects the same of the other one.
 *
 * <p>Start: a line with the number of cards, a line with their values. Move: the number of cards.
 * Order: ascending. Draw: "wind" or "calm". The program ends with "FINISH", its own sum and the
 * other side's.
 */
public final class WindySum extends CardGame<String> {
  static final String WIND = "wind";
  static final String CALM = "calm";

  private static final Limit CARDS = new Limit("cards", "the number of cards", 1, 1234);
  private static final Limit VALUES = new Limit("values", "the values of the cards", -1000, 1000);

  /** What is noted with the cards while the judge draws. */
  private static final int DRAW = 1;

  @Override
  public About about() {
    return new About(
        "windy-sum",
        "1.9:B",
        "expectation",
        "The largest sum in the wind",
        "Найбільша сума на вітрі",
        CARDS,
        VALUES);
  }

  @Override
  public Habits<Cards, String> habits() {
    return WindySumHabits.all();
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    return new Cards(readRow(in, CARDS, VALUES));
  }

  @Override
  public StartMaker starts() {
    return new WindyStarts(CARDS, VALUES);
  }

  @Override
  public List<String> moves(Cards cards) {
    if (isChance(cards)) {
      return Arrays.asList(WIND, CALM);
    }
    List<String> moves = new ArrayList<>(WindyTakes.MOST);
    for (int count = 1; count <= WindyTakes.MOST && count <= cards.left; count++) {
      moves.add(Integer.toString(count));
    }
    return moves;
  }

  @Override
  public Cards after(Cards cards, String move) {
    if (isChance(cards)) {
      return cards.lost(move.equals(WIND) ? 1 : 0, 0);
    }
    int count = Integer.parseInt(move);
    return cards.taken(0, count, cards.left > count ? DRAW : 0);
  }

  @Override
  public Worth ending(Cards cards) {
    return cards.left == 0 ? Worth.expected(cards.mine, cards.theirs) : null;
  }

  @Override
  public boolean isChance(Cards cards) {
    return cards.note == DRAW;
  }

  @Override
  public double odds(Cards cards, String draw) {
    return draw.equals(WIND) ? WindyTakes.WIND : 1 - WindyTakes.WIND;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public String parseMove(String line) {
    String word = Blanks.stripped(line);
    if (word.equals(WIND) || word.equals(CALM)) {
      return word;
    }
    Integer count = Numbers.integer(line);
    return count == null ? null : count.toString();
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  @Override
  public Strategy<Cards, String> solve(Cards start) {
    return new WindySumTable(this, start);
  }

  @Override
  public Saying forbids(Cards cards, String move) {
    return isChance(cards)
        ? new Saying("forbid.wind", WIND, CALM)
        : new Saying("forbid.range", moves(cards).size());
  }

  /** For every number of cards that are left: what both sides expect, and the best takes. */
  @Override
  public Chart<Cards> chart(Cards start, int size) {
    Strategy<Cards, String> strategy = solve(start);
    Chart<Cards> chart = new Chart<Cards>("chart.title.cards").telling();
    chart.rows("row").columns("left", 1, start.left).meaning("chart.meaning.expected");
    chart.row("#card");
    for (int left = 1; left <= start.left; left++) {
      chart.say(start.value(left));
    }
    chart.row("#mover");
    for (int left = 1; left <= start.left; left++) {
      Cards cards = start.lost(start.left - left, 0);
      chart.add(strategy, cards, Chart.rounded(strategy.worth(cards).mine()));
    }
    chart.row("#other");
    for (int left = 1; left <= start.left; left++) {
      Cards cards = start.lost(start.left - left, 0);
      chart.say(Chart.rounded(strategy.worth(cards).theirs()));
    }
    chart.row("#take");
    for (int left = 1; left <= start.left; left++) {
      chart.say(Chart.joined(strategy.keeping(start.lost(start.left - left, 0))));
    }
    return chart;
  }

  @Override
  public String chartStart() {
    return "9/23 -17 2 -13 5 3 11 -7 19";
  }

  @Override
  public long[] place(Cards cards, String move) {
    if (isChance(cards)) {
      return move.equals(WIND) ? rightmost(cards, 1) : null;
    }
    return rightmost(cards, Integer.parseInt(move));
  }

  @Override
  public Saying action(Cards cards, String move) {
    return isChance(cards) ? new Saying(move) : new Saying("cards", Integer.valueOf(move));
  }
}
