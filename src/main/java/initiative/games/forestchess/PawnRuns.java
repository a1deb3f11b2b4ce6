package initiative.games.forestchess;

import initiative.solve.GrundyTable;

/**
 * The values of runs of adjacent columns that nobody has touched. A step is answered by taking and
 * taking back, until its column is blocked, the neighbours are empty and it is the other side's
 * turn. So it crosses out a column with its neighbours, and whoever crosses out the last one wins.
 */
public final class PawnRuns extends GrundyTable {
  public PawnRuns(int longest) {
    super(longest);
    fill();
  }

  /** The value of what is left of a run after a step in one of its columns, counted from 1. */
  public int after(int run, int column) {
    return value(Math.max(column - 2, 0)) ^ value(Math.max(run - column - 1, 0));
  }

  @Override
  protected void options(int run) {
    for (int column = 1; 2 * column <= run + 1; column++) {
      reach(after(run, column));
    }
  }
}
