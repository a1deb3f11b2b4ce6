package initiative.solve;

import initiative.game.Cells;
import initiative.game.Cells.Block;
import initiative.game.Cells.Strip;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/** Sums of runs, each worth the Grundy value of its length. */
public final class CellsTable extends Strategy<Strip, Block> {
  private final GrundyTable runs =
      new GrundyTable() {
        @Override
        protected void options(int run) {
          for (int length = 1; length <= 4 && length <= run; length++) {
            if (Cells.isAllowed(0, length, run - length)) {
              reach(value(run - length));
            }
            if (Cells.isAllowed(1, length, 1)) {
              reachPairs(run - length, 1);
            }
          }
        }
      };

  public CellsTable(Cells game) {
    super(game);
  }

  @Override
  public void prepare(Strip start) {
    for (int run = 0; run < start.runs(); run++) {
      runs.prepare(start.length(run));
    }
  }

  private int xor(Strip strip) {
    int xor = 0;
    for (int run = 0; run < strip.runs(); run++) {
      xor ^= runs.value(strip.length(run));
    }
    return xor;
  }

  @Override
  public Worth worth(Strip strip) {
    return xor(strip) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning block makes the value of its run what the xor of the others is. */
  @Override
  public List<Block> best(Strip strip) {
    int xor = xor(strip);
    if (xor == 0) {
      return game.moves(strip);
    }
    List<Block> best = new ArrayList<>();
    int run = 0;
    for (Block block : game.moves(strip)) {
      while (block.start >= strip.first(run) + strip.length(run)) {
        run++;
      }
      int left = block.start - strip.first(run);
      int right = strip.length(run) - block.length - left;
      if ((runs.value(left) ^ runs.value(right)) == (xor ^ runs.value(strip.length(run)))) {
        best.add(block);
      }
    }
    return best;
  }
}
