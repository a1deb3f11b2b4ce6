package initiative.game;

/** Input that breaks the protocol; the message is one line for people. */
public final class BadInput extends Exception {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST_QUOTE = 60;

  public BadInput(String message) {
    super(message, null, false, false);
  }

  /** Bad input in a line of the given number: what was read, null for the end of the input. */
  public BadInput(int lineNumber, String read, String expected) {
    this(
        "line "
            + lineNumber
            + ": "
            + (read == null ? "the input ended" : "read " + quote(read))
            + ", expected "
            + expected);
  }

  /** The line in quotation marks, cut if it is long, with its unprintable characters escaped. */
  public static String quote(String line) {
    if (line.isEmpty()) {
      return "an empty line";
    }
    StringBuilder quoted = new StringBuilder("\"");
    int shown = Math.min(line.length(), LONGEST_QUOTE);
    for (int i = 0; i < shown; i++) {
      char c = line.charAt(i);
      if (c < ' ' || c > '~') {
        quoted.append("\\x").append(Character.forDigit(c >> 4 & 15, 16));
        quoted.append(Character.forDigit(c & 15, 16));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append(shown < line.length() ? "...\"" : "\"").toString();
  }
}
