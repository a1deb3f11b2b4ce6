package initiative.slice;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** The text of a top-level type without the members that nothing needs; all else is as it was. */
final class Excerpt {
  /** Another text for a part of a file. */
  record Edit(int from, int to, String text) {}

  private final Analysis analysis;
  private final Needed needed;
  private final String text;
  private final List<Edit> edits = new ArrayList<>();

  private Excerpt(Analysis analysis, Needed needed, TreePath path) throws IOException {
    this.analysis = analysis;
    this.needed = needed;
    CompilationUnitTree unit = path.getCompilationUnit();
    this.text = unit.getSourceFile().getCharContent(true) + "\n"; // so that every line has its end
    edits.addAll(needed.names().renamed(unit));
  }

  /** The text of a type, with its comment. */
  static String of(Analysis analysis, Needed needed, TypeElement type, boolean mayBePublic)
      throws IOException {
    TreePath path = analysis.path(type);
    Excerpt excerpt = new Excerpt(analysis, needed, path);
    excerpt.dropMembers(path);
    if (!mayBePublic) {
      excerpt.dropPublic(path);
    }
    int from = excerpt.commentStart(analysis.start(path));
    return withoutStrayBlankLines(excerpt.apply(from, analysis.end(path)));
  }

  private void dropMembers(TreePath type) {
    for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
      TreePath at = new TreePath(type, member);
      if (!needed.isKept(member)) {
        drop(analysis.start(at), analysis.end(at));
      } else if (needed.isBare(member)) {
        dropBody(at);
      } else if (!(member instanceof ClassTree)) {
        edits.addAll(Folds.of(analysis, needed.folding(), text, at));
      } else {
        dropMembers(at);
      }
    }
  }

  /** Leaves a method without its body, which never runs. */
  private void dropBody(TreePath at) {
    MethodTree method = (MethodTree) at.getLeaf();
    int body = analysis.start(new TreePath(at, method.getBody()));
    int head = body;
    while (Character.isWhitespace(text.charAt(head - 1))) {
      head--;
    }
    edits.add(new Edit(head, analysis.end(at), ";"));
    int type = analysis.start(new TreePath(at, method.getReturnType()));
    int from = analysis.start(at);
    int by = text.substring(from, type).lastIndexOf("default ");
    if (by >= 0) {
      edits.add(new Edit(from + by, from + by + "default ".length(), ""));
    } else {
      int parameters = text.substring(from, type).indexOf('<');
      int place = parameters < 0 ? type : from + parameters;
      edits.add(new Edit(place, place, "abstract "));
    }
  }

  /**
   * Drops a member with its comment, and with the lines that both stand on if nothing else does.
   */
  private void drop(int start, int end) {
    int lineEnd = text.indexOf('\n', end) + 1;
    String rest = text.substring(end, lineEnd).strip();
    boolean endsLine = rest.isEmpty() || rest.matches("//.*|/\\*.*\\*/");
    int lineStart = lineStart(start);
    boolean beginsLine = text.substring(lineStart, start).isBlank();
    edits.add(
        new Edit(
            beginsLine ? lineStart(commentStart(start)) : start, endsLine ? lineEnd : end, ""));
  }

  /** Where the comments begin that stand right above a place; the place itself if none do. */
  private int commentStart(int place) {
    int from = place;
    while (lineStart(from) > 0) {
      int above = lineStart(lineStart(from) - 1);
      String line = text.substring(above, lineStart(from)).strip();
      int start = above + text.substring(above).indexOf(line);
      if (line.endsWith("*/")) {
        start = text.lastIndexOf("/*", lineStart(from));
      } else if (!line.startsWith("//")) {
        return from;
      }
      if (!text.substring(lineStart(start), start).isBlank()) {
        return from;
      }
      from = start;
    }
    return from;
  }

  private int lineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Drops the modifier, which stands before or behind the annotations. */
  private void dropPublic(TreePath path) {
    ClassTree type = (ClassTree) path.getLeaf();
    if (type.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
      TreePath modifiers = new TreePath(path, type.getModifiers());
      int from = analysis.start(path);
      for (AnnotationTree annotation : type.getModifiers().getAnnotations()) {
        TreePath at = new TreePath(modifiers, annotation);
        from = text.startsWith("public", from) ? from : analysis.end(at);
      }
      from = text.indexOf("public", from);
      int to = from + "public".length();
      while (Character.isWhitespace(text.charAt(to))) {
        to++;
      }
      edits.add(new Edit(from, to, ""));
    }
  }

  private String apply(int from, int to) {
    StringBuilder result = new StringBuilder();
    int at = from;
    edits.sort(Comparator.comparingInt(Edit::from).thenComparingInt(edit -> -edit.to));
    for (Edit edit : edits) {
      // what the compiler has made up, such as the types of a lambda's parameters, has no end
      boolean isWritten = edit.from <= edit.to;
      if (isWritten && edit.from >= at && edit.to <= to) {
        result.append(text, at, edit.from).append(edit.text);
        at = edit.to;
      }
    }
    return result.append(text, at, to).append('\n').toString();
  }

  /** Blank lines are left over where something was dropped: two in a row, or by a brace. */
  private static String withoutStrayBlankLines(String text) {
    StringBuilder tidy = new StringBuilder();
    boolean blankBefore = false;
    for (String line : text.split("\r?\n")) {
      if (line.isBlank()) {
        blankBefore = true;
        continue;
      }
      boolean afterBrace = tidy.length() > 1 && tidy.charAt(tidy.length() - 2) == '{';
      if (blankBefore && !afterBrace && !line.strip().startsWith("}")) {
        tidy.append('\n');
      }
      tidy.append(line).append('\n');
      blankBefore = false;
    }
    return tidy.toString();
  }
}
