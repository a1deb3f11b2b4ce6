package initiative.export;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import java.util.List;

/**
 * Writes main classes around the expressions of a catalogue: a method that is one switch on a name,
 * and returns for each name the expression that makes what the name stands for.
 *
 * @param catalogue the full name of the class with the method
 * @param variable the declaration of a variable for what the expression makes
 * @param run the statements that run it
 * @param imports the classes that the statements name beyond those of the catalogue
 */
record MainClass(
    String catalogue, String method, String variable, String run, List<String> imports) {

  /** A main class for a name of the catalogue. */
  SourceFile source(Library library, String key, String className, String comment) {
    SourceFile file = library.file(catalogue);
    StringBuilder text = new StringBuilder();
    text.append("package ").append(file.packageName()).append(";\n");
    for (ImportDeclaration each : file.unit().getImports()) {
      text.append("import ").append(each.getNameAsString()).append(";\n");
    }
    for (String name : imports) {
      text.append("import ").append(name).append(";\n");
    }
    text.append("/** ").append(comment).append(" */\n");
    text.append("public final class ").append(className).append(" {\n");
    text.append("  public static void main(String[] args) {\n");
    text.append("    ").append(variable).append(" =");
    String expression = file.textOf(expression(file, key));
    boolean isLong = variable.length() + expression.length() > 90;
    text.append(isLong ? "\n        " : " ").append(expression).append(";\n");
    text.append("    ").append(run).append('\n');
    text.append("  }\n}\n");
    return new SourceFile(className, text.toString());
  }

  /** The expression that makes what the key stands for. */
  Expression expression(SourceFile file, String key) {
    for (MethodDeclaration declared : file.type().getMethodsByName(method)) {
      for (SwitchEntry entry : declared.findAll(SwitchEntry.class)) {
        if (entry.getLabels().stream().anyMatch(label -> isString(label, key))
            && entry.getStatements().size() == 1
            && entry.getStatement(0) instanceof ReturnStmt result
            && result.getExpression().isPresent()) {
          return result.getExpression().get();
        }
      }
    }
    throw file.failure("no \"case\" of " + method + " returns an expression for " + key);
  }

  private static boolean isString(Expression label, String value) {
    return label.isStringLiteralExpr() && label.asStringLiteralExpr().asString().equals(value);
  }
}
