package initiative.export;

import initiative.game.BadInput;
import initiative.interactor.Interactors;
import initiative.result.Pairing;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.List;

/** The games in which exported programs are tried out: a won and a lost one, if there are. */
final class TrialStarts {
  private static final long SEED = 1;

  private TrialStarts() {}

  /** Small starts against an opponent who makes no mistake. */
  static List<Pairing> pairings(String game) {
    if (Interactors.of(game) == null || !Starts.exist(game)) {
      throw new ExportFailure(
          "it cannot be tried out without opponents and random starts, and there are none yet");
    }
    Starts starts = Starts.of(game);
    String won = null;
    String lost = null;
    for (String start : Starts.defaults(game, SEED)) {
      try {
        boolean isWon = starts.worth(start).isWon();
        won = won == null && isWon ? start : won;
        lost = lost == null && !isWon ? start : lost;
      } catch (BadInput e) {
        throw new IllegalStateException(e);
      }
    }
    List<Pairing> pairings = new ArrayList<>();
    for (String start : new String[] {won, lost}) {
      if (start != null) {
        pairings.add(new Pairing(game, "ideal", start, false, SEED));
      }
    }
    return pairings;
  }
}
