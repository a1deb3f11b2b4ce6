package initiative.family;

import initiative.catalogue.Saying;
import initiative.game.Blanks;
import initiative.game.Numbers;
import initiative.game.Tuple;

/** A shift down or to the right by some cells. */
public final class Shift extends Tuple {
  public final boolean down;
  public final int cells;

  public Shift(boolean down, int cells) {
    super(down ? 1 : 0, cells);
    this.down = down;
    this.cells = cells;
  }

  /** The shift that a line states, as in "D 3" or "R 1"; null if it does not. */
  public static Shift parse(String line) {
    String move = Blanks.stripped(line);
    boolean down = move.startsWith("D");
    if (!down && !move.startsWith("R") || move.length() == 1 || !Blanks.isBlank(move.charAt(1))) {
      return null;
    }
    Integer cells = Numbers.integer(move.substring(1));
    return cells == null ? null : new Shift(down, cells);
  }

  @Override
  public String toString() {
    return new StringBuilder(down ? "D " : "R ").append(cells).toString();
  }

  /** The shift in words. */
  public Saying action() {
    return new Saying(down ? "down" : "right", cells);
  }
}
