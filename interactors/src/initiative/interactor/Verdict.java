package initiative.interactor;

/** A referee's ruling with its reason in one sentence, and the player's line that it is about. */
public final class Verdict {
  public final Ruling ruling;

  /** The number of the line, counted from 1; 0 if it is about the game as a whole. */
  public final int line;

  public final String reason;

  public Verdict(Ruling ruling, int line, String reason) {
    this.ruling = ruling;
    this.line = line;
    this.reason = reason;
  }

  public boolean isAccepted() {
    return ruling == Ruling.ACCEPTED;
  }

  /** The whole verdict in one line. */
  @Override
  public String toString() {
    return ruling + (line == 0 ? ": " : ", line " + line + ": ") + reason;
  }
}
