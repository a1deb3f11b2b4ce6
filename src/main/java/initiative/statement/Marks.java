package initiative.statement;

/** What can stand in a cell of a picture. */
final class Marks {
  private final Drawing drawing;

  Marks(Drawing drawing) {
    this.drawing = drawing;
  }

  /** Draws a mark around the centre of a cell. */
  void draw(String mark, char sign, int x, int y) {
    String name = String.valueOf(sign);
    switch (mark) {
      case "" -> {}
      case "token" -> {
        drawing.circle(x, y, 14, Drawing.WHITE, Drawing.BLACK, 2);
        drawing.word(x, y, 18, Drawing.BLACK, name);
      }
      case "disc" -> drawing.circle(x, y, 13, Drawing.BLACK, Drawing.BLACK, 2);
      case "mine" -> drawMine(x, y);
      case "number" -> drawing.word(x, y, 15, Drawing.GREY, name);
      case "cross" -> drawCross(x, y, 11, Drawing.BLACK, 4);
      case "ring" -> drawing.circle(x, y, 12, "none", Drawing.BLACK, 4);
      case "taken" -> {
        drawing.rectangle(x - 20, y - 20, 40, 40, Drawing.PALE);
        drawCross(x, y, 12, Drawing.GREY, 2);
      }
      case "match" -> {
        drawing.line("none", Drawing.BLACK, 4, x, y - 8, x, y + 14);
        drawing.circle(x, y - 10, 4, Drawing.RED, Drawing.BLACK, 1);
      }
      case "gone" -> drawing.circle(x, y, 2, Drawing.GREY, Drawing.GREY, 1);
      case "red" -> drawStone(x, y, Drawing.RED, name);
      case "blue" -> drawStone(x, y, Drawing.BLUE, name);
      case "white ram" -> drawRam(x, y, "right", Drawing.WHITE, Drawing.BLACK);
      case "black ram" -> drawRam(x, y, "left", Drawing.BLACK, Drawing.WHITE);
      default -> drawPiece(mark, x, y);
    }
  }

  private void drawMine(int x, int y) {
    for (int[] spike : new int[][] {{14, 0}, {0, 14}, {10, 10}, {10, -10}}) {
      drawing.line(
          "none", Drawing.BLACK, 3, x - spike[0], y - spike[1], x + spike[0], y + spike[1]);
    }
    drawing.circle(x, y, 9, Drawing.BLACK, Drawing.BLACK, 1);
    drawing.circle(x - 3, y - 3, 2, Drawing.WHITE, Drawing.WHITE, 1);
  }

  private void drawCross(int x, int y, int reach, String colour, int thick) {
    drawing.line("none", colour, thick, x - reach, y - reach, x + reach, y + reach);
    drawing.line("none", colour, thick, x - reach, y + reach, x + reach, y - reach);
  }

  private void drawStone(int x, int y, String colour, String name) {
    drawing.circle(x, y, 14, colour, Drawing.BLACK, 1);
    drawing.word(x, y, 16, Drawing.WHITE, name);
  }

  /** A ram looks where it faces. */
  private void drawRam(int x, int y, String facing, String coat, String face) {
    drawing.circle(x, y, 15, coat, Drawing.BLACK, 2);
    drawing.piece(facing, x, y, face);
  }

  /** As in "white king". */
  private void drawPiece(String mark, int x, int y) {
    boolean isWhite = mark.startsWith("white ");
    String name = mark.replaceFirst("^(white|black) ", "");
    drawing.piece(name, x, y, isWhite ? Drawing.WHITE : Drawing.BLACK);
  }
}
