package initiative.statement;

/** A board of square cells, with labels above or below it and to its left if they are wanted. */
final class Squares {
  static final int SIDE = 40;

  private static final int LABEL = 20;
  private static final int LABEL_SIZE = 14;

  private final Drawing drawing;
  private final Marks marks;
  private final int rows;
  private final String rowLabels;
  private final String columnLabels;

  /**
   * A board.
   *
   * @param rowLabels "up" or "down", the way that rows are counted; null for none
   * @param columnLabels "numbers" or "letters"; null for none
   */
  Squares(Drawing drawing, int rows, String rowLabels, String columnLabels) {
    this.drawing = drawing;
    this.marks = new Marks(drawing);
    this.rows = rows;
    this.rowLabels = rowLabels;
    this.columnLabels = columnLabels;
  }

  private boolean isCountedUp() {
    return "up".equals(rowLabels);
  }

  private int left(int column) {
    return (rowLabels != null ? LABEL : 0) + SIDE * column;
  }

  private int top(int row) {
    return (columnLabels != null && !isCountedUp() ? LABEL : 0) + SIDE * row;
  }

  void cell(int row, int column, boolean dark) {
    String fill = dark ? Drawing.PALE : Drawing.WHITE;
    drawing.rectangle(left(column), top(row), SIDE, SIDE, fill);
  }

  void mark(int row, int column, char sign, String mark) {
    marks.draw(mark, sign, left(column) + SIDE / 2, top(row) + SIDE / 2);
  }

  /** Writes the labels: rows to the left, columns at the side where rows begin to be counted. */
  void label(int columns) {
    for (int row = 0; rowLabels != null && row < rows; row++) {
      int number = isCountedUp() ? rows - row : row + 1;
      label(LABEL / 2 - 2, top(row) + SIDE / 2, String.valueOf(number));
    }
    int y = isCountedUp() ? top(rows) + LABEL / 2 + 2 : LABEL / 2 - 2;
    for (int column = 0; columnLabels != null && column < columns; column++) {
      boolean letters = columnLabels.equals("letters");
      String name = letters ? "" + (char) ('a' + column) : String.valueOf(column + 1);
      label(left(column) + SIDE / 2, y, name);
    }
  }

  private void label(int x, int y, String label) {
    drawing.word(x, y, LABEL_SIZE, Drawing.GREY, label);
  }
}
