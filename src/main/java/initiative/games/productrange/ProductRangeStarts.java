package initiative.games.productrange;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random ranges. Lost ones are rare; most have a least number that is small. */
final class ProductRangeStarts extends StartMaker {

  ProductRangeStarts(Limit least, Limit greatest) {
    super(least, greatest);
    usual(
        "least 2..60 greatest 2..60 won",
        "least 10..35 greatest 30..60 lost",
        "least 60..1000 greatest 60..1000 won",
        "least 200..400 greatest 2000..1000000 lost",
        "least 100000..1000000 greatest 100000..1000000 won",
        "least 271..324 greatest 2907..1000000 lost");
  }

  /** If the greatest number were less than the least, it is made the same. */
  @Override
  public String make(Limit[] within, Chance chance) {
    long least = within[0].draw(chance);
    return least + " " + Math.max(least, within[1].draw(chance));
  }
}
