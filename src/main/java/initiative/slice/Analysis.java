package initiative.slice;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LineMap;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * What the compiler understands of main classes and of all that they lead to. It looks for sources
 * when it comes to their names, so that what nobody names is not even parsed.
 */
final class Analysis implements AutoCloseable {
  private static final List<String> OPTIONS =
      List.of("--release", "8", "-proc:none", "-Xlint:none", "-implicit:none", "-cp", "");

  private final DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
  private final StandardJavaFileManager files;
  private final JavacTask task;
  private final Trees trees;
  private final List<TypeElement> mains = new ArrayList<>();
  private final Map<TypeElement, TreePath> paths = new HashMap<>();

  /** Analyses the texts of main classes, each with its package and its imports. */
  Analysis(Sources sources, List<String> texts) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    files = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
    files.setLocationFromPaths(StandardLocation.SOURCE_PATH, sources.roots());
    List<Text> given = texts.stream().map(Text::new).toList();
    task = (JavacTask) compiler.getTask(new StringWriter(), files, found, OPTIONS, null, given);
    trees = Trees.instance(task);
    try {
      analyze();
    } catch (SliceFailure e) {
      close();
      throw e;
    }
  }

  private void analyze() throws IOException {
    List<TreePath> declared = new ArrayList<>();
    for (CompilationUnitTree unit : task.parse()) {
      failOnErrors();
      TreePath root = new TreePath(unit);
      if (unit.getTypeDecls().isEmpty()) {
        throw failure(root, "there is no class");
      }
      ClassTree main = (ClassTree) unit.getTypeDecls().get(0);
      String name = main.getSimpleName().toString();
      if (importedAs(unit, name) != null
          || elements().getTypeElement("java.lang." + name) != null) {
        throw SingleFile.mainClassTaken(name);
      }
      declared.add(new TreePath(root, main));
    }
    task.analyze();
    failOnErrors();
    declared.forEach(path -> mains.add((TypeElement) trees.getElement(path)));
  }

  private void failOnErrors() {
    for (Diagnostic<? extends JavaFileObject> each : found.getDiagnostics()) {
      if (each.getKind() == Diagnostic.Kind.ERROR) {
        String message = each.getMessage(Locale.ROOT).replaceAll("\\s+", " ");
        throw failure(each.getSource(), each.getLineNumber(), message);
      }
    }
  }

  /** A failure that names the place. */
  SliceFailure failure(TreePath at, String what) {
    LineMap lines = at.getCompilationUnit().getLineMap();
    long line = lines.getLineNumber(Math.max(0, start(at)));
    return failure(at.getCompilationUnit().getSourceFile(), line, what);
  }

  private SliceFailure failure(JavaFileObject file, long line, String what) {
    String name =
        file == null || file.toUri().equals(Text.PLACE)
            ? "the main class"
            : files.inferBinaryName(StandardLocation.SOURCE_PATH, file);
    return new SliceFailure(name + ", line " + line + ": " + what);
  }

  /** The main classes in the order of their texts. */
  List<TypeElement> mains() {
    return mains;
  }

  Trees trees() {
    return trees;
  }

  Elements elements() {
    return task.getElements();
  }

  Types types() {
    return task.getTypes();
  }

  /** Where a type is declared, or null if that is in none of the sources. */
  TreePath path(TypeElement type) {
    if (!paths.containsKey(type)) {
      paths.put(type, trees.getPath(type));
    }
    return paths.get(type);
  }

  /** Whether an element was declared in one of the sources. */
  boolean isOurs(Element element) {
    Element top = element;
    while (top != null && !isTopLevel(top)) {
      top = top.getEnclosingElement();
    }
    return top != null && path((TypeElement) top) != null;
  }

  private static boolean isTopLevel(Element element) {
    return element instanceof TypeElement type && !type.getNestingKind().isNested();
  }

  /** A type and all that it extends or implements. */
  List<TypeElement> upwards(TypeElement type) {
    List<TypeElement> all = new ArrayList<>(List.of(type));
    for (int i = 0; i < all.size(); i++) {
      for (TypeMirror above : types().directSupertypes(all.get(i).asType())) {
        TypeElement element = (TypeElement) types().asElement(above);
        if (!all.contains(element)) {
          all.add(element);
        }
      }
    }
    return all;
  }

  /** The full name that a file imports by a simple name, or null. */
  static String importedAs(CompilationUnitTree unit, String simpleName) {
    for (ImportTree each : unit.getImports()) {
      String name = each.getQualifiedIdentifier().toString();
      if (name.endsWith("." + simpleName)) {
        return name;
      }
    }
    return null;
  }

  int start(TreePath path) {
    return (int)
        trees.getSourcePositions().getStartPosition(path.getCompilationUnit(), path.getLeaf());
  }

  /** The offset behind the last character. */
  int end(TreePath path) {
    return (int)
        trees.getSourcePositions().getEndPosition(path.getCompilationUnit(), path.getLeaf());
  }

  @Override
  public void close() {
    try {
      files.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A main class, which stands in no file. */
  private static final class Text extends SimpleJavaFileObject {
    private static final URI PLACE = URI.create("text:///main.java");

    private final String text;

    Text(String text) {
      super(PLACE, Kind.SOURCE);
      this.text = text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      return kind == Kind.SOURCE;
    }

    @Override
    public String getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
