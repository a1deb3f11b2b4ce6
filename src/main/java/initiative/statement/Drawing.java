package initiative.statement;

import initiative.words.Resource;
import java.util.HashMap;
import java.util.Map;

/**
 * A drawing in the form of SVG, made of a few shapes. It has a white ground of its own, so that it
 * reads alike on a light and on a dark page, and whole numbers only, so that it is the same
 * everywhere.
 */
final class Drawing {
  static final String BLACK = "#111";
  static final String WHITE = "#fff";
  static final String GREY = "#777";
  static final String PALE = "#d9d9d9";
  static final String RED = "#c8102e";
  static final String BLUE = "#1f4e9e";

  private static final int MARGIN = 12;

  /** The outlines of pieces, drawn around a centre that is 20 away from the edges of its cell. */
  private static final Map<String, String> PIECES = pieces();

  private final StringBuilder shapes = new StringBuilder();
  private int width;
  private int height;

  private static Map<String, String> pieces() {
    Map<String, String> pieces = new HashMap<>();
    for (String line : Resource.text("/statements/pieces.txt").lines().toList()) {
      String[] words = line.split(" ", 2);
      pieces.put(words[0], words[1]);
    }
    return pieces;
  }

  void rectangle(int x, int y, int wide, int high, String fill) {
    shapes.append("<rect x=\"").append(x).append("\" y=\"").append(y);
    shapes.append("\" width=\"").append(wide).append("\" height=\"").append(high).append('"');
    paint(fill, BLACK, 1);
    cover(x + wide, y + high);
  }

  void circle(int x, int y, int radius, String fill, String stroke, int thick) {
    shapes.append("<circle cx=\"").append(x).append("\" cy=\"").append(y);
    shapes.append("\" r=\"").append(radius).append('"');
    paint(fill, stroke, thick);
    cover(x + radius, y + radius);
  }

  /** A line through points, given as x and y in turn; closed if it is to be filled. */
  void line(String fill, String stroke, int thick, int... points) {
    shapes.append(fill.equals("none") ? "<polyline" : "<polygon").append(" points=\"");
    for (int i = 0; i < points.length; i += 2) {
      shapes.append(i == 0 ? "" : " ").append(points[i]).append(',').append(points[i + 1]);
      cover(points[i], points[i + 1]);
    }
    shapes.append("\" stroke-linejoin=\"round\" stroke-linecap=\"round\"");
    paint(fill, stroke, thick);
  }

  /** One of the pieces, in a cell around a centre. */
  void piece(String name, int x, int y, String fill) {
    if (!PIECES.containsKey(name)) {
      throw new IllegalStateException("there is no piece '" + name + "'");
    }
    shapes.append("<path transform=\"translate(").append(x).append(' ').append(y);
    shapes.append(")\" d=\"").append(PIECES.get(name)).append("\" stroke-linejoin=\"round\"");
    paint(fill, BLACK, 2);
  }

  /** A word in the middle of a place. */
  void word(int x, int y, int size, String fill, String word) {
    shapes.append("<text x=\"").append(x).append("\" y=\"").append(y + size * 7 / 20);
    shapes.append("\" font-size=\"").append(size).append("\" text-anchor=\"middle\" fill=\"");
    shapes.append(fill).append("\">").append(escaped(word)).append("</text>\n");
    cover(x + size / 2, y + size / 2);
  }

  /** A line of text in which every character is as wide as any other. */
  void listing(int x, int y, int size, String line) {
    shapes.append("<text x=\"").append(x).append("\" y=\"").append(y + size);
    shapes.append("\" font-size=\"").append(size).append("\" font-family=\"monospace\"");
    shapes.append(" xml:space=\"preserve\" fill=\"").append(BLACK).append("\">");
    shapes.append(escaped(line)).append("</text>\n");
    cover(x + line.length() * size * 5 / 8, y + size * 5 / 4);
  }

  private void paint(String fill, String stroke, int thick) {
    shapes.append(" fill=\"").append(fill).append("\" stroke=\"").append(stroke);
    shapes.append("\" stroke-width=\"").append(thick).append("\"/>\n");
  }

  private void cover(int x, int y) {
    width = Math.max(width, x);
    height = Math.max(height, y);
  }

  /** The whole file. Nothing is drawn to the left of 0 or above it. */
  String svg(String title, String description) {
    int wide = width + 2 * MARGIN;
    int high = height + 2 * MARGIN;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\""
        + (" width=\"" + wide + "\" height=\"" + high + "\"")
        + (" viewBox=\"" + -MARGIN + " " + -MARGIN + " " + wide + " " + high + "\"")
        + " font-family=\"Helvetica, Arial, sans-serif\">\n"
        + ("<title id=\"title\">" + escaped(title) + "</title>\n")
        + ("<desc id=\"desc\">" + escaped(description) + "</desc>\n")
        + ("<rect x=\"" + -MARGIN + "\" y=\"" + -MARGIN + "\" width=\"" + wide + "\" height=\"")
        + (high + "\" rx=\"6\" fill=\"" + WHITE + "\"/>\n")
        + shapes
        + "</svg>\n";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
