package initiative.games.fibonaccinim;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.CountGame;
import initiative.family.Heaps;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Range;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.interactor.Habits;
import java.util.List;

/**
 * There is one heap of sticks. The first move takes 1 or 2 of them, every later one from 1 to twice
 * what the other side has just taken, and not more than there are. Whoever takes the last stick
 * wins.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class FibonacciNim extends CountGame<FibonacciNim.Heap> {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 2, 12345);

  /** The sticks that are left, and the most that may be taken now. */
  public static final class Heap extends Tuple {
    public final int sticks;
    public final int most;

    public Heap(int sticks, int most) {
      super(sticks, Math.min(most, sticks));
      this.sticks = sticks;
      this.most = Math.min(most, sticks);
    }

    @Override
    public String toString() {
      return sticks + " (take up to " + most + ")";
    }
  }

  /** Who always takes little would otherwise be met by what it answers rightly. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About(
        "fibonacci-nim", "1.2:H", "least winning take", "Fibonacci nim", "Нім Фібоначчі", STICKS);
  }

  @Override
  public Habits<Heap, Integer> habits() {
    return FibonacciNimHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(STICKS)
        .usual(
            "sticks 2..30 won",
            "sticks 2..30 lost",
            "sticks 100..1000 won",
            "sticks 100..1000 lost",
            "sticks 1000..12345 won",
            "sticks 1000..12345 lost");
  }

  @Override
  public Strategy<Heap, Integer> solve(Heap start) {
    return new FibonacciNimTable(this, start.sticks);
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    return new Heap(in.integer(STICKS), 2);
  }

  @Override
  public List<Integer> moves(Heap heap) {
    return new Range(heap.most);
  }

  @Override
  public Heap after(Heap heap, Integer take) {
    return new Heap(heap.sticks - take, 2 * take);
  }

  @Override
  public Saying because(Strategy<Heap, Integer> strategy, Heap heap) {
    int least = ((FibonacciNimTable) strategy).leastWinningTake(heap);
    String kind = least == heap.sticks ? "whole." : "zeckendorf.";
    String key = kind + (heap.most >= least ? "won" : "lost");
    return new Saying(key, heap.sticks, Zeckendorf.sum(heap.sticks), least, heap.most);
  }

  @Override
  public String picture(Heap heap) {
    return Heaps.sticks(heap.sticks);
  }

  /** The least winning take, by the sticks and by the most that may be taken. */
  @Override
  public Chart<Heap> chart(Heap start, int size) {
    int last = size == 0 ? 24 : Math.min(size, 200);
    FibonacciNimTable table = new FibonacciNimTable(this, last);
    Chart<Heap> chart = new Chart<Heap>("chart.title.fibonacci").meaning("chart.meaning.take");
    chart.rows("most").columns("sticks", 1, last);
    for (int most = 1; most <= Math.min(8, last); most++) {
      chart.row(most);
      for (int sticks = 1; sticks <= last; sticks++) {
        Heap heap = new Heap(sticks, most);
        boolean won = table.worth(heap).isWon();
        chart.add(table, heap, won ? table.leastWinningTake(sticks) : "");
      }
    }
    return chart;
  }

  @Override
  public Sketch sketch(Heap heap) {
    return Sketch.heaps(heap.sticks).with("limit", heap.most);
  }

  @Override
  public long[] place(Heap heap, Integer take) {
    return new long[] {0, heap.sticks - take};
  }
}
