package initiative.statement;

import java.util.List;
import java.util.stream.Collectors;

/** The markup of ejudge and of DOMjudge: what a browser shows and a reader of XML takes. */
public final class Html extends Markup {
  /** What stands before the name of a file that the judge has to serve. */
  private final String files;

  public Html(String files) {
    this.files = files;
  }

  @Override
  public String plain(String text) {
    return escaped(
        text,
        sign ->
            switch (sign) {
              case "&" -> "&amp;";
              case "<" -> "&lt;";
              case ">" -> "&gt;";
              case "\"" -> "&quot;";
              default -> sign;
            });
  }

  @Override
  String code(String text) {
    return "<tt>" + plain(text) + "</tt>";
  }

  @Override
  String formula(String tex) {
    return plain(tex)
        .replace("\\le", "\u2264")
        .replaceAll("\\\\textit\\{(\\w+)}", "<i>$1</i>")
        .replaceAll("\\^\\{(\\d+)}", "<sup>$1</sup>");
  }

  @Override
  String heading(String text) {
    return "<h3>" + text + "</h3>";
  }

  @Override
  String paragraph(String text) {
    return "<p>" + text + "</p>";
  }

  @Override
  String list(boolean numbered, List<String> items) {
    String kind = numbered ? "ol" : "ul";
    return items.stream()
        .map(item -> "<li>" + item + "</li>\n")
        .collect(Collectors.joining("", "<" + kind + ">\n", "</" + kind + ">"));
  }

  @Override
  String table(List<List<String>> rows) {
    return rows.stream()
        .map(
            cells ->
                cells.stream()
                    .map(cell -> "<td>" + cell + "</td>")
                    .collect(Collectors.joining("", "<tr>", "</tr>\n")))
        .collect(Collectors.joining("", "<table border=\"1\">\n", "</table>"));
  }

  @Override
  String picture(String file) {
    return "<p>" + image(file) + "</p>";
  }

  /** A picture that is in a file, where others may have the picture itself. */
  public String image(String file) {
    return "<img src=\"" + files + file + "\" alt=\"\"/>";
  }
}
