package initiative.family;

import initiative.catalogue.Saying;
import initiative.game.Tuple;
import java.util.ArrayList;
import java.util.List;

/** A token in a cell of its field. */
public final class Token extends Tuple {
  public final Field field;
  public final int row;
  public final int column;

  public Token(Field field, int row, int column) {
    super(row, column);
    this.field = field;
    this.row = row;
    this.column = column;
  }

  /** All its shifts: down before right, short before long. */
  public List<Shift> shifts() {
    List<Shift> shifts = new ArrayList<>();
    for (int below = row + 1; field.isFree(below, column); below++) {
      shifts.add(new Shift(true, below - row));
    }
    for (int beside = column + 1; field.isFree(row, beside); beside++) {
      shifts.add(new Shift(false, beside - column));
    }
    return shifts;
  }

  public Token after(Shift shift) {
    return shift.down
        ? new Token(field, row + shift.cells, column)
        : new Token(field, row, column + shift.cells);
  }

  /** Whether it cannot move. */
  public boolean isStuck() {
    return !field.isFree(row + 1, column) && !field.isFree(row, column + 1);
  }

  @Override
  protected Object board() {
    return field;
  }

  @Override
  public String toString() {
    return "row " + row + ", column " + column;
  }

  /** Which rule forbids a shift that is not legal. */
  public Saying forbids(Shift shift) {
    if (shift.cells < 1) {
      return new Saying("forbid.stay");
    }
    int room = shift.down ? field.rows - row : field.columns - column;
    return new Saying(shift.cells > room ? "forbid.off" : "forbid.mine");
  }
}
