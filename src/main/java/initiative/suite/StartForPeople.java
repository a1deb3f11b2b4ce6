package initiative.suite;

import initiative.catalogue.Definition;
import initiative.match.Lineup;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.util.List;

/** Chooses a usual start from which a person can win, in a game that is neither short nor long. */
public final class StartForPeople {
  private static final int SHORT = 4;
  private static final int LONG = 40;
  private static final int PERFECT = 7;

  private StartForPeople() {}

  /**
   * The first of the usual starts that is as good as any.
   *
   * @param sidesExchanged whether the side begins that would not by the rules
   */
  public static String choose(Definition<?, ?> game, boolean sidesExchanged, long seed) {
    List<String> usual = new Starts(game).usual(seed);
    Runner runner = new Runner(Lineup.OF_THE_GAME, sidesExchanged);
    String best = usual.get(0);
    int most = -1;
    for (String start : usual) {
      Pairing pairing = new Pairing(game.about().id, "ideal", start, false, seed);
      int merit = merit(runner.runInside(pairing));
      if (merit > most) {
        most = merit;
        best = start;
      }
      if (merit == PERFECT) {
        break;
      }
    }
    return best;
  }

  /** How good a start is for a person in whose place an ideal opponent has played. */
  private static int merit(MatchResult match) {
    int moves = match.turns().size();
    return (moves >= SHORT ? 4 : 0)
        + (match.startWorth().isLost() ? 2 : 0)
        + (moves <= LONG ? 1 : 0);
  }
}
