package initiative.game;

/** The lines of the protocol that are no moves. */
public final class Phrase {
  public static final String WIN = "I won!";
  public static final String YOU_WON = "You won...";
  public static final String I_LOST = "I lost...";
  public static final String DRAW = "Draw.";

  /** Before the sums of both sides. */
  public static final String FINISH = "FINISH ";

  /** What the judge says to break off a game that may go on for ever; it is drawn then. */
  public static final String NO_END = "DRAW";

  /** What the judge says to stop a game that takes long; it is decided by what it has come to. */
  public static final String ENOUGH = "STOP";

  public static final String FIRST = "first";
  public static final String SECOND = "second";

  private static final String[] CLOSING = {WIN, YOU_WON, I_LOST, DRAW, FINISH};

  private Phrase() {}

  /** The phrase with which a game of one player's sum ends. */
  public static String finish(long sum) {
    return new StringBuilder(FINISH).append(sum).toString();
  }

  /** The phrase with which a game of sums ends. */
  public static String finish(long mine, long theirs) {
    return new StringBuilder(FINISH).append(mine).append(' ').append(theirs).toString();
  }

  /** Whether a line is a closing phrase, be it misspelled; sums stand in one of them only. */
  public static boolean isClosing(String line) {
    String letters = letters(line);
    boolean digits = false;
    for (int i = 0; i < line.length(); i++) {
      digits |= Character.isDigit(line.charAt(i));
    }
    for (String phrase : CLOSING) {
      if (letters.equals(letters(phrase)) && (!digits || phrase.equals(FINISH))) {
        return true;
      }
    }
    return false;
  }

  /** The letters of a line, made small. */
  private static String letters(String line) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      if (Character.isLetter(line.charAt(i))) {
        letters.append(Character.toLowerCase(line.charAt(i)));
      }
    }
    return letters.toString();
  }
}
