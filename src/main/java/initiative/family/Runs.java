package initiative.family;

import initiative.game.Tuple;

/**
 * What is left of a row of things that are numbered from 1: its runs of neighbours from left to
 * right. The numbers stay with the things.
 */
public final class Runs extends Tuple {
  /** How many neighbours a move takes, where that is a number of the start; otherwise 0. */
  public final int block;

  /** How many things there were at the start; it is kept for people to see. */
  public final int row;

  /** An untouched row. */
  public Runs(int length) {
    this(length, 0);
  }

  /** An untouched row from which a move takes so many neighbours. */
  public Runs(int length, int block) {
    this(length, block, length == 0 ? new long[0] : new long[] {1, length + 1});
  }

  /** The first thing of each run, and the one behind its last. */
  private Runs(int row, int block, long[] bounds) {
    super(bounds);
    this.row = row;
    this.block = block;
  }

  @Override
  protected Object board() {
    return block;
  }

  public int count() {
    return size() / 2;
  }

  /** The first of a run; runs are counted from 0. */
  public int first(int run) {
    return (int) get(2 * run);
  }

  public int length(int run) {
    return (int) get(2 * run + 1) - first(run);
  }

  /** The run that something belongs to, or -1 if it is not there any more. */
  public int runOf(long thing) {
    for (int run = 0; run < count(); run++) {
      if (first(run) <= thing && thing < first(run) + length(run)) {
        return run;
      }
    }
    return -1;
  }

  /** How long the longest run is, 0 if there is none. */
  public int longestLength() {
    return count() == 0 ? 0 : length(longest());
  }

  /** The first of the longest runs. */
  public int longest() {
    int longest = 0;
    for (int run = 1; run < count(); run++) {
      if (length(run) > length(longest)) {
        longest = run;
      }
    }
    return longest;
  }

  /** The first of the shortest runs. */
  public int shortest() {
    int shortest = 0;
    for (int run = 1; run < count(); run++) {
      if (length(run) < length(shortest)) {
        shortest = run;
      }
    }
    return shortest;
  }

  /** The row without so many neighbours, all of one run. */
  public Runs without(int start, int length) {
    int hit = runOf(start);
    int end = first(hit) + length(hit);
    boolean left = first(hit) < start;
    boolean right = start + length < end;
    long[] bounds = new long[size() + (left ? 2 : 0) + (right ? 2 : 0) - 2];
    int count = 0;
    for (int i = 0; i < size(); i += 2) {
      if (i != 2 * hit || left) {
        bounds[count++] = get(i);
        bounds[count++] = i == 2 * hit ? start : get(i + 1);
      }
      if (i == 2 * hit && right) {
        bounds[count++] = start + length;
        bounds[count++] = end;
      }
    }
    return new Runs(row, block, bounds);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int run = 0; run < count(); run++) {
      text.append(run == 0 ? "" : " ").append(first(run));
      if (length(run) > 1) {
        text.append('-').append(first(run) + length(run) - 1);
      }
    }
    if (count() == 0) {
      text.append("nothing left");
    }
    return block == 0
        ? text.toString()
        : text.append(" (take ").append(block).append(')').toString();
  }
}
