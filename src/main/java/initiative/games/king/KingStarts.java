package initiative.games.king;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random boards of more than one cell. */
final class KingStarts extends StartMaker {

  KingStarts(Limit rows, Limit columns) {
    super(rows, columns);
    usual(
        "rows 1..9 columns 1..9 won",
        "rows 1..9 columns 1..9 lost",
        "rows 10..100 columns 10..100 won",
        "rows 10..100 columns 10..100 lost",
        "rows 1000000..1000000000 columns 1000000..1000000000 won",
        "rows 1000000..1000000000 columns 1000000..1000000000 lost");
  }

  /** Of a single cell the largest board within the limits is made, or one of two cells. */
  @Override
  public String make(Limit[] within, Chance chance) {
    long rows = within[0].draw(chance);
    long columns = within[1].draw(chance);
    if (rows == 1 && columns == 1) {
      rows = within[0].max;
      columns = rows > 1 ? within[1].max : Math.max(2, within[1].max);
    }
    return rows + " " + columns;
  }
}
