package initiative.games.coinsontable;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random tables and coins, of which not too many fit on the table. */
final class CoinsOnTableStarts extends StartMaker {

  CoinsOnTableStarts(Limit table, Limit coin) {
    super(table, coin);
    usual(
        "table 2..40 coin 1..10 won",
        "table 1..40 coin 2..40 lost",
        "table 41..200 coin 10..50 won",
        "table 201..1000 coin 50..400 won",
        "table 900..1000 coin 50..60 won");
  }

  /**
   * The table is drawn first; of coins that are too small for it the least that is not is taken.
   */
  @Override
  public String make(Limit[] within, Chance chance) {
    long table = within[0].draw(chance);
    long least = (table + CoinsOnTable.RATIO - 1) / CoinsOnTable.RATIO;
    long coin = Math.max(within[1].draw(chance), least);
    StringBuilder text = new StringBuilder();
    Hundredths.append(text, table);
    Hundredths.append(text.append(' '), coin);
    return text.toString();
  }
}
