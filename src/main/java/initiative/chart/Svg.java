package initiative.chart;

import java.util.Locale;

/**
 * A picture for slides in the form of SVG. Its colours can be told apart by everybody, and what
 * they mean is said by letters, shapes and hatching too.
 */
public final class Svg {
  public static final String INK = "#12202D";
  public static final String SECOND = "#475868";
  public static final String LINE = "#8595A3";
  public static final String PAPER = "#FFFFFF";

  private static final double LETTER = 0.63;

  private final StringBuilder shapes = new StringBuilder();

  /** What a worth looks like, by its name in keys. */
  public static String fill(String name) {
    switch (name) {
      case "won":
        return "#DCEEF9";
      case "lost":
        return "#D55E00";
      case "drawn":
        return "#E6EBEF";
      default:
        return PAPER;
    }
  }

  /** The colour of its outline. */
  public static String stroke(String name) {
    switch (name) {
      case "won":
        return "#0072B2";
      case "lost":
        return "#A84700";
      case "drawn":
        return "#67727C";
      default:
        return LINE;
    }
  }

  /** The colour of what is written on it. */
  public static String ink(String name) {
    switch (name) {
      case "won":
        return "#00446B";
      case "lost":
        return "#FFFFFF";
      default:
        return INK;
    }
  }

  /** About how wide a text is. */
  public static double width(String text, double size) {
    return text.length() * size * LETTER;
  }

  public Svg rect(double x, double y, double wide, double high, String name) {
    return rect(x, y, wide, high, fill(name), stroke(name), name.equals("lost"));
  }

  /** A box with another filling than is usual. */
  public Svg rect(double x, double y, double wide, double high, String name, String fill) {
    return rect(x, y, wide, high, fill, stroke(name), false);
  }

  private Svg rect(
      double x, double y, double wide, double high, String fill, String stroke, boolean hatched) {
    String box = "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"4\" fill=\"%s\"%s/>\n";
    String line = " stroke=\"" + stroke + "\" stroke-width=\"1.5\"";
    shapes.append(String.format(box, n(x), n(y), n(wide), n(high), fill, line));
    if (hatched) {
      shapes.append(String.format(box, n(x), n(y), n(wide), n(high), "url(#hatch)", ""));
    }
    return this;
  }

  /** A piece of paper on which text can be read. */
  public Svg ground(double x, double y, double wide, double high) {
    String box = "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"3\" fill=\"%s\"/>\n";
    shapes.append(String.format(box, n(x), n(y), n(wide), n(high), PAPER));
    return this;
  }

  /** A closed shape through points, given as x and y in turn. */
  public Svg polygon(String name, String fill, double... points) {
    StringBuilder list = new StringBuilder();
    for (int i = 0; i < points.length; i += 2) {
      list.append(i == 0 ? "" : " ").append(n(points[i])).append(',').append(n(points[i + 1]));
    }
    String shape =
        "<polygon points=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"2\""
            + " stroke-linejoin=\"round\"/>\n";
    shapes.append(String.format(shape, list, fill, stroke(name)));
    return this;
  }

  public Svg ellipse(double x, double y, double wide, double high, String name, String fill) {
    String shape =
        "<ellipse cx=\"%s\" cy=\"%s\" rx=\"%s\" ry=\"%s\" fill=\"%s\" stroke=\"%s\""
            + " stroke-width=\"2\"/>\n";
    shapes.append(String.format(shape, n(x), n(y), n(wide), n(high), fill, stroke(name)));
    return this;
  }

  /** A line without filling; if it has an arrow, the head is at its end. */
  public Svg path(String path, String colour, double thick, String more) {
    shapes.append(
        String.format(
            "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"%s/>\n",
            path, colour, n(thick), more));
    return this;
  }

  /** Some text whose middle, begin or end is at a place of the line on which letters stand. */
  public Svg text(
      double x, double y, double size, String anchor, String colour, String more, String text) {
    shapes.append(
        String.format(
            "<text x=\"%s\" y=\"%s\" font-size=\"%s\" text-anchor=\"%s\" fill=\"%s\"%s>%s</text>\n",
            n(x), n(y), n(size), anchor, colour, more, escaped(text)));
    return this;
  }

  public Svg text(double x, double y, double size, String anchor, String colour, String text) {
    return text(x, y, size, anchor, colour, "", text);
  }

  /** A number as short as can be. */
  public static String n(double number) {
    String text = String.format(Locale.ROOT, "%.1f", number);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** The whole file. */
  public String whole(String language, String title, double wide, double high) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title\""
        + (" xml:lang=\"" + language + "\" width=\"" + n(wide) + "\" height=\"" + n(high) + "\"")
        + (" viewBox=\"0 0 " + n(wide) + " " + n(high) + "\"")
        + " font-family=\"'DejaVu Sans', Verdana, Arial, sans-serif\">\n"
        + ("<title id=\"title\">" + escaped(title) + "</title>\n")
        + "<defs>\n"
        + "<pattern id=\"hatch\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\""
        + " patternTransform=\"rotate(45)\">"
        + "<rect width=\"3\" height=\"8\" fill=\"#A84700\" fill-opacity=\"0.55\"/></pattern>\n"
        + head("thin", LINE)
        + head("thick", INK)
        + "</defs>\n"
        + ("<rect width=\"" + n(wide) + "\" height=\"" + n(high) + "\" fill=\"" + PAPER + "\"/>\n")
        + shapes
        + "</svg>\n";
  }

  private static String head(String name, String colour) {
    return "<marker id=\""
        + name
        + "\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerUnits=\"userSpaceOnUse\""
        + " markerWidth=\"12\" markerHeight=\"12\" orient=\"auto\">"
        + "<path d=\"M0 0L10 5L0 10z\" fill=\""
        + colour
        + "\"/></marker>\n";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
