package initiative.slice;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/**
 * What is always the same in one program. A method that may mean several ones in the sources, such
 * as whether a game has chance, means but one in a program with one game; if that returns true,
 * false or null, so does every call of it, and what can never come to pass is left out.
 */
final class Folding {
  private enum Known {
    TRUE,
    FALSE,
    NULL;

    static Known of(boolean value) {
      return value ? TRUE : FALSE;
    }
  }

  private final Analysis analysis;
  private final Runs runs;
  private final Map<ExecutableElement, Known> results = new HashMap<>();

  /**
   * What is the same wherever only these bodies may run.
   *
   * @param runs of a program, or of one that is larger; null if nothing is known
   */
  Folding(Analysis analysis, Runs runs) {
    this.analysis = analysis;
    this.runs = runs;
  }

  /** Whether an expression is always true or always false; null if neither is known. */
  Boolean value(TreePath at) {
    Known known = runs == null || at.getLeaf() instanceof LiteralTree ? null : known(at);
    return known == null || known == Known.NULL ? null : (Boolean) (known == Known.TRUE);
  }

  /** The parts of an expression or a statement that may come to pass; null if all may. */
  List<Tree> live(TreePath at) {
    Tree tree = at.getLeaf();
    if (tree instanceof ExpressionTree && value(at) != null) {
      return List.of();
    }
    if (tree instanceof IfTree branch) {
      Boolean value = value(new TreePath(at, branch.getCondition()));
      return chosen(value, branch.getThenStatement(), branch.getElseStatement());
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      Boolean value = value(new TreePath(at, choice.getCondition()));
      return chosen(value, choice.getTrueExpression(), choice.getFalseExpression());
    }
    boolean joins =
        Set.of(Tree.Kind.CONDITIONAL_AND, Tree.Kind.CONDITIONAL_OR).contains(tree.getKind());
    if (joins && tree instanceof BinaryTree binary) {
      boolean left = value(new TreePath(at, binary.getLeftOperand())) != null;
      boolean right = value(new TreePath(at, binary.getRightOperand())) != null;
      return left
          ? List.of(binary.getRightOperand())
          : right && isNeutral(at, binary) ? List.of(binary.getLeftOperand()) : null;
    }
    return null;
  }

  private static List<Tree> chosen(Boolean value, Tree yes, Tree no) {
    if (value == null) {
      return null;
    }
    return value ? List.of(yes) : no == null ? List.of() : List.of(no);
  }

  /** Whether the second operand leaves the first one as it is. */
  private boolean isNeutral(TreePath at, BinaryTree binary) {
    boolean and = binary.getKind() == Tree.Kind.CONDITIONAL_AND;
    return value(new TreePath(at, binary.getRightOperand())) == and;
  }

  private Known known(TreePath at) {
    Tree tree = at.getLeaf();
    if (tree instanceof ParenthesizedTree inner) {
      return known(new TreePath(at, inner.getExpression()));
    }
    if (tree instanceof LiteralTree literal) {
      boolean isNull = literal.getKind() == Tree.Kind.NULL_LITERAL;
      return isNull ? Known.NULL : literal.getValue() instanceof Boolean is ? Known.of(is) : null;
    }
    if (tree instanceof UnaryTree not && not.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      Known value = known(new TreePath(at, not.getExpression()));
      return value == null ? null : Known.of(value == Known.FALSE);
    }
    if (tree instanceof BinaryTree binary) {
      return known(
          binary.getKind(),
          known(new TreePath(at, binary.getLeftOperand())),
          known(new TreePath(at, binary.getRightOperand())));
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      Known value = known(new TreePath(at, choice.getCondition()));
      boolean yes = value == Known.TRUE;
      Tree chosen = yes ? choice.getTrueExpression() : choice.getFalseExpression();
      return value == null ? null : known(new TreePath(at, chosen));
    }
    return tree instanceof MethodInvocationTree call ? result(at, call) : null;
  }

  /** What two operands come to; the second one does not count where the first one decides. */
  private static Known known(Tree.Kind kind, Known left, Known right) {
    if (left == null) {
      return null;
    }
    return switch (kind) {
      case CONDITIONAL_AND -> left == Known.FALSE ? left : right;
      case CONDITIONAL_OR -> left == Known.TRUE ? left : right;
      case EQUAL_TO -> right == null ? null : Known.of(left == right);
      case NOT_EQUAL_TO -> right == null ? null : Known.of(left != right);
      default -> null;
    };
  }

  /** What a call returns if that is always the same, and if there is no more to it. */
  private Known result(TreePath at, MethodInvocationTree call) {
    boolean isPure =
        isPure(call.getMethodSelect()) && call.getArguments().stream().allMatch(Folding::isPure);
    boolean isPlain =
        analysis.trees().getElement(at) instanceof ExecutableElement method
            && analysis.isOurs(method)
            && !call.getMethodSelect().toString().contains("super.");
    return isPure && isPlain ? result((ExecutableElement) analysis.trees().getElement(at)) : null;
  }

  private static boolean isPure(Tree tree) {
    return tree instanceof IdentifierTree
        || tree instanceof LiteralTree
        || tree instanceof ParenthesizedTree inner && isPure(inner.getExpression())
        || tree instanceof TypeCastTree cast && isPure(cast.getExpression())
        || tree instanceof MemberSelectTree select && isPure(select.getExpression());
  }

  private Known result(ExecutableElement method) {
    if (!results.containsKey(method)) {
      results.put(method, null); // nothing is known while it is looked for
      Known first = null;
      boolean same = true;
      for (ExecutableElement each : runs.meanings(method)) {
        Known known = returned(analysis.trees().getPath(each));
        same &= known != null && (first == null || first == known);
        first = known;
      }
      results.put(method, same ? first : null);
    }
    return results.get(method);
  }

  /** What a method returns if it does nothing else. */
  private Known returned(TreePath at) {
    BlockTree body = at == null ? null : ((MethodTree) at.getLeaf()).getBody();
    if (body == null
        || body.getStatements().size() != 1
        || !(body.getStatements().get(0) instanceof ReturnTree last)
        || last.getExpression() == null) {
      return null;
    }
    TreePath statement = new TreePath(new TreePath(at, body), last);
    return known(new TreePath(statement, last.getExpression()));
  }
}
