package initiative.games.windysum;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.solve.WindyTakes;

/**
 * Random rows in which ties do not matter: two moves that are nearly equal for the side that makes
 * them are equal for both sides, so that everybody means the same by the best move. Where a row
 * turns out otherwise, its last cards are drawn again, as long as there is hope.
 */
final class WindyStarts extends StartMaker {
  private static final int PATIENCE = 100;

  WindyStarts(Limit cards, Limit values) {
    super(cards, values);
    usual(
        "cards 1..10 values -9..9 won",
        "cards 2..10 values -9..9 lost",
        "cards 50..100 won",
        "cards 50..100 lost",
        "cards 1000..1234 won",
        "cards 1000..1234 lost");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    int count = (int) within[0].draw(chance);
    long[] values = new long[count + 1];
    WindyTakes takes = new WindyTakes(count);
    int tries = PATIENCE * count;
    for (int card = 1; card <= count; card++) {
      values[card] = within[1].draw(chance);
      takes.put(card, values[card]);
      if (!takes.isClear(card) && tries-- > 0) {
        card = Math.max(0, card - WindyTakes.MOST);
      }
    }
    StringBuilder text = new StringBuilder().append(count);
    for (int card = 1; card <= count; card++) {
      text.append(card == 1 ? '/' : ' ').append(values[card]);
    }
    return text.toString();
  }
}
