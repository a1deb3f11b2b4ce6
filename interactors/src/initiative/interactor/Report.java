package initiative.interactor;

/** How a judge learns what became of a game: by an exit code, and by a line where it looks. */
public interface Report {
  /** The exit code for a player that has passed. */
  int accepted(String line);

  /** The exit code for a player that has not. */
  int wrong(Verdict verdict, String line);

  /** The exit code for a fault that is none of the player's. */
  int fault(String line);
}
