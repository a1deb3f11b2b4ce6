package initiative.kinds;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.catalogue.StartMaker;
import initiative.family.Row;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A game of two players and the weather. Cards with numbers lie in a row. A move takes one or two
 * cards from the right end. After every move that leaves a card the judge draws: with a chance of
 * one in four the wind blows the card away that is now the last one. Each side wants its own sum to
 * be large.
 *
 * <p>Start: a line with the number of cards, a line with their values. Move: the number of cards.
 * Draw: "wind" or "calm". The program ends with "FINISH", its own sum and the other side's.
 */
public final class Wind extends Definition<Wind.Cards, String> {
  private static final Limit CARDS = new Limit("cards", "the number of cards", 1, 9);
  private static final Limit VALUES = new Limit("values", "the values of the cards", -9, 9);
  private static final String WIND = "wind";
  private static final String CALM = "calm";
  private static final double OFTEN = 0.25;

  /** The cards that are left, what both sides have collected, and whether the judge draws. */
  public static final class Cards extends Tuple {
    private final Row values;
    final int left;
    final int mine;
    final int theirs;
    final boolean draws;

    Cards(Row values, int left, int mine, int theirs, boolean draws) {
      super(left, mine, theirs, draws ? 1 : 0);
      this.values = values;
      this.left = left;
      this.mine = mine;
      this.theirs = theirs;
      this.draws = draws;
    }

    @Override
    protected Object board() {
      return values;
    }

    Cards afterTaking(int count) {
      int sum = mine;
      for (int card = left; card > left - count; card--) {
        sum += (int) values.value(card);
      }
      return new Cards(values, left - count, theirs, sum, left > count);
    }

    Cards afterWeather(String weather) {
      return new Cards(values, weather.equals(WIND) ? left - 1 : left, mine, theirs, false);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int card = 1; card <= left; card++) {
        text.append(values.value(card)).append(' ');
      }
      return text.append("(mine ").append(mine).append(", theirs ").append(theirs) + ")";
    }
  }

  @Override
  public About about() {
    return new About("wind", "-", "general", "Cards in the wind", "Картки на вітрі", CARDS, VALUES);
  }

  @Override
  public Habits<Cards, String> habits() {
    return new Habits<Cards, String>()
        .addWithDraws(
            "storm",
            "Takes one card and lets the wind blow all the time.",
            "Бере одну картку, і вітер дме весь час.",
            now -> now.game.isChance(now.position) ? WIND : "1");
  }

  @Override
  public StartMaker starts() {
    return StartMaker.row(CARDS, VALUES);
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    int count = in.integer(CARDS);
    return new Cards(new Row(in.numbers(VALUES, count)), count, 0, 0, false);
  }

  @Override
  public List<String> moves(Cards cards) {
    if (cards.draws) {
      return Arrays.asList(WIND, CALM);
    }
    List<String> moves = new ArrayList<>();
    for (int count = 1; count <= Math.min(2, cards.left); count++) {
      moves.add(Integer.toString(count));
    }
    return moves;
  }

  @Override
  public Cards after(Cards cards, String move) {
    return cards.draws ? cards.afterWeather(move) : cards.afterTaking(Integer.parseInt(move));
  }

  @Override
  public Worth ending(Cards cards) {
    return cards.left == 0 ? Worth.expected(cards.mine, cards.theirs) : null;
  }

  @Override
  public boolean isChance(Cards cards) {
    return cards.draws;
  }

  @Override
  public double odds(Cards cards, String draw) {
    return draw.equals(WIND) ? OFTEN : 1 - OFTEN;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public String parseMove(String line) {
    String word = Blanks.stripped(line);
    Integer count = Numbers.integer(line);
    return count != null ? count.toString() : word.equals(WIND) || word.equals(CALM) ? word : null;
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

  @Override
  public Strategy<Cards, String> solve(Cards start) {
    return new GeneralTable<>(this, start);
  }
}
