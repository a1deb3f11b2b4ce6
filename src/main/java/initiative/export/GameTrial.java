package initiative.export;

import initiative.match.Runner;
import initiative.process.Limits;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.time.Duration;
import java.util.List;

/** Plays a won and a lost start against an opponent who makes no mistake. */
record GameTrial(String game) implements Trial {
  /** Far more than is needed: what is tried out is whether the program is right. */
  private static final Limits LIMITS =
      Limits.of(Duration.ofSeconds(30), Duration.ofSeconds(30), 512);

  @Override
  public void run(List<String> command) {
    Runner runner = new Runner();
    for (Pairing pairing : TrialStarts.pairings(game)) {
      MatchResult result = runner.run(pairing, command, LIMITS);
      if (!result.isAccepted()) {
        throw new ExportFailure(
            "the file does not play "
                + game
                + " from "
                + pairing.start()
                + ": "
                + result.sentence());
      }
    }
  }
}
