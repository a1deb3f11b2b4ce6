package initiative.catalogue;

import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Worth;
import initiative.interactor.StartText;

/** What the starts of a game are worth, if a start is one number or two. */
final class StartChart {
  private static final int USUAL_LENGTH = 32;
  private static final int USUAL_SIDE = 12;
  private static final int LARGEST_SIDE = 100;

  private StartChart() {}

  /** The chart of all starts up to a size; null if starts are more than that. */
  static <P, M> Chart<P> of(Definition<P, M> game, int size) {
    Limit[] limits = game.about().limits();
    if (limits.length == 1) {
      Chart<P> chart = new Chart<P>("chart.title.starts");
      columns(chart, limits[0], size == 0 ? USUAL_LENGTH : size);
      return addRow(chart.row(""), game, "") > 0 ? chart : null;
    }
    return limits.length == 2 ? grid(game, limits, size) : null;
  }

  private static <P, M> Chart<P> grid(Definition<P, M> game, Limit[] limits, int size) {
    int side = size == 0 ? USUAL_SIDE : Math.min(size, LARGEST_SIDE);
    Chart<P> chart = new Chart<P>("chart.title.starts");
    chart.rows(limits[0].name);
    columns(chart, limits[1], side);
    int found = 0;
    for (long row = limits[0].min; row <= Math.min(limits[0].max, side); row++) {
      found += addRow(chart.row(row), game, row + " ");
    }
    return found > 0 ? chart : null;
  }

  private static void columns(Chart<?> chart, Limit limit, int last) {
    chart.columns(limit.name, limit.min, Math.min(limit.max, last));
  }

  /** Adds the starts that begin with some text and go on with the label of each column. */
  private static <P, M> int addRow(Chart<P> chart, Definition<P, M> game, String begin) {
    int found = 0;
    for (String label : chart.columns().labels()) {
      try {
        P start = StartText.read(game, begin + label);
        Worth ending = game.ending(start);
        Worth worth = ending == null ? game.solve(start).worth(start) : ending;
        chart.add(start, worth, text(chart, worth));
        found++;
      } catch (BadInput e) {
        chart.skip();
      }
    }
    return found;
  }

  private static String text(Chart<?> chart, Worth worth) {
    if (worth.isCounted()) {
      chart.meaning("chart.meaning.depth");
    } else if (worth.isSum()) {
      boolean lead = worth.isDifference() || worth.mine() == -worth.theirs();
      chart.telling().meaning(lead ? "chart.meaning.lead" : "chart.meaning.sums");
    }
    return Chart.number(worth);
  }
}
