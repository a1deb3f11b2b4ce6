package initiative.export;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;

/** The sources from which a file is put together, each parsed when it is first asked for. */
final class Library {
  private final Function<String, String> texts;
  private final Map<String, SourceFile> files = new HashMap<>();
  private final Map<CompilationUnit, SourceFile> byUnit = new IdentityHashMap<>();

  /**
   * A library of texts.
   *
   * @param texts gives the text of a top-level type by its full name, or null if there is none
   */
  Library(Function<String, String> texts) {
    this.texts = texts;
  }

  /** The core of this program, whose sources are resources beside its classes. */
  static Library core() {
    return new Library(Library::resource);
  }

  private static String resource(String name) {
    String path = "/sources/" + name.replace('.', '/') + ".java";
    try (InputStream in = Library.class.getResourceAsStream(path)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file of a top-level type, or null if it is not in the library. */
  SourceFile file(String fullName) {
    if (!files.containsKey(fullName)) {
      String text = texts.apply(fullName);
      files.put(fullName, text == null ? null : add(new SourceFile(fullName, text)));
    }
    return files.get(fullName);
  }

  /** Takes a file that was written for the occasion. */
  SourceFile add(SourceFile file) {
    byUnit.put(file.unit(), file);
    return file;
  }

  /** The file that a node is in. */
  SourceFile fileOf(Node node) {
    return byUnit.get(node.findCompilationUnit().orElseThrow());
  }

  /** The type of this full name, also a nested one, or null if it is not in the library. */
  TypeDeclaration<?> type(String fullName) {
    SourceFile file = file(fullName);
    if (file != null) {
      return file.type();
    }
    int dot = fullName.lastIndexOf('.');
    TypeDeclaration<?> outer = dot < 0 ? null : type(fullName.substring(0, dot));
    return outer == null ? null : ClassBody.nested(outer, fullName.substring(dot + 1));
  }
}
