package initiative.slice;

import initiative.export.JudgeJava;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A small program of several files, the first of which has the main class with a method result. */
final class Fixture {
  private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum) (\\w+)");

  private final String exported;

  private Fixture(String exported) {
    this.exported = exported;
  }

  static Fixture of(String... files) {
    return inDirectory(
        root -> {
          for (String file : List.of(files).subList(1, files.length)) {
            Path place = root.resolve(found(PACKAGE, file).replace('.', '/'));
            Files.createDirectories(place);
            Files.writeString(place.resolve(found(TYPE, file) + ".java"), file);
          }
          return new Fixture(
              SingleFile.of(
                  new Sources(List.of(root)),
                  new SingleFile.Program(List.of("A fixture."), files[0])));
        });
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
    String mainClass = JudgeJava.mainClass(exported);
    return inDirectory(
        classes -> {
          JudgeJava.compile(mainClass, exported, 8, classes);
          URL[] path = {classes.toUri().toURL()};
          try (URLClassLoader loader = new URLClassLoader(path, null)) {
            return loader.loadClass(mainClass).getMethod("result").invoke(null);
          } catch (ReflectiveOperationException e) {
            throw new AssertionError(
                exported, e instanceof InvocationTargetException ? e.getCause() : e);
          }
        });
  }

  private interface Work<T> {
    T in(Path directory) throws IOException;
  }

  private static <T> T inDirectory(Work<T> work) {
    try {
      Path directory = Files.createTempDirectory("fixture");
      try {
        return work.in(directory);
      } finally {
        try (Stream<Path> all = Files.walk(directory)) {
          for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
            Files.delete(each);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
