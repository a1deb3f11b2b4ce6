package initiative.export;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** What the judge does with a Java file: it looks for the main class, compiles it and runs it. */
public final class JudgeJava {
  private static final Pattern LONG_COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern QUOTED =
      Pattern.compile("'(?:\\\\.|[^'\\\\])'|\"(?:\\\\.|[^\"\\\\])*+\"", Pattern.DOTALL);
  private static final Pattern SHORT_COMMENT = Pattern.compile("//[^\r\n]*(?=[\r\n])");
  private static final Pattern PUBLIC_CLASS =
      Pattern.compile(
          "\\bpublic\\s+(?:strictfp\\s+)?(?:(?:abstract|final)\\s+)?(?:strictfp\\s+)?"
              + "class\\s+([\\w$]+)");
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+[^;]+;");

  private JudgeJava() {}

  /**
   * The name of the main class, or null if the judge would turn the file down. It does not parse:
   * it takes away whatever looks like a comment in asterisks, then what looks like a character or a
   * string, then the rest of each line after two slashes, in this order, wherever they are; and
   * then it takes the first public class. A quotation mark in a comment of the second kind can thus
   * hide a class.
   */
  public static String mainClass(String source) {
    String bare = LONG_COMMENT.matcher(source).replaceAll("");
    bare = QUOTED.matcher(bare).replaceAll("");
    bare = SHORT_COMMENT.matcher(bare).replaceAll("");
    Matcher found = PUBLIC_CLASS.matcher(bare);
    return found.find() && !PACKAGE.matcher(bare).find() ? found.group(1) : null;
  }

  /** The command with which the judge runs a program, but for its agent. */
  public static List<String> command(Path javaHome, Path classes, String className) {
    return List.of(
        javaHome.resolve("bin").resolve("java").toString(),
        "-Xss128m",
        "-Xmx256m",
        "-XX:+UseSerialGC",
        "-cp",
        classes.toString(),
        className);
  }

  /**
   * Compiles a file by itself for a release of Java; unlike the judge it takes a warning for an
   * error.
   *
   * @param classes the directory for the classes
   */
  public static void compile(String className, String source, int release, Path classes)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = new ArrayList<>();
    Collections.addAll(options, "--release", Integer.toString(release), "-proc:none");
    Collections.addAll(options, "-Xlint:all,-options", "-cp", "", "-d", classes.toString());
    if (release == 8) {
      Collections.addAll(options, "-profile", "compact1");
    }
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<JavaFileObject> sources = List.of(new Source(className, source));
      compiler.getTask(new StringWriter(), files, found, options, null, sources).call();
    }
    for (Diagnostic<?> each : found.getDiagnostics()) {
      throw new ExportFailure(
          "Java "
              + release
              + " does not compile line "
              + each.getLineNumber()
              + ": "
              + each.getMessage(Locale.ROOT).replaceAll("\\s+", " "));
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String className, String text) {
      super(URI.create("string:///" + className + Kind.SOURCE.extension), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
