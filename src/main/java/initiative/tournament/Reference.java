package initiative.tournament;

import initiative.match.Lineup;
import initiative.match.Runner;
import initiative.result.Share;

/**
 * What our own bot reaches in the games behind the gate: what can be hoped for, since some
 * opponents make no mistake from some starts.
 */
public record Reference(Share share) {
  /** Lets our bot play them, in this process. */
  public static Reference of(Plan plan, Lineup lineup) {
    Runner runner = new Runner(lineup);
    int hits = 0;
    int trials = 0;
    for (Plan.Game game : plan.games()) {
      if (!game.isGate()) {
        trials++;
        hits += plan.aim().isReached(runner.runInside(game.pairing())) ? 1 : 0;
      }
    }
    return new Reference(new Share(hits, trials));
  }

  public long percent() {
    return BoardText.percent(share.value());
  }
}
