package initiative.process;

import java.time.Duration;

/**
 * What a player process may use.
 *
 * @param total the time that the game may wait for the player in all, from its launch to its end
 * @param silence the time that it may wait for one line, or for the end after the closing phrase
 * @param memoryBytes the memory in use by the process and its descendants, where the system tells
 * @param outputBytes the size of its output, and likewise of its error output
 */
public record Limits(Duration total, Duration silence, long memoryBytes, long outputBytes) {
  public static final long MEGABYTE = 1L << 20;
  private static final long OUTPUT = 8 * MEGABYTE;

  /** Limits for a program that is still being written, with time enough for any language. */
  public static Limits relaxed() {
    return of(Duration.ofSeconds(10), Duration.ofSeconds(5), 256);
  }

  public static Limits of(Duration total, Duration silence, int megabytes) {
    return new Limits(total, silence, megabytes * MEGABYTE, OUTPUT);
  }
}
