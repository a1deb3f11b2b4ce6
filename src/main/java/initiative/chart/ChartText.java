package initiative.chart;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.List;

/** A chart in letters, in blocks that fit a terminal. */
public final class ChartText {
  private static final int WIDTH = 80;
  private static final char BAR = '|';
  private static final String DASH = "-";

  private final Chart<?> chart;
  private final ChartWords words;
  private final StringBuilder text = new StringBuilder();
  private int labels;
  private int cells;
  private boolean stacked;
  private int heads = 1;

  private ChartText(Definition<?, ?> game, Chart<?> chart, Language language) {
    this.chart = chart;
    this.words = new ChartWords(game, chart, language);
  }

  /** The whole text. */
  public static String of(Definition<?, ?> game, Chart<?> chart, Language language) {
    return new ChartText(game, chart, language).whole();
  }

  private String whole() {
    wrapped(words.title());
    if (!words.isSequence() && !words.columns().isEmpty()) {
      wrapped(words.axes());
    }
    measure();
    if (labels + chart.width() * (cells + 1) > WIDTH && !words.isSequence()) {
      stackHeads();
    }
    int each = Math.max(1, (WIDTH - labels) / (cells + 1));
    if (chart.period() > 0 && chart.period() <= each && each < chart.width()) {
      each -= each % chart.period();
    }
    for (int from = 0; from < chart.width(); from += each) {
      text.append('\n');
      block(from, Math.min(from + each, chart.width()));
    }
    text.append('\n');
    StringBuilder legend = new StringBuilder();
    for (String mark : words.marks()) {
      legend.append(legend.length() == 0 ? "" : ", ").append(words.letter(mark));
      legend.append(" - ").append(words.word(mark));
    }
    boolean hasLetters = words.isSequence() || !chart.isTelling();
    if (legend.length() > 0 && hasLetters) {
      wrapped(legend + " " + words.forWhom());
    }
    words.notes().forEach(this::wrapped);
    return text.toString();
  }

  private void wrapped(String paragraph) {
    int width = 0;
    for (String word : paragraph.split(" ")) {
      if (width > 0 && width + 1 + word.length() > WIDTH) {
        text.append('\n');
        width = 0;
      }
      text.append(width == 0 ? "" : " ").append(word);
      width += word.length() + (width == 0 ? 0 : 1);
    }
    text.append('\n');
  }

  private void measure() {
    labels = words.isSequence() ? words.columns().length() : 0;
    labels = chart.period() > 0 ? Math.max(labels, words.periodWord().length()) : labels;
    for (int row = 0; row < chart.height(); row++) {
      labels = Math.max(labels, words.row(row).length());
      for (int column = 0; column < chart.width(); column++) {
        cells = Math.max(cells, shown(row, column).length());
      }
    }
    for (int column = 0; column < chart.width(); column++) {
      cells = Math.max(cells, words.column(column).length());
    }
  }

  /** Writes the labels of the columns digit below digit, if that makes the columns narrower. */
  private void stackHeads() {
    int longest = 0;
    for (int row = 0; row < chart.height(); row++) {
      for (int column = 0; column < chart.width(); column++) {
        longest = Math.max(longest, shown(row, column).length());
      }
    }
    stacked = longest < cells && labels + chart.width() * (longest + 1) <= WIDTH;
    if (stacked) {
      heads = cells;
      cells = longest;
    }
  }

  /** What a cell says in one place: the letter and the number, unless that tells enough. */
  private String shown(int row, int column) {
    Chart.Cell<?> cell = chart.cell(row, column);
    if (words.isSequence() || chart.isTelling() && !cell.text.isEmpty()) {
      return cell.text;
    }
    return words.mark(cell) + cell.text;
  }

  private void block(int from, int to) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < chart.height(); row++) {
      List<String> marks = new ArrayList<>();
      List<String> values = new ArrayList<>();
      boolean hasValues = false;
      for (int column = from; column < to; column++) {
        marks.add(words.mark(chart.cell(row, column)));
        values.add(shown(row, column));
        hasValues |= !shown(row, column).isEmpty();
      }
      if (words.isSequence()) {
        lines.add(line("", marks));
      }
      if (hasValues || !words.isSequence()) {
        lines.add(line(words.row(row), values));
      }
    }
    String head = head(from, to);
    if (chart.isTurned()) {
      for (int i = lines.size() - 1; i >= 0; i--) {
        text.append(lines.get(i)).append('\n');
      }
      text.append(head).append('\n');
    } else {
      text.append(head).append('\n');
      lines.forEach(each -> text.append(each).append('\n'));
    }
    if (chart.period() > 0) {
      period(from, to);
    }
  }

  private String head(int from, int to) {
    StringBuilder head = new StringBuilder();
    for (int digit = 0; digit < heads; digit++) {
      List<String> places = new ArrayList<>();
      for (int column = from; column < to; column++) {
        String label = words.column(column);
        int at = digit - heads + label.length();
        places.add(stacked ? at < 0 ? "" : label.substring(at, at + 1) : label);
      }
      head.append(digit == 0 ? "" : "\n");
      head.append(line(words.isSequence() ? words.columns() : "", places));
    }
    return head.toString();
  }

  private String line(String label, List<String> places) {
    StringBuilder line = new StringBuilder(label).append(" ".repeat(labels - label.length()));
    for (String place : places) {
      line.append(" ".repeat(cells + 1 - place.length())).append(place);
    }
    return line.toString().stripTrailing();
  }

  /** A bar where a period begins, and dashes to its end. */
  private void period(int from, int to) {
    String word = words.periodWord();
    StringBuilder line = new StringBuilder(word).append(" ".repeat(labels - word.length()));
    for (int column = from; column < to; column++) {
      int since = column - chart.periodFrom();
      String fill = since > 0 && since % chart.period() != 0 ? DASH : " ";
      line.append((since < 0 ? " " : fill).repeat(cells));
      line.append(since < 0 ? ' ' : since % chart.period() == 0 ? BAR : DASH.charAt(0));
    }
    if (!line.toString().substring(labels).isBlank()) {
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
