package initiative.process;

import java.time.Duration;

/**
 * What a player process may use.
 *
 * @param cpu the processor time of the player and all that it starts, as judges count it
 * @param silence the time that it may be idle while a line, or its end, is waited for
 * @param wall the time that the game may wait for the player in all, several times its processor
 *     time; where the system tells, it does not count that processors were busy with others
 * @param memoryBytes the memory in use by the process and its descendants, where the system tells
 * @param outputBytes the size of its output, and likewise of its error output
 */
public record Limits(
    Duration cpu, Duration silence, Duration wall, long memoryBytes, long outputBytes) {
  public static final long MEGABYTE = 1L << 20;

  /** No honest player starts as many. */
  public static final int MOST_PROCESSES = 150;

  private static final long OUTPUT = 8 * MEGABYTE;
  private static final int WALL_FACTOR = 5;
  private static final Duration LEAST_WALL = Duration.ofSeconds(20);

  /** Limits for a program that is still being written, with time enough for any language. */
  public static Limits relaxed() {
    return of(Duration.ofSeconds(10), Duration.ofSeconds(5), 256);
  }

  public static Limits of(Duration cpu, Duration silence, int megabytes) {
    Duration wall = cpu.multipliedBy(WALL_FACTOR);
    return new Limits(
        cpu,
        silence,
        wall.compareTo(LEAST_WALL) < 0 ? LEAST_WALL : wall,
        megabytes * MEGABYTE,
        OUTPUT);
  }

  /** The same with another limit of waiting. */
  public Limits withWall(Duration other) {
    return new Limits(cpu, silence, other, memoryBytes, outputBytes);
  }

  /** The same with another limit of memory. */
  public Limits withMemory(long bytes) {
    return new Limits(cpu, silence, wall, bytes, outputBytes);
  }
}
