package initiative.process;

/** The time that a match has waited for its player; it stands still while others think. */
public final class PlayerClock {
  private long used;
  private long since;

  /** From now on the player is to act. */
  public void start() {
    since = System.nanoTime();
  }

  /** The player has acted. */
  public void stop() {
    used += System.nanoTime() - since;
  }

  /** The nanoseconds since the turn of the player began. */
  public long silence(long now) {
    return now - since;
  }

  /** The nanoseconds until the player breaks a limit; not more than 0 if it has. */
  public long left(long now, Limits limits) {
    long silence = silence(now);
    return Math.min(
        limits.total().toNanos() - used - silence, limits.silence().toNanos() - silence);
  }
}
