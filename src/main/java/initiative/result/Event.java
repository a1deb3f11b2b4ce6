package initiative.result;

import initiative.interactor.Turn;

/**
 * Something that happened in a match.
 *
 * @param nanos the time since the match began
 * @param text a line without its end, or a remark
 * @param turn the half-move that the line made; null if it made none
 */
public record Event(long nanos, Kind kind, String text, Turn<?, ?> turn) {

  /** Whose line it is. */
  public enum Kind {
    /** A line from the judge to the player. */
    JUDGE,
    /** A line from the player to the judge. */
    PLAYER,
    /** A line that the player wrote to its standard error. */
    ERROR,
    /** A remark of the runner. */
    REMARK
  }

  public double millis() {
    return nanos / 1e6;
  }
}
