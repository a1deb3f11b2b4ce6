package initiative.slice;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePathScanner;
import java.util.List;

/** Goes through code and past what never comes to pass in a program. */
abstract class LiveScanner extends TreePathScanner<Void, Void> {
  protected final Folding folding;

  LiveScanner(Folding folding) {
    this.folding = folding;
  }

  /** Takes note of a place of which only some parts, or none, may come to pass. */
  protected void fold(List<Tree> live) {}

  private boolean isFolded() {
    List<Tree> live = folding.live(getCurrentPath());
    if (live == null) {
      return false;
    }
    fold(live);
    scan(live, null);
    return true;
  }

  @Override
  public Void visitIf(IfTree node, Void none) {
    return isFolded() ? null : super.visitIf(node, none);
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpressionTree node, Void none) {
    return isFolded() ? null : super.visitConditionalExpression(node, none);
  }

  @Override
  public Void visitBinary(BinaryTree node, Void none) {
    return isFolded() ? null : super.visitBinary(node, none);
  }

  @Override
  public Void visitUnary(UnaryTree node, Void none) {
    return isFolded() ? null : super.visitUnary(node, none);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree node, Void none) {
    return isFolded() ? null : super.visitMethodInvocation(node, none);
  }
}
