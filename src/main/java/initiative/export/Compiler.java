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
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a file by itself, as the judge does, and takes no warning for an answer. */
final class Compiler {
  private Compiler() {}

  /**
   * Compiles for a release of Java; an error or a warning is a failure.
   *
   * @param classes the directory for the classes
   */
  static void compile(String className, String source, int release, Path classes)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new ExportFailure("this Java has no compiler, so that the file cannot be verified");
    }
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
              + each.getMessage(Locale.ROOT).replaceAll("\\s*\\R\\s*", " "));
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
