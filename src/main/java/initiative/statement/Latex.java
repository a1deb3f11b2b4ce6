package initiative.statement;

import java.util.List;
import java.util.stream.Collectors;

/** The markup of Kattis and of the ICPC. */
public final class Latex extends Markup {

  @Override
  public String plain(String text) {
    return escaped(
        text,
        sign ->
            switch (sign) {
              case "#", "$", "%", "&", "_", "{", "}" -> "\\" + sign;
              case "\\" -> "\\textbackslash{}";
              case "^" -> "\\textasciicircum{}";
              case "~" -> "\\textasciitilde{}";
              case "<" -> "\\textless{}";
              case ">" -> "\\textgreater{}";
              case "\"" -> "\\textquotedbl{}";
              default -> sign;
            });
  }

  @Override
  String code(String text) {
    return "\\texttt{" + plain(text) + "}";
  }

  @Override
  String formula(String tex) {
    return "$" + tex + "$";
  }

  @Override
  String heading(String text) {
    return "\\section*{" + upright(text) + "}";
  }

  /** The sans serif font of Kattis' headings has no Cyrillic letters, unlike that of its text. */
  public String upright(String tex) {
    boolean isLatin = tex.chars().allMatch(sign -> sign < 0x400);
    return isLatin ? tex : "\\textrm{" + tex + "}";
  }

  @Override
  String paragraph(String text) {
    return text;
  }

  @Override
  String list(boolean numbered, List<String> items) {
    String kind = numbered ? "enumerate" : "itemize";
    return items.stream()
        .map(item -> "\\item " + item + "\n")
        .collect(Collectors.joining("", "\\begin{" + kind + "}\n", "\\end{" + kind + "}"));
  }

  @Override
  String table(List<List<String>> rows) {
    return rows.stream()
        .map(cells -> String.join(" & ", cells) + " \\\\\n")
        .collect(
            Collectors.joining(
                "",
                "\\begin{tabular}{" + "l".repeat(rows.get(0).size()) + "}\n",
                "\\end{tabular}"));
  }

  @Override
  String picture(String file) {
    return "\\includegraphics{" + file + "}";
  }
}
