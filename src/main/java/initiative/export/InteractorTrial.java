package initiative.export;

import initiative.interactor.TestCase;
import initiative.process.OwnBot;
import initiative.process.PlainRun;
import initiative.result.Pairing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets our own bot play before an interactor, which has to accept it, and a player that is mute.
 */
record InteractorTrial(String game) implements Trial {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  @Override
  public void run(List<String> command) {
    try {
      for (Pairing pairing : TrialStarts.pairings(game)) {
        run(pairing, command);
      }
    } catch (IOException e) {
      throw new ExportFailure("the file cannot be tried out, since " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ExportFailure("the file could not be tried out", e);
    }
  }

  private void run(Pairing pairing, List<String> command) throws IOException, InterruptedException {
    Path input = Files.createTempFile("initiative", ".in");
    try {
      TestCase test =
          new TestCase(pairing.opponent(), pairing.seed(), pairing.mustSeize(), pairing.start());
      Files.writeString(input, test.toString(), StandardCharsets.ISO_8859_1);
      List<String> interactor = new ArrayList<>(command);
      interactor.add(input.toString());
      PlainRun.Outcome outcome =
          PlainRun.join(OwnBot.command(game, 1L), interactor, LIMIT).interactor();
      expect(0, outcome, "our bot from " + pairing.start());
      expect(1, PlainRun.run(interactor, "", LIMIT), "a player that says nothing");
    } finally {
      Files.delete(input);
    }
  }

  private static void expect(int exitCode, PlainRun.Outcome outcome, String player) {
    if (outcome.exitCode() != exitCode) {
      throw new ExportFailure(
          "the interactor does not judge "
              + player
              + " as it should: exit code "
              + outcome.exitCode()
              + ", "
              + outcome.errors().strip());
    }
  }
}
