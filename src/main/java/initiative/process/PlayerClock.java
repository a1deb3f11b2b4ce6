package initiative.process;

/**
 * The time of a player: what it computes, how long it is idle in its turn, and how long the match
 * has waited for it, which stands still while others think. That it waits for a processor which
 * others use does not count as idle.
 */
public final class PlayerClock {
  /** Between two looks no more counts as idle than this, since the judge may be starved itself. */
  private static final long LONGEST_SPAN = 60_000_000;

  /** How many times the limit of the wall clock a busy machine may take. */
  private static final int MOST_FORGIVEN = 10;

  /** A limit that a player can break. */
  public enum Breach {
    CPU,
    SILENCE,
    WALL
  }

  private final Limits limits;
  private long waited;
  private long since;
  private long idle;
  private long lastLook;
  private long cpu;
  private long forgiven;

  public PlayerClock(Limits limits) {
    this.limits = limits;
  }

  /** From now on the player is to act. */
  public void start() {
    since = System.nanoTime();
    idle = 0;
  }

  /** The player has acted. */
  public void stop() {
    waited += System.nanoTime() - since;
  }

  /** The player says something, be it no whole line yet. */
  public void hear() {
    idle = 0;
  }

  /** Takes note of what the player uses. */
  public void look(long now, Usage usage) {
    long span = now - Math.max(lastLook, since);
    idle += usage.isIdle() ? Math.min(span, LONGEST_SPAN) : 0;
    cpu = usage.cpuNanos();
    lastLook = now;
  }

  /** How long ago the last look was. */
  public long sinceLook(long now) {
    return now - lastLook;
  }

  /** The processor time at the last look. */
  public long cpu() {
    return cpu;
  }

  /** How long it has been idle in its turn, as far as has been seen. */
  public long idle() {
    return idle;
  }

  /** How long it has been its turn. */
  public long turn(long now) {
    return now - since;
  }

  /** The limit that has been broken, or null. */
  public Breach breach(long now) {
    if (cpu > limits.cpu().toNanos()) {
      return Breach.CPU;
    }
    if (idle >= limits.silence().toNanos()) {
      return Breach.SILENCE;
    }
    return waited(now) - forgiven >= limits.wall().toNanos() ? Breach.WALL : null;
  }

  /**
   * Takes off the wall clock what the machine was busy with others; not without end, since nobody
   * wants to wait for ever.
   */
  public void forgive(long nanos) {
    forgiven = Math.min(nanos, MOST_FORGIVEN * limits.wall().toNanos());
  }

  private long waited(long now) {
    return waited + turn(now);
  }
}
