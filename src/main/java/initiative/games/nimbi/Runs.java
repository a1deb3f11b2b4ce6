package initiative.games.nimbi;

/** Runs in a set of cells, of which those that are neighbours lie a step of bits apart. */
final class Runs {
  private Runs() {}

  /** The cells at which runs begin. */
  static long beginnings(long cells, int step) {
    return cells & ~(cells << step);
  }

  /** The run that begins at a cell. */
  static long from(long beginning, long cells, int step) {
    long run = beginning;
    for (long next = beginning << step & cells; next != 0; next = next << step & cells) {
      run |= next;
    }
    return run;
  }

  /** The run through a cell. */
  static long through(long cell, long cells, int step) {
    long beginning = cell;
    while ((beginning >>> step & cells) != 0) {
      beginning >>>= step;
    }
    return from(beginning, cells, step);
  }
}
