package initiative.export;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the judge finds the main class of a submission. It does not parse: it takes away whatever
 * looks like a comment in asterisks, then what looks like a character or a string, then the rest of
 * each line after two slashes, in this order, wherever they are; and then it takes the first public
 * class. A quotation mark in a comment of the second kind can thus hide a class.
 */
final class JudgeReading {
  private static final Pattern LONG_COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern QUOTED =
      Pattern.compile("'(?:\\\\.|[^'\\\\])'|\"(?:\\\\.|[^\"\\\\])*+\"", Pattern.DOTALL);
  private static final Pattern SHORT_COMMENT = Pattern.compile("//[^\r\n]*(?=[\r\n])");
  private static final Pattern PUBLIC_CLASS =
      Pattern.compile(
          "\\bpublic\\s+(?:strictfp\\s+)?(?:(?:abstract|final)\\s+)?(?:strictfp\\s+)?"
              + "class\\s+([\\w$]+)");
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+[^;]+;");

  private JudgeReading() {}

  /** The name of the main class, or null if the judge would turn the file down. */
  static String mainClass(String source) {
    String bare = LONG_COMMENT.matcher(source).replaceAll("");
    bare = QUOTED.matcher(bare).replaceAll("");
    bare = SHORT_COMMENT.matcher(bare).replaceAll("");
    Matcher found = PUBLIC_CLASS.matcher(bare);
    return found.find() && !PACKAGE.matcher(bare).find() ? found.group(1) : null;
  }
}
