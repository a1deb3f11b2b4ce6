package initiative.family;

import initiative.catalogue.Chart;

/** A chart of two heaps against each other; further ones stay as they are in the start. */
public abstract class TwoHeaps<P> {
  private static final int LARGEST = 100;

  private final int last;

  /**
   * A chart of heaps up to a size.
   *
   * @param size what was asked for; 0 if nothing
   * @param usual what is shown then
   */
  protected TwoHeaps(int size, int usual) {
    last = size == 0 ? usual : Math.min(size, LARGEST);
  }

  /** Adds the cell of heaps of these sizes. */
  protected abstract void add(Chart<P> chart, long[] sizes);

  /** Fills a chart from heaps of these sizes. */
  public final Chart<P> fill(Chart<P> chart, long[] start) {
    chart.rows("heap1").columns("heap2", 0, last);
    for (int one = 0; one <= last; one++) {
      chart.row(one);
      for (int other = 0; other <= last; other++) {
        long[] sizes = start.clone();
        sizes[0] = one;
        sizes[sizes.length > 1 ? 1 : 0] = other;
        add(chart, sizes);
      }
    }
    return chart;
  }
}
