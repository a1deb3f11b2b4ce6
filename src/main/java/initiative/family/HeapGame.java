package initiative.family;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/** A game of heaps in which a move takes any number of sticks from one heap; the last one wins. */
public abstract class HeapGame extends Definition<Heaps, Take> {
  /** Heaps of these sizes. */
  public Heaps heaps(long... sizes) {
    return new Heaps(sizes);
  }

  /** The move that takes so many sticks from a heap. */
  public Take take(int heap, long count) {
    return new Take(heap, count);
  }

  @Override
  public Strategy<Heaps, Take> solve(Heaps start) {
    return new HeapTable(this);
  }

  @Override
  public final List<Take> moves(Heaps heaps) {
    return new Takes(this, heaps);
  }

  @Override
  public final Heaps after(Heaps heaps, Take take) {
    return heaps.without(take);
  }

  @Override
  public boolean isLegal(Heaps heaps, Take take) {
    boolean isHeap = take.heap >= 1 && take.heap <= heaps.count();
    return isHeap && take.count >= 1 && take.count <= heaps.size(take.heap);
  }

  /** A heap is drawn first, and kept the more likely the larger it is. */
  @Override
  public Take anyMove(Heaps heaps, Chance chance) {
    long largest = heaps.largest();
    while (true) {
      int heap = 1 + chance.below(heaps.count());
      long count = 1 + chance.below(largest);
      if (count <= heaps.size(heap)) {
        return take(heap, count);
      }
    }
  }

  @Override
  public final String legalMoves(Heaps heaps) {
    Takes takes = new Takes(this, heaps);
    return takes.isWhole()
        ? super.legalMoves(heaps)
        : takes.get(0) + ", " + takes.get(1) + ", ..., " + takes.last();
  }

  @Override
  public Worth ending(Heaps heaps) {
    return heaps.largest() == 0 ? Worth.LOST : null;
  }

  @Override
  public Take parseMove(String line) {
    return Take.parse(line);
  }

  @Override
  public String moveForm() {
    return "HEAP COUNT";
  }

  /** Each heap is worth its size. */
  @Override
  public List<Part> parts(Strategy<Heaps, Take> strategy, Heaps heaps) {
    List<Part> parts = new ArrayList<>();
    for (int heap = 1; heap <= heaps.count(); heap++) {
      if (heaps.size(heap) > 0) {
        parts.add(part(heap, heaps));
      }
    }
    return parts;
  }

  /** A heap that is not empty, as a part of the sum. */
  protected Part part(int heap, Heaps heaps) {
    return new Part(new Saying("part.heap", heap, heaps.size(heap)), heaps.size(heap));
  }

  @Override
  public Saying forbids(Heaps heaps, Take take) {
    if (take.heap < 1 || take.heap > heaps.count()) {
      return new Saying("forbid.heap", take.heap, heaps.count());
    }
    if (take.count < 1) {
      return new Saying("forbid.nothing");
    }
    long size = heaps.size(take.heap);
    return take.count > size
        ? new Saying("forbid.many", take.count, size)
        : new Saying("forbid.take", take.count);
  }

  @Override
  public String picture(Heaps heaps) {
    return heaps.picture();
  }

  /** Two heaps against each other; further ones stay as they are in the start. */
  @Override
  public Chart<Heaps> chart(Heaps start, int size) {
    final Strategy<Heaps, Take> strategy = solve(start);
    TwoHeaps<Heaps> cells =
        new TwoHeaps<Heaps>(size, 12) {
          @Override
          protected void add(Chart<Heaps> chart, long[] sizes) {
            addCell(chart, strategy, start.resized(sizes));
          }
        };
    return cells.fill(new Chart<Heaps>("chart.title.twoheaps"), start.sizes());
  }

  /** Adds what heaps are worth, and their Grundy value if that is what decides. */
  protected static void addCell(Chart<Heaps> chart, Strategy<Heaps, Take> strategy, Heaps heaps) {
    if (strategy instanceof HeapTable) {
      chart.add(strategy, heaps, HeapTable.xor(heaps)).meaning("chart.meaning.grundy");
    } else {
      chart.add(strategy, heaps, "");
    }
  }

  @Override
  public String chartStart() {
    return "2/7 7";
  }

  @Override
  public Sketch sketch(Heaps heaps) {
    return Sketch.heaps(heaps.sizes());
  }

  @Override
  public long[] place(Heaps heaps, Take take) {
    return new long[] {take.heap - 1, heaps.size(take.heap) - take.count};
  }

  @Override
  public Saying action(Heaps heaps, Take take) {
    return new Saying("take", take.heap, take.count);
  }
}
