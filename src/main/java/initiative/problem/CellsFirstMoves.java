package initiative.problem;

import initiative.family.Runs;
import initiative.game.BadInput;
import initiative.game.Input;
import initiative.games.cells.Cells;
import initiative.games.cells.Cells.Block;

/**
 * A move crosses out adjacent cells of a strip: 1 or 2 of them if they touch the edge of the strip
 * or a crossed cell, 2 or 4 if uncrossed cells are left on both sides. Whoever crosses out the last
 * cell wins. Input: the number of cells. Answer: who wins, and the winning first moves, each with
 * its first cell and its length.
 */
public final class CellsFirstMoves extends GameProblem<Runs, Block> {
  private static final int LONGEST_STRIP = 2000;

  public CellsFirstMoves() {
    super(new Cells(), true);
  }

  @Override
  protected Runs readStart(Input in) throws BadInput {
    return new Runs(in.integer("the number of cells", 1, LONGEST_STRIP));
  }
}
