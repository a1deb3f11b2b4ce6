package initiative.statement;

import java.util.List;
import java.util.Map;

/**
 * A board of hexagons, each row shifted by half a cell to the right of the one above. Two sides of
 * it are red, two are blue.
 */
final class Hexagons {
  private static final int HALF = 20;
  private static final int SHOULDER = 12;
  private static final int TOP = 23;
  private static final int PITCH = TOP + SHOULDER;
  private static final int WALL = 5;
  private static final int LABEL = 22;

  private final Drawing drawing;
  private final List<String> rows;

  Hexagons(Drawing drawing, List<String> rows) {
    this.drawing = drawing;
    this.rows = rows;
  }

  private int x(int row, int column) {
    return LABEL + HALF + 2 * HALF * column + HALF * row;
  }

  private int y(int row) {
    return LABEL + TOP + PITCH * row;
  }

  void draw(Map<Character, String> marks) {
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.size(); column++) {
        int x = x(row, column);
        int y = y(row);
        drawing.line(
            Drawing.WHITE,
            Drawing.BLACK,
            1,
            new int[] {
              x,
              y - TOP,
              x + HALF,
              y - SHOULDER,
              x + HALF,
              y + SHOULDER,
              x,
              y + TOP,
              x - HALF,
              y + SHOULDER,
              x - HALF,
              y - SHOULDER
            });
        char sign = rows.get(row).charAt(column);
        new Marks(drawing).draw(marks.getOrDefault(sign, ""), sign, x, y);
      }
    }
    drawWalls();
    for (int i = 0; i < rows.size(); i++) {
      String number = String.valueOf(i + 1);
      drawing.word(x(0, i), LABEL / 2 - 2, 14, Drawing.GREY, number);
      drawing.word(x(i, 0) - HALF - 14, y(i), 14, Drawing.GREY, number);
    }
  }

  private void drawWalls() {
    int last = rows.size() - 1;
    for (int i = 0; i <= last; i++) {
      int above = y(0) - SHOULDER;
      int x = x(0, i);
      wall(Drawing.RED, x - HALF, above, x, y(0) - TOP, x + HALF, above);
      int below = y(last) + SHOULDER;
      x = x(last, i);
      wall(Drawing.RED, x - HALF, below, x, y(last) + TOP, x + HALF, below);
    }
    for (int i = 0; i <= last; i++) {
      int x = x(i, 0) - HALF;
      int y = y(i);
      if (i < last) {
        wall(Drawing.BLUE, x, y - SHOULDER, x, y + SHOULDER, x + HALF, y + TOP);
      } else {
        wall(Drawing.BLUE, x, y - SHOULDER, x, y + SHOULDER);
      }
      x = x(i, last) + HALF;
      if (i > 0) {
        wall(Drawing.BLUE, x - HALF, y - TOP, x, y - SHOULDER, x, y + SHOULDER);
      } else {
        wall(Drawing.BLUE, x, y - SHOULDER, x, y + SHOULDER);
      }
    }
  }

  private void wall(String colour, int... points) {
    drawing.line("none", colour, WALL, points);
  }
}
