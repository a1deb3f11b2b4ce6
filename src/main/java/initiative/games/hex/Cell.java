package initiative.games.hex;

import initiative.game.Tuple;

/** A cell of the board in which a stone is put; rows and columns are counted from 1. */
public final class Cell extends Tuple {
  public final long row;
  public final long column;

  public Cell(long row, long column) {
    super(row, column);
    this.row = row;
    this.column = column;
  }
}
