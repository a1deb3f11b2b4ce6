package initiative.games.twonumbercards;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random cards, on which the least powers of two stand that will do, or any others. */
final class TwoNumberStarts extends StartMaker {
  private static final Limit RATIONAL =
      new Limit("rational", "1 if the opponent is rational, 0 if he may be anyone", 0, 1);

  /** The largest exponent of a power of two. */
  private static final Limit POWER =
      new Limit("power", "the exponent of the largest number", 1, 60);

  TwoNumberStarts() {
    super(RATIONAL, TwoNumberCards.CARDS, POWER);
    usual(
        "rational 1 cards 1..8 power 15..20 won",
        "rational 1 cards 1..8 power 15..20 lost",
        "rational 0 cards 1..8 power 15..20 won",
        "rational 0 cards 1..8 power 15..20 lost",
        "rational 1 cards 20..30 won",
        "rational 1 cards 20..30 lost",
        "rational 0 cards 20..30 won",
        "rational 0 cards 20..30 lost");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    boolean rational = within[0].draw(chance) == 1;
    int count = (int) within[1].draw(chance);
    int largest = (int) Math.max(within[2].draw(chance), 2 * count - 1);
    int[] exponents = new int[largest + 1];
    for (int i = 0; i < exponents.length; i++) {
      int other = chance.below(i + 1);
      exponents[i] = exponents[other];
      exponents[other] = i;
    }
    StringBuilder text = new StringBuilder();
    text.append(rational ? TwoNumberCards.RATIONAL : TwoNumberCards.ANYONE);
    text.append('/').append(count);
    for (int i = 0; i < 2 * count; i++) {
      text.append(i % 2 == 0 ? '/' : ' ').append(1L << exponents[i]);
    }
    return text.toString();
  }
}
