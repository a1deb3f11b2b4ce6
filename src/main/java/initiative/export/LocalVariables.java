package initiative.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.nodeTypes.NodeWithStatements;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.ArrayList;
import java.util.List;

/** Finds local variables and parameters by the rules of their scopes. */
final class LocalVariables {
  private LocalVariables() {}

  /**
   * The declaration of the local variable or parameter of this name that a node can see, or null if
   * there is none inside the class body around it.
   */
  static Node declaration(String name, Node node, Node body) {
    Node inner = node;
    Node outer = node.getParentNode().orElse(null);
    while (outer != null && outer != body) {
      for (Node declared : declaredBy(outer, inner)) {
        if (((NodeWithSimpleName<?>) declared).getNameAsString().equals(name)) {
          return declared;
        }
      }
      inner = outer;
      outer = outer.getParentNode().orElse(null);
    }
    return null;
  }

  /** What a node declares for a part of it. */
  private static List<Node> declaredBy(Node outer, Node inner) {
    List<Node> declared = new ArrayList<>();
    if (outer instanceof NodeWithStatements<?> block) {
      for (Statement statement : block.getStatements()) {
        if (statement == inner) {
          break;
        }
        if (statement instanceof ExpressionStmt expression) {
          addVariables(expression.getExpression(), declared);
        }
      }
    } else if (outer instanceof ForStmt loop) {
      loop.getInitialization().forEach(each -> addVariables(each, declared));
    } else if (outer instanceof ForEachStmt loop && inner != loop.getIterable()) {
      addVariables(loop.getVariable(), declared);
    } else if (outer instanceof TryStmt attempt && !attempt.getCatchClauses().contains(inner)) {
      attempt.getResources().forEach(each -> addVariables(each, declared));
    } else if (outer instanceof CatchClause handler) {
      declared.add(handler.getParameter());
    } else if (outer instanceof LambdaExpr lambda) {
      declared.addAll(lambda.getParameters());
    } else if (outer instanceof CallableDeclaration<?> callable && !(inner instanceof Parameter)) {
      declared.addAll(callable.getParameters());
    } else if (outer instanceof VariableDeclarator variable && isLocal(variable)) {
      declared.add(variable);
    }
    return declared;
  }

  private static boolean isLocal(VariableDeclarator variable) {
    return !(variable.getParentNode().orElse(null) instanceof BodyDeclaration);
  }

  private static void addVariables(Expression expression, List<Node> declared) {
    if (expression.isVariableDeclarationExpr()) {
      declared.addAll(expression.asVariableDeclarationExpr().getVariables());
    }
  }
}
