package initiative.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A small program of several files, the first of which has the main class with a method result. */
final class Fixture {
  private static final Pattern PACKAGE = Pattern.compile("package (\\w+);");
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum) (\\w+)");

  private final String exported;

  private Fixture(String exported) {
    this.exported = exported;
  }

  static Fixture of(String... files) {
    Map<String, String> texts = new HashMap<>();
    for (String file : files) {
      texts.put(found(PACKAGE, file) + "." + found(TYPE, file), file);
    }
    Library library = new Library(texts::get);
    SourceFile main = new SourceFile("main class", files[0]);
    return new Fixture(SingleFile.of(library, List.of("A fixture."), main));
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new AssertionError("no " + pattern + " in " + text);
    }
    return matcher.group(1);
  }

  String text() {
    return exported;
  }

  boolean contains(String part) {
    return exported.contains(part);
  }

  /** What the method result of the main class returns when the exported file is run. */
  Object result() {
    String mainClass = JudgeReading.mainClass(exported);
    try {
      Path classes = Files.createTempDirectory("fixture");
      Compiler.compile(mainClass, exported, 8, classes);
      URL[] path = {classes.toUri().toURL()};
      try (URLClassLoader loader = new URLClassLoader(path, null)) {
        return loader.loadClass(mainClass).getMethod("result").invoke(null);
      } finally {
        Verification.delete(classes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(exported, e instanceof InvocationTargetException ? e.getCause() : e);
    }
  }
}
