package initiative.match;

/** The time that a match has waited for its player; it stands still while others think. */
final class PlayerClock {
  private long used;
  private long since;

  /** From now on the player is to act. */
  void start() {
    since = System.nanoTime();
  }

  /** The player has acted. */
  void stop() {
    used += System.nanoTime() - since;
  }

  /** The nanoseconds since the player last became to act. */
  long silence(long now) {
    return now - since;
  }

  /** The nanoseconds until the player breaks a limit; not more than 0 if it has. */
  long left(long now, Limits limits) {
    long silence = silence(now);
    return Math.min(
        limits.total().toNanos() - used - silence, limits.silence().toNanos() - silence);
  }
}
