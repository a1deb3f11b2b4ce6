package initiative.game;

/** Input that breaks the protocol; the message is one line for people. */
public final class BadInput extends Exception {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST = 60;

  public BadInput(String message) {
    super(message, null, false, false);
  }

  /** Bad input in a line of the given number: what was read, null for the end of the input. */
  public BadInput(int lineNumber, String read, String expected) {
    this(
        ("line " + lineNumber + ": ")
            + (read == null ? "the input ended" : "read " + quote(read))
            + (", expected " + expected));
  }

  /** The line in quotation marks, cut if it is long, with its unprintable characters escaped. */
  public static String quote(String line) {
    StringBuilder quoted = new StringBuilder();
    for (int i = 0; i < Math.min(line.length(), LONGEST); i++) {
      char c = line.charAt(i);
      quoted.append(c < ' ' || c > '~' ? String.format("\\x%02x", (int) c) : Character.toString(c));
    }
    String end = line.length() > LONGEST ? "...\"" : "\"";
    return line.isEmpty() ? "an empty line" : '"' + quoted.append(end).toString();
  }
}
