package initiative.chart;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.game.Worth;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What stands in and around a chart, in one language. */
final class ChartWords {
  private final Definition<?, ?> game;
  private final Chart<?> chart;
  private final Words words;

  ChartWords(Definition<?, ?> game, Chart<?> chart, Language language) {
    this.game = game;
    this.chart = chart;
    this.words = Words.in(language, game.about().id);
  }

  Language language() {
    return words.language();
  }

  /** The name of the game and what the chart shows. */
  String title() {
    return language().title(game.about()) + ": " + words.say(chart.title(), chart.values());
  }

  String rows() {
    return axis(chart.rows());
  }

  String columns() {
    return axis(chart.columns());
  }

  private String axis(Chart.Axis axis) {
    String key = "axis." + axis.key;
    return words.has(key) ? words.say(key) : axis.key;
  }

  /** A row with a label stands for something; the row of a sequence has none. */
  boolean isSequence() {
    return chart.rows().key.isEmpty();
  }

  String row(int row) {
    return label(chart.rows().labels().get(row));
  }

  String column(int column) {
    return label(chart.columns().labels().get(column));
  }

  private String label(String label) {
    return label.startsWith("#") ? words.say("label." + label.substring(1)) : label;
  }

  /** The letter of what a cell is worth; empty if it only says something. */
  String mark(Chart.Cell<?> cell) {
    return cell.worth == null ? "" : letter(name(cell.worth));
  }

  /** What a worth is called in keys. */
  static String name(Worth worth) {
    return worth.isOpen() ? "open" : worth.isWon() ? "won" : worth.isLost() ? "lost" : "drawn";
  }

  String letter(String name) {
    return words.say("chart.mark." + name);
  }

  /** What the letter stands for. */
  String word(String name) {
    return words.say("chart.legend." + name);
  }

  /** The names of the worths that there are in the chart. */
  List<String> marks() {
    List<String> marks = new ArrayList<>();
    for (Worth worth : new Worth[] {Worth.WON, Worth.LOST, Worth.DRAWN, Worth.OPEN}) {
      for (int row = 0; row < chart.height(); row++) {
        for (int column = 0; column < chart.width(); column++) {
          Worth other = chart.cell(row, column).worth;
          if (other != null && name(other).equals(name(worth)) && !marks.contains(name(worth))) {
            marks.add(name(worth));
          }
        }
      }
    }
    return marks;
  }

  /** What else is to be said: what numbers and signs mean, and where all repeats itself. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (chart.period() > 0) {
      String from = chart.columns().labels().get(0);
      long first = Long.parseLong(from) + chart.periodFrom();
      notes.add(words.say("chart.period", chart.period(), first));
    }
    if (!chart.meaning().isEmpty()) {
      notes.add(words.say(chart.meaning()));
    }
    String signs = "chart.signs";
    if (words.has(signs)) {
      notes.add(words.say(signs));
    }
    return notes;
  }

  /** What rows and columns are; rows that are called by words need no more. */
  String axes() {
    return hasNamedRows()
        ? words.say("chart.columns", columns())
        : words.say("chart.axes", rows(), columns());
  }

  /** Whether the rows are called by words. */
  boolean hasNamedRows() {
    return chart.rows().labels().get(0).startsWith("#");
  }

  /** For whom a position is won or lost. */
  String forWhom() {
    return words.say("chart.legend");
  }

  String periodWord() {
    return words.say("chart.periodword");
  }
}
