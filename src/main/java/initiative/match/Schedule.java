package initiative.match;

import initiative.result.Pairing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;

/**
 * The games of a match: so many against each opponent, from one start after the other. Every game
 * has a seed of its own, which together with its opponent and start replays it; the first has the
 * seed of the whole.
 */
public final class Schedule {
  private static final long LARGEST_SEED = (1L << 53) - 1;

  /** Games that go on at the same time are not more rounds than this apart. */
  private static final int ROUNDS_KEPT = 64;

  private final String game;
  private final List<String> opponents;
  private final boolean choosesSide;
  private final int gamesEach;
  private final long seed;
  private final LongFunction<List<String>> starts;
  private final int startsPerRound;
  private final Map<Integer, List<String>> rounds =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, List<String>> eldest) {
          return size() > ROUNDS_KEPT;
        }
      };

  /**
   * A schedule.
   *
   * @param choosesSide whether the player says first which side it wants to be
   * @param gamesEach how many games there are against each opponent; 0 for one from each start
   * @param starts the starts for a seed, always the same number
   */
  public Schedule(
      String game,
      List<String> opponents,
      boolean choosesSide,
      int gamesEach,
      long seed,
      LongFunction<List<String>> starts) {
    this.game = game;
    this.opponents = opponents;
    this.choosesSide = choosesSide;
    this.seed = seed;
    this.starts = starts;
    this.startsPerRound = starts.apply(seed).size();
    this.gamesEach = gamesEach == 0 ? startsPerRound : gamesEach;
    if ((long) this.gamesEach * opponents.size() > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("there are too many games");
    }
  }

  /** The number of games. */
  public int size() {
    return opponents.size() * gamesEach;
  }

  /** The game of a number, counted from 0. */
  public Pairing pairing(int number) {
    String opponent = opponents.get(number / gamesEach);
    int turn = number % gamesEach;
    String start = start(turn / startsPerRound, turn % startsPerRound);
    return new Pairing(game, opponent, start, choosesSide, false, seed(number));
  }

  /** When all starts have been used there are new ones. */
  private synchronized String start(int round, int index) {
    return rounds.computeIfAbsent(round, number -> starts.apply(seed(number))).get(index);
  }

  private long seed(long number) {
    return number == 0 ? seed : seed(seed, number);
  }

  /** Seeds that have nothing to do with each other, within the range that JSON readers keep. */
  public static long seed(long seed, long number) {
    long mixed = seed + number * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return (mixed ^ mixed >>> 31) & LARGEST_SEED;
  }
}
