package initiative.games.tokens;

import initiative.catalogue.StartMaker;
import initiative.family.FieldStarts;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random fields with tokens; a small field has fewer of them if there is no room for more. */
final class TokensStarts extends StartMaker {
  TokensStarts(Limit rows, Limit columns, Limit tokens) {
    super(rows, columns, FieldStarts.MINES, tokens);
    usual(
        "rows 1..6 columns 1..6 mines 0..40 tokens 1..4 won",
        "rows 2..6 columns 2..6 mines 0..40 tokens 1..4 lost",
        "rows 20..40 columns 20..40 mines 0..20 tokens 2..6 won",
        "rows 20..40 columns 20..40 mines 0..20 tokens 2..6 lost",
        "rows 100..123 columns 100..123 mines 0..10 tokens 8..12 won",
        "rows 100..123 columns 100..123 mines 10..20 tokens 8..12 lost");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    int rows = (int) within[0].draw(chance);
    int columns = (int) within[1].draw(chance);
    long mines = within[2].draw(chance);
    long tokens = Math.min(within[3].draw(chance), rows * columns);
    boolean[] taken = new boolean[rows * columns];
    StringBuilder places = new StringBuilder();
    for (int i = 0; i < tokens; i++) {
      int cell;
      do {
        cell = chance.below(taken.length);
      } while (taken[cell]);
      taken[cell] = true;
      places.append('/').append(cell / columns + 1).append(' ').append(cell % columns + 1);
    }
    String field = FieldStarts.field(columns, taken, mines, chance);
    return field + "/" + tokens + places;
  }
}
