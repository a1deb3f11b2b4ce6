package initiative.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The core can be exported to a judge that has nothing but Java 8. */
@Tag("slow")
final class Java8Tests {
  private static final List<Path> CORE =
      List.of(
          Path.of("src/main/java/initiative/game"),
          Path.of("src/main/java/initiative/solve"),
          Path.of("src/main/java/initiative/player"),
          Path.of("src/main/java/initiative/problem"),
          Path.of("src/main/java/initiative/catalogue"),
          Path.of("src/main/java/initiative/family"),
          Path.of("src/main/java/initiative/games"),
          Path.of("interactors/src"));

  @TempDir private Path classes;

  @Test
  void coreCompilesAsJava8WithNothingOnTheClassPath() throws IOException {
    assertEquals("", compile(coreSources()));
  }

  @Test
  void newerLanguageAndLibraryAreNoticed() throws IOException {
    assertFalse(compile(List.of(source("class A { int a() { var b = 1; return b; } }"))).isEmpty());
    assertFalse(compile(List.of(source("class A { Object a = java.util.List.of(); }"))).isEmpty());
    assertEquals("", compile(List.of(source("class A { Object a = new Object(); }"))));
  }

  /**
   * Java 8 on a judge takes its sources as it likes; plain ASCII reads the same everywhere. Only
   * what is said to people in Ukrainian is not, and no bot says it, as every export makes sure.
   */
  @Test
  void coreIsPlainAsciiButForWhatItSays() throws IOException {
    for (Path file : coreFiles()) {
      String code = Files.readString(file).replaceAll("\"(\\\\.|[^\"\\\\\n])*\"", "");
      code.chars()
          .forEach(c -> assertTrue(c >= ' ' && c <= '~' || c == '\n', file + " has " + (char) c));
    }
  }

  private String compile(List<JavaFileObject> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of(
            "--release", "8", "-Xlint:-options", "-proc:none", "-d", classes.toString(), "-cp", "");
    compiler.getTask(messages, null, null, options, null, sources).call();
    return messages.toString();
  }

  private static List<JavaFileObject> coreSources() throws IOException {
    StandardJavaFileManager files =
        ToolProvider.getSystemJavaCompiler()
            .getStandardFileManager(null, null, StandardCharsets.UTF_8);
    List<JavaFileObject> sources = new ArrayList<>();
    files.getJavaFileObjectsFromPaths(coreFiles()).forEach(sources::add);
    return sources;
  }

  private static List<Path> coreFiles() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path root : CORE) {
      try (Stream<Path> files = Files.walk(root)) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(found::add);
      }
    }
    return found;
  }

  private static JavaFileObject source(String text) {
    return new SimpleJavaFileObject(URI.create("string:///A.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }
}
