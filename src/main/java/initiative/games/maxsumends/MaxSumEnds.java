package initiative.games.maxsumends;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.Cards;
import initiative.family.End;
import initiative.family.EndsGame;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.interactor.Habits;

/**
 * Cards with numbers lie in a row. A move takes the card at the left end or the one at the right
 * end. When the last card has been taken, each side counts the sum of its own cards; the larger the
 * sum, the better.
 *
 * <p>Start: a line with the number of cards, a line with their values. Move: "L" or "R". Order:
 * "L", "R"; the last card can be taken in both ways. The program ends with "FINISH", its own sum
 * and the other side's.
 */
public final class MaxSumEnds extends EndsGame {
  private static final Limit CARDS = new Limit("cards", "the number of cards", 1, 2013);
  private static final Limit VALUES = new Limit("values", "the values of the cards", -1000, 1000);

  @Override
  public About about() {
    return new About(
        "max-sum-ends",
        "1.7:C",
        "DP choice",
        "The largest sum from both ends",
        "Найбільша сума з обох кінців",
        CARDS,
        VALUES);
  }

  @Override
  public Habits<Cards, End> habits() {
    return MaxSumEndsHabits.all();
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
            "cards 51..99 lost",
            "cards 1800..2013 won",
            "cards 1800..2013 lost");
  }

  @Override
  protected long collected(Cards cards, int card) {
    return cards.value(card);
  }

  @Override
  public Strategy<Cards, End> solve(Cards start) {
    return new MaxSumEndsTable(this, start);
  }

  @Override
  public String chartStart() {
    return "6/4 7 2 9 5 3";
  }
}
