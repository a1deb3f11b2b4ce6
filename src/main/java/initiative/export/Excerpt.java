package initiative.export;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.comments.Comment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The text of a top-level type without the members that nothing needs; all else is as it was. */
final class Excerpt {
  private record Edit(int from, int to, String text) {}

  private final SourceFile file;
  private final Reach reach;
  private final List<Edit> edits = new ArrayList<>();

  private Excerpt(SourceFile file, Reach reach) {
    this.file = file;
    this.reach = reach;
  }

  /**
   * The text of a file's type, with its comment.
   *
   * @param brief whether to leave out the comments of members
   */
  static String of(SourceFile file, Reach reach, boolean mayBePublic, boolean brief) {
    Excerpt excerpt = new Excerpt(file, reach);
    excerpt.dropMembers(file.type(), brief);
    excerpt.rename(file.type());
    if (!mayBePublic) {
      excerpt.dropPublic();
    }
    return withoutStrayBlankLines(excerpt.apply());
  }

  private void dropMembers(TypeDeclaration<?> type, boolean brief) {
    for (BodyDeclaration<?> member : ClassBody.members(type)) {
      if (!reach.isKept(member)) {
        drop(member);
      } else if (member instanceof TypeDeclaration<?> nested) {
        dropMembers(nested, brief);
      } else if (brief) {
        member.getComment().filter(Comment::isJavadocComment).ifPresent(this::dropComment);
      }
    }
  }

  private void dropComment(Comment comment) {
    edits.add(new Edit(lineStart(file.start(comment)), file.end(comment) + 1, ""));
  }

  /**
   * Drops a member with its comment, and with the lines that both stand on if nothing else does.
   */
  private void drop(BodyDeclaration<?> member) {
    String text = file.text();
    int from = file.start(member);
    int lineStart = lineStart(from);
    if (text.substring(lineStart, from).isBlank()) {
      from = lineStart;
      if (member.getComment().isPresent()) {
        int comment = file.start(member.getComment().get());
        int commentLine = lineStart(comment);
        if (text.substring(commentLine, comment).isBlank()) {
          from = commentLine;
        }
      }
    }
    int to = file.end(member);
    int lineEnd = text.indexOf('\n', to) + 1;
    String rest = text.substring(to, lineEnd).trim();
    if (rest.isEmpty() || rest.startsWith("//")) {
      to = lineEnd;
    }
    edits.add(new Edit(from, to, ""));
  }

  private int lineStart(int offset) {
    return file.text().lastIndexOf('\n', offset - 1) + 1;
  }

  private void rename(Node node) {
    String name = reach.uses().renamed().get(node);
    if (name != null) {
      edits.add(new Edit(file.start(node), file.end(node), name));
    }
    node.getChildNodes().forEach(this::rename);
  }

  private void dropPublic() {
    for (Modifier modifier : file.type().getModifiers()) {
      if (modifier.getKeyword() == Modifier.Keyword.PUBLIC) {
        edits.add(new Edit(file.start(modifier), file.end(modifier) + 1, ""));
      }
    }
  }

  private String apply() {
    Node first = file.type().getComment().<Node>map(comment -> comment).orElse(file.type());
    int at = file.start(first);
    StringBuilder text = new StringBuilder();
    edits.sort(Comparator.comparingInt(Edit::from));
    for (Edit edit : edits) {
      text.append(file.text(), at, edit.from).append(edit.text);
      at = edit.to;
    }
    return text.append(file.text(), at, file.end(file.type())).append('\n').toString();
  }

  /** Blank lines are left over where something was dropped: two in a row, or by a brace. */
  private static String withoutStrayBlankLines(String text) {
    StringBuilder tidy = new StringBuilder();
    boolean blankBefore = false;
    for (String line : text.split("\n")) {
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
