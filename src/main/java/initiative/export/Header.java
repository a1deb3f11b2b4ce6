package initiative.export;

import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.javadoc.Javadoc;
import com.github.javaparser.javadoc.description.JavadocDescriptionElement;
import com.github.javaparser.javadoc.description.JavadocInlineTag;
import java.util.ArrayList;
import java.util.List;

/**
 * The comment at the top of a file, in lines that fit: what it is, the rules, what to do with it.
 */
final class Header {
  private static final int WIDTH = 96;

  private final List<String> lines = new ArrayList<>();

  Header paragraph(String text) {
    if (!lines.isEmpty()) {
      lines.add("");
    }
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return this;
  }

  List<String> lines() {
    return lines;
  }

  /** The first paragraph of a type's comment as plain text. */
  static String comment(TypeDeclaration<?> type) {
    StringBuilder text = new StringBuilder();
    Javadoc comment = type.getJavadoc().orElse(null);
    if (comment != null) {
      for (JavadocDescriptionElement element : comment.getDescription().getElements()) {
        text.append(
            element instanceof JavadocInlineTag tag ? tag.getContent().strip() : element.toText());
      }
    }
    int end = text.indexOf("<p>");
    return end < 0 ? text.toString() : text.substring(0, end);
  }
}
