package initiative.family;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random fields, whose mines are a share of the cells, in percent. */
public final class FieldStarts extends StartMaker {
  public static final Limit MINES = new Limit("mines", "the share of mines", 0, 99);

  public FieldStarts(Limit rows, Limit columns) {
    super(rows, columns, MINES);
    usual(
        "rows 1..6 columns 1..6 mines 0..40 won",
        "rows 1..6 columns 1..6 mines 0..40 lost",
        "rows 20..40 columns 20..40 mines 0..20 won",
        "rows 20..40 columns 20..40 mines 0..20 lost",
        "rows 100..123 columns 100..123 mines 0..10 won",
        "rows 100..123 columns 100..123 mines 0..10 lost");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    long rows = within[0].draw(chance);
    long columns = within[1].draw(chance);
    long mines = within[2].draw(chance);
    boolean[] kept = new boolean[(int) (rows * columns)];
    kept[0] = true;
    return field((int) columns, kept, mines, chance);
  }

  /** A field with mines in a share of those cells, counted by rows, that are not kept free. */
  public static String field(int columns, boolean[] kept, long mines, Chance chance) {
    StringBuilder text = new StringBuilder();
    text.append(kept.length / columns).append(' ').append(columns);
    for (int cell = 0; cell < kept.length; cell++) {
      text.append(cell % columns == 0 ? "/" : "");
      text.append(kept[cell] || chance.below(100) >= mines ? '.' : '*');
    }
    return text.toString();
  }
}
