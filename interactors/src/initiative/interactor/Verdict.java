package initiative.interactor;

/** A referee's ruling with its reason in one sentence, and the player's line that it is about. */
public final class Verdict {
  public final Ruling ruling;

  /** The number of the line, counted from 1; 0 if it is about the game as a whole. */
  public final int line;

  public final Sentence reason;

  private final String brief;

  private Verdict(Ruling ruling, int line, Sentence reason, String brief) {
    this.ruling = ruling;
    this.line = line;
    this.reason = reason;
    this.brief = brief;
  }

  static Verdict accepted(Sentence reason) {
    return new Verdict(Ruling.ACCEPTED, 0, reason, Ruling.ACCEPTED.toString());
  }

  /** A verdict on the player's line of the given number; the cause may be in an earlier one. */
  static Verdict against(Ruling ruling, int line, Sentence reason, Cause cause) {
    return new Verdict(ruling, line, reason, cause.after(ruling));
  }

  public boolean isAccepted() {
    return ruling == Ruling.ACCEPTED;
  }

  /** What it is about, in no more characters than a site shows; of an accepted game nothing. */
  public String brief() {
    return brief;
  }

  /** The whole verdict in one line. */
  @Override
  public String toString() {
    return ruling + (line == 0 ? ": " : ", line " + line + ": ") + reason;
  }
}
