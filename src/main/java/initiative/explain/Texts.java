package initiative.explain;

import java.util.ArrayList;
import java.util.List;

/** Lines of text that fit a screen. */
public final class Texts {
  /** A value in a sentence is not longer than this. */
  static final int IN_SENTENCE = 56;

  /** Nor is one of several values longer than this. */
  static final int IN_LIST = 30;

  private static final String GAP = " ... ";

  private Texts() {}

  /** A text without its middle if it is too long. */
  static String shorten(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = (most - GAP.length()) / 2;
    int start = most - GAP.length() - end;
    return text.substring(0, start) + GAP + text.substring(text.length() - end);
  }

  /** The words of a sentence in lines of at most this width. */
  public static List<String> wrap(String sentence, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : sentence.split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /** Rows with their columns under each other; numbers to the right. */
  static List<String> columns(List<List<String>> rows) {
    int count = rows.get(0).size();
    int[] widths = new int[count];
    boolean[] right = new boolean[count];
    for (int column = 0; column < count; column++) {
      right[column] = rows.size() > 1;
      for (int row = 0; row < rows.size(); row++) {
        String cell = rows.get(row).get(column);
        widths[column] = Math.max(widths[column], cell.length());
        right[column] &= row == 0 || cell.matches("[+-]?[\\d.]*%?");
      }
    }
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder("  ");
      for (int column = 0; column < count; column++) {
        String blanks = " ".repeat(widths[column] - row.get(column).length());
        line.append(column == 0 ? "" : "  ");
        line.append(right[column] ? blanks + row.get(column) : row.get(column) + blanks);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /** The length of the longest line. */
  public static int width(List<String> lines) {
    int width = 0;
    for (String line : lines) {
      width = Math.max(width, line.length());
    }
    return width;
  }
}
