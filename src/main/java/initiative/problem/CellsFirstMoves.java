package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Cells;
import initiative.game.Cells.Block;
import initiative.game.Cells.Strip;
import initiative.game.Input;
import initiative.solve.CellsTable;

/**
 * A move crosses out adjacent cells of a strip: 1 or 2 of them if they touch the edge of the strip
 * or a crossed cell, 2 or 4 if uncrossed cells are left on both sides. Who crosses out the last
 * cell wins. Input: the number of cells. Answer: who wins, and the winning first moves, each with
 * its first cell and its length.
 */
public final class CellsFirstMoves extends GameProblem<Strip, Block> {
  public CellsFirstMoves() {
    super(new CellsTable(new Cells()), true);
  }

  @Override
  protected Strip readStart(Input in) throws BadInput {
    return new Strip(in.integer("the number of cells", 1, Cells.LONGEST_STRIP));
  }
}
