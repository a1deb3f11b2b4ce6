package initiative.games.partisantakeaway;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Period;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.CountGame;
import initiative.family.Heaps;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * There is one heap of sticks. A move takes some of them; how many may be taken is a set of
 * numbers, one set for the side that begins and another for the other side. A side that cannot move
 * loses.
 *
 * <p>Start: a line with the number of sticks, a line with the takes of the side that begins, a line
 * with those of the other side, each in ascending order. Move: the number taken. Order: ascending.
 */
public final class PartisanTakeaway extends CountGame<PartisanTakeaway.Heap> {
  private static final Limit STICKS =
      new Limit("sticks", "the number of sticks", 1, 1000000000000000000L);
  private static final Limit COUNT = new Limit("takes", "how many takes there are", 1, 64);
  private static final Limit TAKE = new Limit("largest", "the takes", 1, 1000);

  /** The takes of one side, ascending. */
  public static final class Takes extends Tuple {
    public Takes(long... takes) {
      super(takes);
    }

    /** One of the takes, counted from 0. */
    public int take(int index) {
      return (int) get(index);
    }
  }

  /** The sticks that are left, and what the side to move and the other side may take. */
  public static final class Heap extends Tuple {
    public final long sticks;
    public final Takes mine;
    public final Takes theirs;

    public Heap(long sticks, Takes mine, Takes theirs) {
      super(sticks);
      this.sticks = sticks;
      this.mine = mine;
      this.theirs = theirs;
    }

    @Override
    protected Object board() {
      return Arrays.asList(mine, theirs);
    }

    @Override
    public String toString() {
      return sticks + " (take " + mine + "; the other side " + theirs + ")";
    }
  }

  @Override
  public About about() {
    return new About(
        "partisan-takeaway",
        "1.2.4",
        "win/lose with period",
        "Different takes",
        "Різні взяття",
        STICKS,
        COUNT,
        TAKE);
  }

  @Override
  public Habits<Heap, Integer> habits() {
    return PartisanTakeawayHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new PartisanStarts(STICKS, COUNT, TAKE);
  }

  @Override
  public Strategy<Heap, Integer> solve(Heap start) {
    return new PartisanTable(this, start);
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    long sticks = in.number(STICKS);
    Takes first = new Takes(in.ascending(TAKE, COUNT));
    Takes second = new Takes(in.ascending(TAKE, COUNT));
    return new Heap(sticks, first, second);
  }

  @Override
  public List<Integer> moves(Heap heap) {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < heap.mine.size() && heap.mine.take(i) <= heap.sticks; i++) {
      moves.add(heap.mine.take(i));
    }
    return moves;
  }

  @Override
  public Heap after(Heap heap, Integer take) {
    return new Heap(heap.sticks - take, heap.theirs, heap.mine);
  }

  @Override
  public Saying because(Strategy<Heap, Integer> strategy, Heap heap) {
    int period = ((PartisanTable) strategy).period();
    return period == 0 ? null : new Saying("period", period);
  }

  @Override
  public String picture(Heap heap) {
    return Heaps.sticks(heap.sticks);
  }

  /** Two rows: what heaps are worth to the side that begins, and to the other side. */
  @Override
  public Chart<Heap> chart(Heap start, int size) {
    int last = size == 0 ? 32 : size;
    int known = Math.max(last, 4000);
    PartisanTable table = new PartisanTable(this, new Heap(known, start.mine, start.theirs));
    Chart<Heap> chart = new Chart<Heap>("chart.title.partisan", start.mine, start.theirs);
    chart.rows("tomove").columns("sticks", 0, last);
    long[] pairs = new long[known + 1];
    for (int side = 0; side < 2; side++) {
      Takes mine = side == 0 ? start.mine : start.theirs;
      Takes theirs = side == 0 ? start.theirs : start.mine;
      chart.row(side == 0 ? "#first" : "#second");
      for (int sticks = 0; sticks <= known; sticks++) {
        Heap heap = new Heap(sticks, mine, theirs);
        pairs[sticks] = 2 * pairs[sticks] + (table.worth(heap).isWon() ? 1 : 0);
        if (sticks <= last) {
          chart.add(table, heap, "");
        }
      }
    }
    int window =
        Math.max(
            start.mine.take(start.mine.size() - 1), start.theirs.take(start.theirs.size() - 1));
    return chart.period(Period.ofHeaps(pairs, window));
  }

  @Override
  public Sketch sketch(Heap heap) {
    return Sketch.heaps(heap.sticks)
        .with("takes", heap.mine.toString().replace(" ", ", "))
        .with("otherTakes", heap.theirs.toString().replace(" ", ", "));
  }

  @Override
  public long[] place(Heap heap, Integer take) {
    return new long[] {0, heap.sticks - take};
  }
}
