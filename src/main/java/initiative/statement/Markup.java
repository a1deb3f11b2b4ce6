package initiative.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Says in another markup what the statements say in Markdown, which is little: headings,
 * paragraphs, lists, tables, pictures, code between backquotes and formulas between tildes.
 */
public abstract class Markup {
  /** The whole text. */
  public final String of(String markdown) {
    List<String> blocks = new ArrayList<>();
    for (String block : markdown.strip().split("\n\\s*\n")) {
      blocks.add(block(block.strip()));
    }
    return String.join("\n\n", blocks) + "\n";
  }

  private String block(String block) {
    List<String> lines = block.lines().toList();
    if (block.startsWith("#")) {
      return heading(inline(block.replaceFirst("^#+ ", "")));
    } else if (block.startsWith("- ")) {
      return list(false, items(lines, "^- "));
    } else if (block.matches("(?s)1\\. .*")) {
      return list(true, items(lines, "^\\d+\\. "));
    } else if (block.startsWith("|")) {
      return table(lines.stream().filter(line -> !line.startsWith("|--")).map(this::row).toList());
    } else if (block.startsWith("![")) {
      return picture(block.replaceFirst("(?s)^!\\[.*\\]\\((.*)\\)$", "$1"));
    }
    return paragraph(inline(String.join(" ", lines)));
  }

  private List<String> items(List<String> lines, String mark) {
    return lines.stream().map(line -> inline(line.replaceFirst(mark, ""))).toList();
  }

  private List<String> row(String line) {
    List<String> cells = new ArrayList<>();
    for (String cell : line.substring(1, line.lastIndexOf('|')).split("\\|", -1)) {
      cells.add(inline(cell.strip()));
    }
    return cells;
  }

  /** What stands between two signs, and what not. */
  private String inline(String text) {
    return between(text, "`", this::code, rest -> between(rest, "~", this::formula, this::plain));
  }

  private static String between(
      String text, String sign, UnaryOperator<String> inside, UnaryOperator<String> outside) {
    String[] parts = text.split(sign, -1);
    for (int i = 0; i < parts.length; i++) {
      parts[i] = (i % 2 == 1 ? inside : outside).apply(parts[i]);
    }
    return String.join("", parts);
  }

  /** A text in which each character that means something in the markup is replaced. */
  static String escaped(String text, UnaryOperator<String> escape) {
    return text.codePoints()
        .mapToObj(Character::toString)
        .map(escape)
        .collect(Collectors.joining());
  }

  abstract String plain(String text);

  abstract String code(String text);

  /** A formula as TeX has it. */
  abstract String formula(String tex);

  abstract String heading(String text);

  abstract String paragraph(String text);

  abstract String list(boolean numbered, List<String> items);

  abstract String table(List<List<String>> rows);

  abstract String picture(String file);
}
