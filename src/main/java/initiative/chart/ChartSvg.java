package initiative.chart;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.List;

/** A chart as a picture. */
public final class ChartSvg {
  private static final double MARGIN = 28;
  private static final double TITLE = 30;
  private static final double NOTE = 20;
  private static final double LABEL = 18;
  private static final double VALUE = 24;
  private static final double SMALL = 15;
  private static final double HIGH = 52;
  private static final double LEAST = 52;
  private static final double GAP = 3;
  private static final double NARROWEST = 820;
  private static final double WIDEST = 1240;
  private static final double ASIDE = 380;
  private static final String BOLD = " font-weight=\"bold\"";

  private final Chart<?> chart;
  private final ChartWords words;
  private final Svg svg = new Svg();
  private double cell;

  /** Where text goes on, and how wide it may be. */
  private double x = MARGIN;

  private double y = MARGIN;
  private double column;

  private ChartSvg(Definition<?, ?> game, Chart<?> chart, Language language) {
    this.chart = chart;
    this.words = new ChartWords(game, chart, language);
  }

  /** The whole file. */
  public static String of(Definition<?, ?> game, Chart<?> chart, Language language) {
    return new ChartSvg(game, chart, language).whole();
  }

  private String whole() {
    measure();
    double labels = labels();
    int each = words.isSequence() ? each() : chart.width();
    double body = labels + Math.min(each, chart.width()) * (cell + GAP);
    boolean beside = !words.isSequence() && body < WIDEST - ASIDE - 3 * MARGIN;
    double wide = Math.max(NARROWEST, body + 2 * MARGIN + (beside ? ASIDE + MARGIN : 0));
    column = wide - 2 * MARGIN;
    paragraph(words.title(), TITLE, Svg.INK, BOLD);
    y += 14;
    double top = y;
    double left = (beside ? MARGIN : (wide - body) / 2) + labels;
    if (words.isSequence()) {
      sequence(left, each);
    } else {
      grid(left, labels);
    }
    double end = y;
    if (beside) {
      x = left - labels + body + MARGIN;
      column = wide - MARGIN - x;
      y = top + 2 * LABEL;
    }
    legend();
    words.notes().forEach(note -> paragraph(note, NOTE, Svg.SECOND, ""));
    double high = Math.max(end, y) + MARGIN / 2;
    return svg.whole(words.language().code(), words.title(), wide, high);
  }

  private void measure() {
    cell = LEAST;
    for (int column = 0; column < chart.width(); column++) {
      cell = Math.max(cell, Svg.width(words.column(column), LABEL) + 12);
      for (int row = 0; row < chart.height(); row++) {
        Chart.Cell<?> each = chart.cell(row, column);
        double mark = each.worth == null || each.text.isEmpty() ? 0 : SMALL;
        cell = Math.max(cell, Svg.width(each.text, VALUE) + mark + 12);
      }
    }
    if (chart.width() > 20 && !words.isSequence()) {
      cell = Math.max(36, cell - 16);
    }
  }

  private double labels() {
    double labels = words.isSequence() ? 0 : LABEL + 14;
    double longest = 0;
    for (int row = 0; row < chart.height(); row++) {
      longest = Math.max(longest, Svg.width(words.row(row), LABEL) + 10);
    }
    return words.isSequence() ? 0 : labels + longest;
  }

  /** How many cells a line of a sequence has: whole periods, if that is possible. */
  private int each() {
    int most = (int) ((WIDEST - 2 * MARGIN) / (cell + GAP));
    if (chart.width() <= most) {
      return chart.width();
    }
    return chart.period() > 0 && chart.period() <= most ? most - most % chart.period() : most;
  }

