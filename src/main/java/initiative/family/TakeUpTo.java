package initiative.family;

import initiative.catalogue.Chart;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.game.Range;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.List;

/**
 * There is one heap of sticks. A move takes from 1 to some largest number of them, not more than
 * there are. Whoever takes the last stick wins; in the misere variant, loses.
 *
 * <p>Move: the number taken. Order: ascending.
 *
 * @param <P> the heap, and what else the start says
 */
public abstract class TakeUpTo<P> extends CountGame<P> {
  private final boolean misere;

  /** The game in which the last stick wins or, if it is misere, loses. */
  protected TakeUpTo(boolean misere) {
    this.misere = misere;
  }

  /** The sticks that are left. */
  public abstract long sticks(P heap);

  /** The most that a move may take as long as there is as much. */
  public abstract int largestTake(P heap);

  @Override
  public final List<Integer> moves(P heap) {
    return new Range((int) Math.min(sticks(heap), largestTake(heap)));
  }

  @Override
  public final Worth ending(P heap) {
    return sticks(heap) > 0 ? null : misere ? Worth.WON : Worth.LOST;
  }

  @Override
  public final Strategy<P, Integer> solve(P start) {
    return new RemainderTable<>(this, misere);
  }

  @Override
  public final Saying because(Strategy<P, Integer> strategy, P heap) {
    int beyond = ((RemainderTable<P>) strategy).beyond(heap);
    String rule = misere ? "misere.remainder." : "remainder.";
    return new Saying(
        rule + (beyond == 0 ? "lost" : "won"), sticks(heap), largestTake(heap) + 1L, beyond);
  }

  @Override
  public final String picture(P heap) {
    return Heaps.sticks(sticks(heap));
  }

  /** A heap of so many sticks in the same game, for its table; null if that is not to be drawn. */
  protected P resized(P heap, long sticks) {
    return null;
  }

  @Override
  public Chart<P> chart(P start, int size) {
    if (resized(start, 0) == null) {
      return super.chart(start, size);
    }
    int turn = largestTake(start) + 1;
    int last = size == 0 ? Math.min(Math.max(32, 2 * turn + 2), 100) : size;
    Strategy<P, Integer> strategy = solve(start);
    Chart<P> chart = new Chart<P>("chart.title.upto", largestTake(start));
    chart.columns("sticks", 0, last).row("");
    for (int sticks = 0; sticks <= last; sticks++) {
      chart.add(strategy, resized(start, sticks), "");
    }
    return chart.period(0, turn);
  }

  @Override
  public final Sketch sketch(P heap) {
    long most = Math.min(sticks(heap), largestTake(heap));
    return Sketch.heaps(sticks(heap)).with("limit", most);
  }

  @Override
  public final long[] place(P heap, Integer take) {
    return new long[] {0, sticks(heap) - take};
  }
}
