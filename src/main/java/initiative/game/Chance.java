package initiative.game;

import java.util.Random;

/** The source of random choices. */
public final class Chance {
  private final Random random;

  /** Choices that nobody can foresee. */
  public Chance() {
    random = new Random();
  }

  /** Choices that are the same in every run with the same seed. */
  public Chance(long seed) {
    random = new Random(scattered(seed));
  }

  /**
   * The seed with its bits mixed, since {@link Random} begins alike for seeds that lie near each
   * other: without this the seeds 1, 2, 3, ... would nearly all open a game with the same move.
   */
  private static long scattered(long seed) {
    long mixed = (seed ^ seed >>> 31) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 29) * 0xD1B54A32D192ED03L;
    return mixed ^ mixed >>> 32;
  }

  /** A number from 0 to bound - 1, each with the same chance. */
  public int below(int bound) {
    return bound == 1 ? 0 : random.nextInt(bound);
  }

  /** The same for a bound that need not fit an int. */
  public long below(long bound) {
    if (bound <= Integer.MAX_VALUE) {
      return below((int) bound);
    }
    long bits;
    long drawn;
    do {
      bits = random.nextLong() >>> 1;
      drawn = bits % bound;
    } while (bits - drawn + (bound - 1) < 0);
    return drawn;
  }
}
