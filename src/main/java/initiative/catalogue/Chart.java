package initiative.catalogue;

import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of a strategy as people see it: cells in rows and columns, each of which is won, lost or
 * drawn for the side to move, or just says something. What stands around the cells is named by keys
 * of words. A chart of one row is a sequence, which may have a period.
 *
 * @param <P> the positions that the cells stand for
 */
public final class Chart<P> {

  /** A cell of a chart. */
  public static final class Cell<P> {
    /** The position that it stands for; null if it stands for none. */
    public final P position;

    /** What the position is worth; null if the cell only says something. */
    public final Worth worth;

    /** What is written in it; empty if the worth is all that is to be known. */
    public final String text;

    Cell(P position, Worth worth, String text) {
      this.position = position;
      this.worth = worth;
      this.text = text;
    }
  }

  /** What stands beside the rows or above the columns. */
  public static final class Axis {
    /** A key of what they are; where there are no words for it, it is said itself. */
    public final String key;

    final List<String> labels = new ArrayList<>();

    Axis(String key) {
      this.key = key;
    }

    /** The words or numbers along the axis; behind a '#' is a key. */
    public List<String> labels() {
      return labels;
    }
  }

  private final String title;
  private final Object[] values;
  private Axis rows = new Axis("");
  private Axis columns = new Axis("");
  private final List<List<Cell<P>>> cells = new ArrayList<>();
  private boolean telling;
  private boolean turned;
  private String meaning = "";
  private int periodFrom;
  private int period;

  /**
   * A chart without cells.
   *
   * @param title a key of what it shows, and the values that belong into the sentence
   */
  public Chart(String title, Object... values) {
    this.title = title;
    this.values = values;
  }

  /** Names the rows; each that is added has its label. */
  public Chart<P> rows(String key) {
    rows = new Axis(key);
    return this;
  }

  /** Names the columns, and labels them by numbers. */
  public Chart<P> columns(String key, long first, long last) {
    columns = new Axis(key);
    for (long label = first; label <= last; label++) {
      columns.labels.add(Long.toString(label));
    }
    return this;
  }

  /** Names the columns by words of their own. */
  public Chart<P> columns(String key, List<String> labels) {
    columns = new Axis(key);
    columns.labels.addAll(labels);
    return this;
  }

  /** Says by a key what the numbers in the cells mean. */
  public Chart<P> meaning(String key) {
    meaning = key;
    return this;
  }

  /** Says that the numbers in the cells tell by themselves who wins, as sums with a sign do. */
  public Chart<P> telling() {
    telling = true;
    return this;
  }

  /** Says that the rows are to be seen from below, as those of a chessboard. */
  public Chart<P> turned() {
    turned = true;
    return this;
  }

  /** Says that all goes on as from a column of the only rows, after so many columns. */
  public Chart<P> period(int from, int length) {
    periodFrom = from;
    period = length;
    return this;
  }

  /** The same for a period that has been proved; none if it is null. */
  public Chart<P> period(Period proved) {
    return proved == null ? this : period(proved.from, proved.length);
  }

  /** Begins a row. */
  public Chart<P> row(Object label) {
    rows.labels.add(String.valueOf(label));
    cells.add(new ArrayList<Cell<P>>());
    return this;
  }

  /** Adds a cell to the last row. */
  public Chart<P> add(P position, Worth worth, Object text) {
    return cell(new Cell<P>(position, worth, String.valueOf(text)));
  }

  private Chart<P> cell(Cell<P> cell) {
    cells.get(cells.size() - 1).add(cell);
    return this;
  }

  /** Adds the cell of a position, worth what a strategy says of it. */
  public Chart<P> add(Strategy<P, ?> strategy, P position, Object text) {
    Worth ending = strategy.game().ending(position);
    return add(position, ending == null ? strategy.worth(position) : ending, text);
  }

  /** Adds a cell that says something. */
  public Chart<P> say(Object text) {
    return cell(new Cell<P>(null, null, String.valueOf(text)));
  }

  /** Adds a cell with nothing in it. */
  public Chart<P> skip() {
    return say("");
  }

  /** Some moves in a small place, as in "1,3". */
  public static String joined(List<?> moves) {
    StringBuilder text = new StringBuilder();
    for (Object move : moves) {
      text.append(text.length() == 0 ? "" : ",").append(move);
    }
    return text.toString();
  }

  /** A number with its sign, as a lead is written. */
  public static String signed(long number) {
    return number > 0 ? "+" + number : Long.toString(number);
  }

  /** What is known of a worth beside who wins: a depth, a lead or two sums; empty if nothing is. */
  public static String number(Worth worth) {
    if (worth.isCounted()) {
      return Long.toString(worth.number());
    }
    if (!worth.isSum()) {
      return "";
    }
    return worth.isDifference() || worth.mine() == -worth.theirs()
        ? signed((long) worth.mine())
        : rounded(worth.mine()) + ":" + rounded(worth.theirs());
  }

  /** With at most two digits behind the point. */
  public static String rounded(double number) {
    long parts = Math.round(number * 100);
    String text = Math.abs(parts) / 100 + "." + Math.abs(parts) / 10 % 10 + Math.abs(parts) % 10;
    int end = text.length();
    while (text.charAt(end - 1) == '0') {
      end--;
    }
    end -= text.charAt(end - 1) == '.' ? 1 : 0;
    return (parts < 0 ? "-" : "") + text.substring(0, end);
  }

  /** The key of what it shows. */
  public String title() {
    return title;
  }

  /** The values that belong into that sentence. */
  public Object[] values() {
    return values.clone();
  }

  public Axis rows() {
    return rows;
  }

  public Axis columns() {
    return columns;
  }

  /** How many rows there are. */
  public int height() {
    return cells.size();
  }

  /** How many columns there are. */
  public int width() {
    return columns.labels.size();
  }

  /** A cell; rows and columns are counted from 0. A row may be shorter than others. */
  public Cell<P> cell(int row, int column) {
    List<Cell<P>> line = cells.get(row);
    return column < line.size() ? line.get(column) : new Cell<P>(null, null, "");
  }

  /** The key of what the numbers mean; empty if there are none. */
  public String meaning() {
    return meaning;
  }

  /** Whether the numbers tell by themselves who wins. */
  public boolean isTelling() {
    return telling;
  }

  /** Whether the first row is the lowest one. */
  public boolean isTurned() {
    return turned;
  }

  /** The column from which all repeats itself. */
  public int periodFrom() {
    return periodFrom;
  }

  /** After how many columns it does; 0 if that is not known. */
  public int period() {
    return period;
  }
}
