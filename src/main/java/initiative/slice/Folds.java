package initiative.slice;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The edits that leave out of a member what never comes to pass. */
final class Folds extends LiveScanner {
  private static final Set<Tree.Kind> LEAVING =
      Set.of(Tree.Kind.RETURN, Tree.Kind.THROW, Tree.Kind.BREAK, Tree.Kind.CONTINUE);

  private final Analysis analysis;
  private final String text;
  private final List<Excerpt.Edit> edits = new ArrayList<>();

  private Folds(Analysis analysis, Folding folding, String text) {
    super(folding);
    this.analysis = analysis;
    this.text = text;
  }

  /** The edits in a member, whose file has this text. */
  static List<Excerpt.Edit> of(Analysis analysis, Folding folding, String text, TreePath member) {
    Folds folds = new Folds(analysis, folding, text);
    folds.scan(member, null);
    return folds.edits;
  }

  /** Writes what is left: an expression as what it always is, or as the only part that counts. */
  @Override
  protected void fold(List<Tree> live) {
    if (getCurrentPath().getLeaf() instanceof IfTree branch) {
      foldBranch(branch, live);
    } else {
      keep(live, live.isEmpty() ? folding.value(getCurrentPath()).toString() : "");
    }
  }

  private void foldBranch(IfTree branch, List<Tree> live) {
    TreePath parent = getCurrentPath().getParentPath();
    if (parent.getLeaf() instanceof IfTree before && before.getElseStatement() == branch) {
      foldElse(new TreePath(parent, before.getThenStatement()), live);
    } else if (!(parent.getLeaf() instanceof BlockTree)
        || !live.isEmpty() && !canStandAlone(live.get(0))) {
      keep(live, live.isEmpty() ? "{}" : "if (true) ");
    } else {
      foldLines(live);
    }
  }

  /** Behind "else" stands what is left, or nothing does, and there is no "else". */
  private void foldElse(TreePath before, List<Tree> live) {
    if (live.isEmpty()) {
      int end = analysis.end(getCurrentPath());
      edits.add(new Excerpt.Edit(analysis.end(before), end, ""));
    } else {
      keep(live, "");
    }
  }

  /** Writes what is left behind something else. */
  private void keep(List<Tree> live, String text) {
    int start = analysis.start(getCurrentPath());
    int end = analysis.end(getCurrentPath());
    if (live.isEmpty()) {
      edits.add(new Excerpt.Edit(start, end, text));
      return;
    }
    TreePath part = new TreePath(getCurrentPath(), live.get(0));
    edits.add(new Excerpt.Edit(start, analysis.start(part), text));
    edits.add(new Excerpt.Edit(analysis.end(part), end, ""));
  }

  /** Leaves the lines of a block in the place of the whole, or none. */
  private void foldLines(List<Tree> live) {
    int from = lineStart(analysis.start(getCurrentPath()));
    int to = lineEnd(analysis.end(getCurrentPath()));
    if (live.isEmpty()) {
      edits.add(new Excerpt.Edit(from, to, ""));
      return;
    }
    TreePath block = new TreePath(getCurrentPath(), live.get(0));
    int first = lineEnd(analysis.start(block));
    int last = lineStart(analysis.end(block) - 1);
    edits.add(new Excerpt.Edit(from, first, ""));
    edits.add(new Excerpt.Edit(last, to, ""));
    for (int line = first; line < last; line = lineEnd(line)) {
      if (text.startsWith("  ", line)) {
        edits.add(new Excerpt.Edit(line, line + 2, ""));
      }
    }
  }

  /** Whether the statements of a block may stand where it stood, without hiding what follows. */
  private static boolean canStandAlone(Tree tree) {
    if (!(tree instanceof BlockTree block) || block.getStatements().isEmpty()) {
      return false;
    }
    List<? extends StatementTree> statements = block.getStatements();
    return statements.stream().noneMatch(VariableTree.class::isInstance)
        && !LEAVING.contains(statements.get(statements.size() - 1).getKind());
  }

  private int lineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  private int lineEnd(int offset) {
    return text.indexOf('\n', offset) + 1;
  }
}
