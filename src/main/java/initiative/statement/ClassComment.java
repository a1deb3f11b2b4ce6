package initiative.statement;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The comment of a class of the core, whose source is a resource beside it. */
public final class ClassComment {
  private static final Pattern COMMENT =
      Pattern.compile("/\\*\\*(.*?)\\*/\\s*(?:public |final |abstract )*class", Pattern.DOTALL);

  private ClassComment() {}

  /** The comment as plain text, but for the marks of its paragraphs; empty if there is none. */
  public static String of(Class<?> type) {
    String path = "/sources/" + type.getName().replace('.', '/') + ".java";
    try (InputStream in = type.getResourceAsStream(path)) {
      String source = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Matcher found = COMMENT.matcher(source);
      return found.find() ? plain(found.group(1)) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String plain(String comment) {
    return comment
        .replaceAll("(?m)^\\s*\\* ?", "")
        .replaceAll("\\{@\\w+\\s+([^}]*)}", "$1")
        .strip();
  }
}
