package initiative.family;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.GrundyTable;
import java.util.ArrayList;
import java.util.List;

/** Sums of runs, each worth the Grundy value of its length. */
public final class RunTable<M> extends Strategy<Runs, M> {
  private final RunGame<M> rules;
  private final int[] lengths;
  private final Lengths values;

  /** A table for runs of up to the longest one of a start. */
  public RunTable(RunGame<M> game, Runs start) {
    super(game);
    rules = game;
    lengths = game.lengths(start);
    values = new Lengths(start.longestLength());
  }

  /** The Grundy value of a run. */
  public int value(int length) {
    return values.value(length);
  }

  private int xor(Runs runs) {
    int xor = 0;
    for (int run = 0; run < runs.count(); run++) {
      xor ^= value(runs.length(run));
    }
    return xor;
  }

  @Override
  public Worth worth(Runs runs) {
    return xor(runs) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning block makes the value of its run what the xor of the others is. */
  @Override
  public List<M> best(Runs runs) {
    int xor = xor(runs);
    List<M> best = new ArrayList<>();
    for (int run = 0; run < runs.count() && xor != 0; run++) {
      int others = xor ^ value(runs.length(run));
      for (int left = 0; left < runs.length(run); left++) {
        addWinning(best, runs, run, left, others);
      }
    }
    return best;
  }

  /** By things, since the JVM compiles a method long before it compiles a loop. */
  private void addWinning(List<M> best, Runs runs, int run, int left, int others) {
    int wanted = others ^ value(left);
    for (int length : lengths) {
      int right = runs.length(run) - left - length;
      if (right >= 0 && value(right) == wanted && rules.isAllowed(left, length, right)) {
        best.add(rules.move(runs.first(run) + left, length));
      }
    }
  }

  /** A run can be moved to what a block leaves of it, in one piece or in two. */
  private final class Lengths extends GrundyTable {
    Lengths(int longest) {
      super(longest);
      fill();
    }

    @Override
    protected void options(int run) {
      for (int length : lengths) {
        if (length <= run && rules.isAllowedAtEnd(length)) {
          reach(value(run - length));
        }
        if (rules.isAllowedInside(length)) {
          reachPairs(run - length, 1);
        }
      }
    }
  }
}
