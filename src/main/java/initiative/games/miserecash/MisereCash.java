package initiative.games.miserecash;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.TakeUpTo;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Tuple;
import initiative.interactor.Habits;

/**
 * There is a cash box with coins. A move takes from 1 to a largest number of them, which the start
 * says, but not more than there are. Whoever takes the last coin loses.
 *
 * <p>Start: a line with the number of coins and the most that a move may take. Move: the number
 * taken. Order: ascending.
 */
public final class MisereCash extends TakeUpTo<MisereCash.Cash> {
  private static final Limit COINS =
      new Limit("coins", "the number of coins", 1, 1000000000000000000L);
  private static final Limit MOST =
      new Limit("most", "the most that a move may take", 1, 1000000000);

  public MisereCash() {
    super(true);
  }

  /** The coins that are left, and the most that a move may take. */
  public static final class Cash extends Tuple {
    public final long coins;
    public final int most;

    public Cash(long coins, int most) {
      super(coins, most);
      this.coins = coins;
      this.most = most;
    }

    @Override
    public String toString() {
      return coins + " (take up to " + most + ")";
    }
  }

  @Override
  public About about() {
    return new About("misere-cash", "-", "remainder", "Cash, misere", "Каса, мізер", COINS, MOST);
  }

  @Override
  public Habits<Cash, Integer> habits() {
    return MisereCashHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(COINS, MOST)
        .usual(
            "coins 1..30 most 1..9 won",
            "coins 1..30 most 1..9 lost",
            "coins 100..1000 most 2..20 won",
            "coins 100..1000 most 2..20 lost",
            "coins 1000000000000..1000000000000000000 most 1000000..1000000000 won",
            "coins 1000000000000..1000000000000000000 most 2..1000 lost");
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public Cash readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(COINS, MOST);
    return new Cash(numbers[0], (int) numbers[1]);
  }

  @Override
  public Cash after(Cash cash, Integer take) {
    return new Cash(cash.coins - take, cash.most);
  }

  @Override
  public long sticks(Cash cash) {
    return cash.coins;
  }

  @Override
  public int largestTake(Cash cash) {
    return cash.most;
  }

  @Override
  protected Cash resized(Cash cash, long sticks) {
    return new Cash(sticks, cash.most);
  }

  @Override
  public String chartStart() {
    return "17 4";
  }
}
