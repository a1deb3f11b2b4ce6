package initiative.process;

/**
 * What a player and all that it has started use at a moment.
 *
 * @param cpuNanos the processor time so far
 * @param memoryBytes the memory, 0 where the system does not tell
 * @param processes how many there are
 * @param isIdle whether none of them computes or wants to
 */
public record Usage(long cpuNanos, long memoryBytes, int processes, boolean isIdle) {}
