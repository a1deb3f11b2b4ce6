package initiative.cli;

import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.io.Closeable;

/** Tells about the games of a match while they are played. */
interface MatchReport extends Closeable {

  /** Takes note that a game is about to begin; several may go on at the same time. */
  default void announce(Pairing pairing) {}

  /** Takes note of the next result; gives whether it makes sense to go on. */
  boolean show(MatchResult result);

  /** Sums up, and tells whether the player was accepted in every game. */
  boolean finish();
}
