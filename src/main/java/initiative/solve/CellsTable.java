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
          for (int length = 1; length <= Cells.LONGEST_BLOCK && length <= run; length++) {
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
    for (int run = 0; run < strip.runs(); run++) {
      int others = xor ^ runs.value(strip.length(run));
      for (int left = 0; left < strip.length(run); left++) {
        addWinning(best, strip, run, left, others);
      }
    }
    return best;
  }

  /** By cells, since the JVM compiles a method long before it compiles a loop. */
  private void addWinning(List<Block> best, Strip strip, int run, int left, int others) {
    int wanted = others ^ runs.value(left);
    int room = strip.length(run) - left;
    for (int length = 1; length <= Cells.LONGEST_BLOCK && length <= room; length++) {
      int right = room - length;
      if (runs.value(right) == wanted && Cells.isAllowed(left, length, right)) {
        best.add(new Block(strip.first(run) + left, length));
      }
    }
  }
}