  private void paragraph(String text, double size, String colour, String more) {
    StringBuilder line = new StringBuilder();
    List<String> lines = new ArrayList<>();
    for (String word : text.split(" ")) {
      if (line.length() > 0
          && Svg.width(line + " " + word, size) * (more.isEmpty() ? 1 : 1.1) > column) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    for (String each : lines) {
      y += size * 1.3;
      svg.text(x, y - size * 0.3, size, "start", colour, more, each);
    }
  }

  private void sequence(double left, int each) {
    y += LABEL;
    svg.text(left, y, LABEL, "start", Svg.SECOND, words.columns());
    y += 6;
    for (int from = 0; from < chart.width(); from += each) {
      int to = Math.min(from + each, chart.width());
      for (int column = from; column < to; column++) {
        double x = left + (column - from) * (cell + GAP);
        svg.text(x + cell / 2, y + LABEL, LABEL, "middle", Svg.SECOND, words.column(column));
        double top = y + LABEL + 6;
        for (int row = 0; row < chart.height(); row++) {
          cell(x, top + row * (HIGH + GAP), row, column);
        }
        period(x, top + chart.height() * (HIGH + GAP) + 5, column);
      }
      y += LABEL + 6 + chart.height() * (HIGH + GAP) + (chart.period() > 0 ? 22 : 10);
    }
  }

  /** A line below a cell, with a tick where a period begins and one where it ends. */
  private void period(double x, double top, int column) {
    int since = column - chart.periodFrom();
    if (chart.period() == 0 || since < 0) {
      return;
    }
    boolean begins = since % chart.period() == 0;
    boolean ends = since % chart.period() == chart.period() - 1;
    double from = begins ? x + 2 : x - GAP;
    double to = ends ? x + cell - 2 : x + cell;
    String path = begins ? "M" + Svg.n(from) + " " + Svg.n(top - 5) + "V" + Svg.n(top + 4) : "";
    path += begins ? "H" : "M" + Svg.n(from) + " " + Svg.n(top + 4) + "H";
    path += Svg.n(to) + (ends ? "V" + Svg.n(top - 5) : "");
    svg.path(path, Svg.INK, 3, "");
  }

  private void grid(double left, double labels) {
    double width = chart.width() * (cell + GAP);
    if (!chart.isTurned()) {
      heads(left, width);
    }
    double top = y + 4;
    for (int line = 0; line < chart.height(); line++) {
      int row = chart.isTurned() ? chart.height() - 1 - line : line;
      double at = top + line * (HIGH + GAP);
      svg.text(left - 8, at + HIGH / 2 + 6, LABEL, "end", Svg.INK, words.row(row));
      for (int column = 0; column < chart.width(); column++) {
        cell(left + column * (cell + GAP), at, row, column);
      }
    }
    double middle = top + chart.height() * (HIGH + GAP) / 2;
    String turn = " transform=\"rotate(-90 " + Svg.n(left - labels + LABEL) + " " + Svg.n(middle);
    double x = left - labels + LABEL;
    if (!words.hasNamedRows()) {
      svg.text(x, middle, LABEL, "middle", Svg.SECOND, turn + ")\"", words.rows());
    }
    y = top + chart.height() * (HIGH + GAP);
    if (chart.period() > 0) {
      for (int column = 0; column < chart.width(); column++) {
        period(left + column * (cell + GAP), y + 5, column);
      }
      y += 16;
    }
    if (chart.isTurned()) {
      y += 4;
      heads(left, width);
    }
    y += 10;
  }

  /** The labels of the columns and what they are: above the grid, or below if it is turned. */
  private void heads(double left, double width) {
    boolean named = !words.columns().isEmpty();
    if (named && !chart.isTurned()) {
      y += LABEL;
      svg.text(left + width / 2, y, LABEL, "middle", Svg.SECOND, words.columns());
    }
    y += LABEL + 4;
    for (int column = 0; column < chart.width(); column++) {
      double x = left + column * (cell + GAP) + cell / 2;
      svg.text(x, y, LABEL, "middle", Svg.INK, words.column(column));
    }
    if (named && chart.isTurned()) {
      y += LABEL + 6;
      svg.text(left + width / 2, y, LABEL, "middle", Svg.SECOND, words.columns());
    }
  }

  private void cell(double x, double top, int row, int column) {
    Chart.Cell<?> each = chart.cell(row, column);
    if (each.worth == null) {
      if (!each.text.isEmpty()) {
        svg.rect(x, top, cell, HIGH, "");
        svg.text(x + cell / 2, top + HIGH / 2 + 8, VALUE, "middle", Svg.INK, each.text);
      }
      return;
    }
    String name = ChartWords.name(each.worth);
    svg.rect(x, top, cell, HIGH, name);
    if (each.text.isEmpty()) {
      String mark = words.mark(each);
      svg.text(x + cell / 2, top + HIGH / 2 + 9, VALUE, "middle", Svg.ink(name), BOLD, mark);
    } else {
      svg.text(x + 5, top + 16, SMALL, "start", Svg.ink(name), BOLD, words.mark(each));
      svg.text(x + cell / 2 + 3, top + HIGH / 2 + 12, VALUE, "middle", Svg.ink(name), each.text);
    }
  }

  private void legend() {
    if (words.marks().isEmpty()) {
      return;
    }
    y += 12;
    double at = x;
    for (String mark : words.marks()) {
      String word = words.word(mark);
      double end = at + 38 + Svg.width(word, NOTE);
      if (end > x + column) {
        at = x;
        y += 38;
      }
      svg.rect(at, y, 30, 30, mark);
      svg.text(at + 15, y + 22, 20, "middle", Svg.ink(mark), BOLD, words.letter(mark));
      svg.text(at + 38, y + 22, NOTE, "start", Svg.INK, word);
      at += 38 + Svg.width(word, NOTE) + 26;
    }
    if (at + Svg.width(words.forWhom(), NOTE) > x + column) {
      at = x;
      y += 34;
    }
    svg.text(at, y + 22, NOTE, "start", Svg.SECOND, words.forWhom());
    y += 42;
  }
}
