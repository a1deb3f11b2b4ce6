package initiative.chart;

import initiative.catalogue.Chart;
import initiative.game.Worth;

/** A chart for programs: a line for each cell that says something, the same in all languages. */
public final class ChartCsv {
  private ChartCsv() {}

  /** A header, and for each cell its row, its column, W, L or D, and its number or text. */
  public static String of(Chart<?> chart) {
    boolean sequence = chart.rows().key.isEmpty();
    StringBuilder text = new StringBuilder();
    text.append(sequence ? "" : name(chart.rows().key) + ",");
    text.append(chart.columns().key.isEmpty() ? "column" : name(chart.columns().key));
    text.append(",mark,value\n");
    for (int row = 0; row < chart.height(); row++) {
      for (int column = 0; column < chart.width(); column++) {
        Chart.Cell<?> cell = chart.cell(row, column);
        if (cell.worth != null || !cell.text.isEmpty()) {
          text.append(sequence ? "" : quoted(chart.rows().labels().get(row)) + ",");
          text.append(quoted(chart.columns().labels().get(column))).append(',');
          text.append(cell.worth == null ? "" : mark(cell.worth)).append(',');
          text.append(quoted(cell.text)).append('\n');
        }
      }
    }
    return text.toString();
  }

  private static String mark(Worth worth) {
    return worth.isOpen() ? "?" : worth.isWon() ? "W" : worth.isLost() ? "L" : "D";
  }

  private static String name(String key) {
    return key.replace(',', ' ');
  }

  /** As it is, or between quotes if it has a comma; of a key its last part. */
  private static String quoted(String text) {
    if (text.startsWith("#")) {
      return text.substring(text.lastIndexOf('.') + 1);
    }
    return text.contains(",") ? "\"" + text + "\"" : text;
  }
}
