package initiative.export;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithName;
import java.util.ArrayList;
import java.util.List;

/** The text of one top-level type, parsed. */
final class SourceFile {
  private final String name;
  private final String text;
  private final CompilationUnit unit;
  private final List<Integer> lineStarts = new ArrayList<>();

  /** Parses a file of Java 8 with one top-level type. */
  SourceFile(String name, String text) {
    this.name = name;
    this.text = text.replace("\r\n", "\n");
    this.unit = parse(name, this.text);
    if (unit.getTypes().size() != 1) {
      throw failure("has " + unit.getTypes().size() + " top-level types instead of one");
    }
    for (ImportDeclaration each : unit.getImports()) {
      if (each.isStatic() || each.isAsterisk()) {
        throw failure(each, "only imports of single types can be merged");
      }
    }
    lineStarts.add(0);
    for (int at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) {
      lineStarts.add(at + 1);
    }
  }

  private static CompilationUnit parse(String name, String text) {
    ParserConfiguration java8 =
        new ParserConfiguration().setLanguageLevel(LanguageLevel.JAVA_8).setTabSize(1);
    ParseResult<CompilationUnit> result = new JavaParser(java8).parse(text);
    if (!result.isSuccessful()) {
      throw new ExportFailure(name + " is not Java 8: " + result.getProblem(0).getMessage());
    }
    return result.getResult().orElseThrow();
  }

  String text() {
    return text;
  }

  String packageName() {
    return unit.getPackageDeclaration().map(NodeWithName::getNameAsString).orElse("");
  }

  TypeDeclaration<?> type() {
    return unit.getType(0);
  }

  CompilationUnit unit() {
    return unit;
  }

  /** The full name of the type that is imported by this simple name, or null. */
  String imported(String simpleName) {
    for (ImportDeclaration each : unit.getImports()) {
      if (each.getName().getIdentifier().equals(simpleName)) {
        return each.getNameAsString();
      }
    }
    return null;
  }

  int start(Node node) {
    return offset(node.getBegin().orElseThrow());
  }

  /** The offset behind the last character of a node. */
  int end(Node node) {
    return offset(node.getEnd().orElseThrow()) + 1;
  }

  private int offset(Position position) {
    return lineStarts.get(position.line - 1) + position.column - 1;
  }

  String textOf(Node node) {
    return text.substring(start(node), end(node));
  }

  ExportFailure failure(String what) {
    return new ExportFailure(name + ": " + what);
  }

  ExportFailure failure(Node at, String what) {
    return new ExportFailure(name + ", line " + at.getBegin().orElseThrow().line + ": " + what);
  }
}
