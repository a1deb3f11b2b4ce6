package initiative.interactor;

/** How a judge learns what became of a game: by an exit code, and by a line where it looks. */
public interface Report {
  /**
   * Whether a player that has failed is read to its end, so that it does not die of a pipe without
   * a reader, which some judges would hold against it. Others let it know that there is nothing
   * more to come only when the interactor has left, and both would wait for ever.
   */
  boolean hearsOut();

  /** The exit code for a player that has passed. */
  int accepted(String line);

  /** The exit code for a player that has not. */
  int wrong(Verdict verdict, String line);

  /** The exit code for a fault that is none of the player's. */
  int fault(String line);
}
