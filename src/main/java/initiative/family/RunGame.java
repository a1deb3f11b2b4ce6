package initiative.family;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Period;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * There is a row of things that are numbered from 1, and the numbers stay with them. A move takes a
 * block of neighbours from one run, that is, a part of the row from which nothing is missing. What
 * lengths a block may have is a rule of the game, and may depend on whether it touches an end of
 * the run. A side that cannot move loses.
 *
 * <p>Order: by the first thing of the block, then by its length.
 */
public abstract class RunGame<M> extends Definition<Runs, M> {
  /** Longer rows are not drawn. */
  private static final int LONGEST_PICTURE = 60;

  /** So long runs are looked at to find a period. */
  private static final int KNOWN = 2000;

  /** The lengths that a block may have, ascending; the shortest one at least at an end of a run. */
  public abstract int[] lengths(Runs runs);

  /**
   * Whether a block of such a length may be taken that leaves something of its run on each side.
   */
  public boolean isAllowedInside(int length) {
    return true;
  }

  /** Whether one may be taken that leaves nothing on one side or on both. */
  public boolean isAllowedAtEnd(int length) {
    return true;
  }

  /** The move that takes a block. */
  public abstract M move(int first, int length);

  /** The first thing that a move takes. */
  public abstract int first(M move);

  /** How many things a move takes. */
  public abstract int length(Runs runs, M move);

  /** Whether a block that leaves so much of its run on each side may be taken. */
  final boolean isAllowed(int left, int length, int right) {
    return left == 0 || right == 0 ? isAllowedAtEnd(length) : isAllowedInside(length);
  }

  @Override
  public final Strategy<Runs, M> solve(Runs start) {
    return new RunTable<>(this, start);
  }

  /**
   * The row up to the last thing that is left, with "x" where one is missing, and below it the last
   * digits of the numbers.
   */
  @Override
  public final String picture(Runs runs) {
    int end = runs.count() == 0 ? 0 : runs.first(runs.count() - 1) + runs.length(runs.count() - 1);
    if (end > LONGEST_PICTURE) {
      return null;
    }
    StringBuilder things = new StringBuilder();
    StringBuilder digits = new StringBuilder();
    for (int thing = 1; thing < end; thing++) {
      things.append(runs.runOf(thing) < 0 ? 'x' : '.');
      digits.append(thing % 10);
    }
    return things.append('\n').append(digits).append('\n').toString();
  }

  @Override
  public final List<M> moves(Runs runs) {
    List<M> moves = new ArrayList<>();
    int[] lengths = lengths(runs);
    for (int run = 0; run < runs.count(); run++) {
      for (int left = 0; left < runs.length(run); left++) {
        for (int length : lengths) {
          int right = runs.length(run) - left - length;
          if (right >= 0 && isAllowed(left, length, right)) {
            moves.add(move(runs.first(run) + left, length));
          }
        }
      }
    }
    return moves;
  }

  /** Without a list of all moves, of which there are thousands. */
  @Override
  public final boolean isLegal(Runs runs, M move) {
    int run = runs.runOf(first(move));
    if (run < 0) {
      return false;
    }
    int length = length(runs, move);
    int left = first(move) - runs.first(run);
    int right = runs.length(run) - left - length;
    for (int possible : lengths(runs)) {
      if (length == possible) {
        return right >= 0 && isAllowed(left, length, right);
      }
    }
    return false;
  }

  @Override
  public final Runs after(Runs runs, M move) {
    return runs.without(first(move), length(runs, move));
  }

  @Override
  public final Worth ending(Runs runs) {
    return runs.longestLength() < lengths(runs)[0] ? Worth.LOST : null;
  }

  /** Each run is worth the value of its length. */
  @Override
  public final List<Part> parts(Strategy<Runs, M> strategy, Runs runs) {
    RunTable<M> table = (RunTable<M>) strategy;
    List<Part> parts = new ArrayList<>();
    for (int run = 0; run < runs.count(); run++) {
      int length = runs.length(run);
      int last = runs.first(run) + length - 1;
      Saying name =
          new Saying(length == 1 ? "part.one" : "part.run", runs.first(run), last, length);
      parts.add(new Part(name, table.value(length), options(table, runs, length)));
    }
    return parts;
  }

  /** The values of what a run can be moved to; null if there is too much of that. */
  private long[] options(RunTable<M> table, Runs runs, int run) {
    if (run > Part.FEW) {
      return null;
    }
    long[] options = new long[run * lengths(runs).length];
    int count = 0;
    for (int length : lengths(runs)) {
      for (int left = 0; left + length <= run; left++) {
        int right = run - left - length;
        if (isAllowed(left, length, right)) {
          options[count++] = table.value(left) ^ table.value(right);
        }
      }
    }
    return Arrays.copyOf(options, count);
  }

  @Override
  public final Saying forbids(Runs runs, M move) {
    int first = first(move);
    int length = length(runs, move);
    int run = runs.runOf(first);
    if (run < 0) {
      return new Saying("forbid.gone", first);
    }
    int left = first - runs.first(run);
    int right = runs.length(run) - left - length;
    boolean known = false;
    for (int possible : lengths(runs)) {
      known |= length == possible;
    }
    if (!known) {
      return new Saying("forbid.length", length);
    }
    return right < 0
        ? new Saying("forbid.beyond", length, first)
        : new Saying(left == 0 || right == 0 ? "forbid.end" : "forbid.inside", length);
  }

  /** The Grundy values of single runs. */
  @Override
  public final Chart<Runs> chart(Runs start, int size) {
    int last = size == 0 ? 40 : size;
    Runs longest = new Runs(Math.max(last, KNOWN), start.block);
    RunTable<M> table = new RunTable<>(this, longest);
    long[] values = new long[Math.max(last, KNOWN) + 1];
    int[] lengths = lengths(start);
    Chart<Runs> chart = new Chart<Runs>("chart.title.runs", start.block);
    chart.columns("run", 0, last).row("").meaning("chart.meaning.grundy");
    for (int length = 0; length < values.length; length++) {
      values[length] = table.value(length);
      if (length <= last) {
        chart.add(table, new Runs(length, start.block), values[length]);
      }
    }
    return chart.period(Period.ofRuns(values, lengths[lengths.length - 1]));
  }

  @Override
  public final Sketch sketch(Runs runs) {
    char[] free = new char[runs.row];
    Arrays.fill(free, '0');
    for (int run = 0; run < runs.count(); run++) {
      int first = runs.first(run) - 1;
      Arrays.fill(free, first, first + runs.length(run), '1');
    }
    return new Sketch("strip").with("free", new String(free));
  }

  @Override
  public final long[] place(Runs runs, M move) {
    return new long[] {first(move) - 1, length(runs, move)};
  }

  @Override
  public final Saying action(Runs runs, M move) {
    int length = length(runs, move);
    return new Saying(length == 1 ? "one" : "block", first(move), first(move) + length - 1, length);
  }
}
