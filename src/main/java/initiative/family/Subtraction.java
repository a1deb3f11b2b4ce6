package initiative.family;

import initiative.catalogue.Chart;
import initiative.catalogue.Period;
import initiative.catalogue.Sketch;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * There is one heap of sticks. A move takes some of them; how many may be taken is a set of
 * numbers, the same for both sides at every move. A side that cannot move loses.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public abstract class Subtraction extends CountGame<Integer> {
  /** So many heaps are looked at to find a period. */
  private static final int KNOWN = 2000;

  private final Limit sticks;
  private final int[] takes;

  /** A game on a heap within the limit with the given takes, in ascending order. */
  protected Subtraction(Limit sticks, int... takes) {
    this.sticks = sticks;
    this.takes = takes;
  }

  @Override
  public Integer readStart(StartReader in) throws BadInput {
    return in.integer(sticks);
  }

  @Override
  public List<Integer> moves(Integer left) {
    List<Integer> moves = new ArrayList<>(takes.length);
    for (int take : takes) {
      if (take <= left) {
        moves.add(take);
      }
    }
    return moves;
  }

  @Override
  public Integer after(Integer left, Integer take) {
    return left - take;
  }

  @Override
  public Strategy<Integer, Integer> solve(Integer start) {
    return new SubtractionTable(this, start, takes);
  }

  @Override
  public Chart<Integer> chart(Integer start, int size) {
    int last = size == 0 ? 32 : size;
    SubtractionTable table = new SubtractionTable(this, Math.max(last, KNOWN), takes);
    long[] values = new long[Math.max(last, KNOWN) + 1];
    Chart<Integer> chart = new Chart<Integer>("chart.title.grundy");
    chart.columns(sticks.name, 0, last).row("").meaning("chart.meaning.grundy");
    for (int heap = 0; heap < values.length; heap++) {
      values[heap] = table.value(heap);
      if (heap <= last) {
        chart.add(table, heap, values[heap]);
      }
    }
    return chart.period(Period.ofHeaps(values, takes[takes.length - 1]));
  }

  @Override
  public Sketch sketch(Integer left) {
    StringBuilder allowed = new StringBuilder();
    for (int take : takes) {
      allowed.append(allowed.length() == 0 ? "" : ", ").append(take);
    }
    return Sketch.heaps(left).with("takes", allowed.toString());
  }

  @Override
  public long[] place(Integer left, Integer take) {
    return new long[] {0, left - take};
  }
}
