package initiative.family;

import initiative.catalogue.Chart;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.game.Worth;

/** A game of heaps in which only some numbers of sticks may be taken from a heap. */
public abstract class TakeSetGame extends HeapGame {
  /** So many heaps are looked at to find a period. */
  private static final int KNOWN = 20000;

  /** Heaps together with what may be taken from each of them. */
  public static class Boxes extends Heaps {
    public final TakeSet takes;

    public Boxes(TakeSet takes, long... sizes) {
      super(sizes);
      this.takes = takes;
    }

    @Override
    protected final Object board() {
      return takes;
    }

    @Override
    protected Heaps resized(long... sizes) {
      return new Boxes(takes, sizes);
    }

    @Override
    public final long takes(long bound) {
      return takes.count(bound);
    }

    @Override
    public final long take(long index) {
      return takes.take(index);
    }
  }

  @Override
  public final Strategy<Heaps, Take> solve(Heaps start) {
    return new TakeSetTable(this);
  }

  @Override
  public final boolean isLegal(Heaps heaps, Take take) {
    return super.isLegal(heaps, take) && heaps.upTo(take.count) == take.count;
  }

  /** A heap is drawn first, and kept the more likely the more takes it has. */
  @Override
  public final Take anyMove(Heaps heaps, Chance chance) {
    long most = heaps.takes(heaps.largest());
    while (true) {
      int heap = 1 + chance.below(heaps.count());
      long index = chance.below(most);
      if (index < heaps.takes(heaps.size(heap))) {
        return take(heap, heaps.take(index));
      }
    }
  }

  @Override
  public final Worth ending(Heaps heaps) {
    return heaps.takes(heaps.largest()) == 0 ? Worth.LOST : null;
  }

  /** Each heap is worth what its takes make of it. */
  @Override
  protected final Part part(int heap, Heaps heaps) {
    TakeSet takes = ((Boxes) heaps).takes;
    long size = heaps.size(heap);
    long count = takes.count(size);
    long[] options = null;
    if (count <= Part.FEW) {
      options = new long[(int) count];
      for (int i = 0; i < options.length; i++) {
        options[i] = takes.value(size - takes.take(i));
      }
    }
    return new Part(new Saying("part.heap", heap, size), takes.value(size), options);
  }

  /** The Grundy values of single heaps. */
  @Override
  public final Chart<Heaps> chart(Heaps start, int size) {
    int last = size == 0 ? 32 : size;
    TakeSet takes = ((Boxes) start).takes.upToHeap(Math.max(last, KNOWN));
    Strategy<Heaps, Take> strategy = solve(start);
    Chart<Heaps> chart = new Chart<Heaps>("chart.title.takes", takes);
    chart.columns("sticks", 0, last).row("").meaning("chart.meaning.grundy");
    for (int sticks = 0; sticks <= last; sticks++) {
      chart.add(strategy, new Boxes(takes, sticks), takes.value(sticks));
    }
    return takes.period() == 0 ? chart : chart.period(takes.periodFrom(), takes.period());
  }

  @Override
  public String chartStart() {
    return null;
  }

  /** Beside the heaps is said what may be taken, unless anything may. */
  @Override
  public final Sketch sketch(Heaps heaps) {
    TakeSet takes = ((Boxes) heaps).takes;
    Sketch sketch = super.sketch(heaps);
    return takes == TakeRange.ANY
        ? sketch
        : sketch.with("takes", takes.toString().replace(" ", ", "));
  }
}
