package initiative.statement;

import initiative.catalogue.Definition;
import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the names of rows and columns beside the text picture of a position, as the game's file says
 * that its boards are labelled, so that people can name a cell without counting.
 */
public final class Labels {
  private final boolean upwards;
  private final boolean letters;
  private final boolean labelled;

  private Labels(List<String> notes) {
    boolean hexagons = notes.contains("board hexagons");
    upwards = notes.contains("rows up");
    letters = notes.contains("columns letters");
    labelled = hexagons || upwards || notes.contains("rows down");
  }

  /** The lines of a picture of this game, with their labels if it has any. */
  public static List<String> around(Definition<?, ?> game, String picture) {
    String file = GameFiles.text(game.about().id, "picture.txt").orElse("");
    List<String> lines = picture.lines().map(String::stripTrailing).toList();
    Labels labels = new Labels(file.lines().toList());
    return labels.labelled && !lines.isEmpty() ? labels.around(lines) : lines;
  }

  private List<String> around(List<String> lines) {
    int width = Integer.toString(lines.size()).length();
    List<String> labelled = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String number = Integer.toString(upwards ? lines.size() - i : i + 1);
      labelled.add(" ".repeat(width - number.length()) + number + " " + lines.get(i));
    }
    labelled.add(upwards ? lines.size() : 0, " ".repeat(width + 1) + columns(lines.get(0)));
    return labelled;
  }

  /** The names of the columns of a row; of a number the last digit. */
  private String columns(String row) {
    boolean apart = row.length() > 1 && row.charAt(1) == ' ';
    int count = apart ? (row.length() + 1) / 2 : row.length();
    StringBuilder names = new StringBuilder();
    for (int column = 1; column <= count; column++) {
      names.append(apart && column > 1 ? " " : "");
      names.append(letters ? (char) ('a' + column - 1) : (char) ('0' + column % 10));
    }
    return names.toString();
  }
}
