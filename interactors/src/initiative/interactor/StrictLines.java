package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.LineSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The lines of a file that people write and programs of all kinds read: of printable characters,
 * each with a line feed behind it, the words one blank apart, and no number with a sign or a zero
 * in front that means nothing.
 */
final class StrictLines implements LineSource {
  private final String text;
  private int from;
  private int lineNumber;

  StrictLines(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      bytes.write(buffer, 0, count);
    }
    text = new String(bytes.toByteArray(), StandardCharsets.ISO_8859_1);
  }

  @Override
  public String readLine() throws BadInput {
    lineNumber++;
    if (from == text.length()) {
      return null;
    }
    int end = text.indexOf('\n', from);
    if (end < 0) {
      throw new BadInput(lineNumber, text.substring(from), "a line end (LF) behind it");
    }
    String line = text.substring(from, end);
    from = end + 1;
    check(line);
    return line;
  }

  @Override
  public int lineNumber() {
    return lineNumber;
  }

  private void check(String line) throws BadInput {
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) < ' ' || line.charAt(i) > '~') {
        throw new BadInput(lineNumber, line, "printable characters and a line end (LF)");
      }
    }
    for (String word : line.split(" ", -1)) {
      if (word.isEmpty() && !line.isEmpty()) {
        throw new BadInput(lineNumber, line, "single blanks, and none at the ends of the line");
      }
      if (isOddNumber(word)) {
        throw new BadInput(lineNumber, line, "numbers without a plus or a zero in front");
      }
    }
  }

  /** Whether a word is an integer as nobody writes it, such as 007, +7 or -0. */
  private static boolean isOddNumber(String word) {
    boolean signed = word.startsWith("-") || word.startsWith("+");
    String digits = signed ? word.substring(1) : word;
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return false;
      }
    }
    boolean zeroInFront = digits.startsWith("0") && (signed || digits.length() > 1);
    return zeroInFront || word.startsWith("+") && !digits.isEmpty();
  }
}
