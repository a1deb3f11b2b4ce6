package initiative.tournament;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** By which contents are known again: all of it, or only what is neither blank nor comment. */
public final class Likeness {
  private static final int LETTERS = 16;

  private Likeness() {}

  /** A short text that is the same for the same bytes only. */
  static String hash(byte[] content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(digest).substring(0, LETTERS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The same for a text; that of none is empty. */
  public static String hash(String text) {
    return text.isEmpty() ? "" : hash(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same for programs that differ in blanks, line ends and comments only. */
  public static String of(String program, boolean hashComments) {
    return hash(bare(program, hashComments));
  }

  /** A program without blanks and comments; what is between quotation marks stays. */
  static String bare(String program, boolean hashComments) {
    StringBuilder bare = new StringBuilder();
    int i = program.startsWith("\ufeff") ? 1 : 0;
    while (i < program.length()) {
      char c = program.charAt(i);
      if (c == '"' || c == '\'') {
        int end = closing(program, i);
        bare.append(program, i, end);
        i = end;
      } else if (hashComments ? c == '#' : program.startsWith("//", i)) {
        i = endOfLine(program, i);
      } else if (!hashComments && program.startsWith("/*", i)) {
        int end = program.indexOf("*/", i + 2);
        i = end < 0 ? program.length() : end + 2;
      } else {
        if (!Character.isWhitespace(c)) {
          bare.append(c);
        }
        i++;
      }
    }
    return bare.toString();
  }

  private static int endOfLine(String program, int from) {
    int end = program.indexOf('\n', from);
    return end < 0 ? program.length() : end;
  }

  /** Behind the mark that ends a text; one that is not closed ends with its line. */
  private static int closing(String program, int from) {
    char mark = program.charAt(from);
    for (int i = from + 1; i < program.length(); i++) {
      char c = program.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == mark) {
        return i + 1;
      } else if (c == '\n') {
        return i;
      }
    }
    return program.length();
  }
}
