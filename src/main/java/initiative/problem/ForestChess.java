package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.solve.GrundyTable;

/**
 * A board has 3 rows, with white pawns all along one edge and black ones along the other. White
 * begins. A pawn steps one cell forward if that is empty, or takes one diagonally forward; who can
 * take must. Who cannot move loses. Input: the number of columns. Answer: in one line the number of
 * white pawns whose first step wins, then their columns.
 *
 * <p>A step is answered by taking and taking back, until the column and its neighbours are empty or
 * blocked and it is the other side's turn. So a move crosses out a column with its neighbours, and
 * who crosses out the last one wins.
 */
public final class ForestChess implements Problem {
  private static final int MOST_COLUMNS = 1000;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int columns = in.integer("the number of columns", 1, MOST_COLUMNS);
    in.end();
    Runs runs = new Runs();
    runs.prepare(columns);
    StringBuilder winning = new StringBuilder();
    int count = 0;
    for (int column = 1; column <= columns; column++) {
      if (runs.after(columns, column) == 0) {
        winning.append(' ').append(column);
        count++;
      }
    }
    answer.append(count).append(winning);
  }

  /** The values of runs of adjacent columns that nobody has touched yet. */
  private static final class Runs extends GrundyTable {

    /** The value of what is left of a run after a step in one of its columns. */
    int after(int run, int column) {
      return value(Math.max(column - 2, 0)) ^ value(Math.max(run - column - 1, 0));
    }

    @Override
    protected void options(int run) {
      for (int column = 1; 2 * column <= run + 1; column++) {
        reach(after(run, column));
      }
    }
  }
}
