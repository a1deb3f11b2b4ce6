package initiative.export;

import initiative.problem.Sample;
import initiative.process.PlainRun;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Solves the samples of a problem. */
record SampleTrial(String code) implements Trial {
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @Override
  public void run(List<String> command) {
    for (Sample sample : Sample.of(code)) {
      PlainRun.Outcome outcome = outcome(command, sample);
      if (outcome.exitCode() != 0 || !sample.isMatchedBy(outcome.output())) {
        throw new ExportFailure(
            "the file does not solve a sample of "
                + code
                + ": exit code "
                + outcome.exitCode()
                + ", "
                + outcome.errors().strip());
      }
    }
  }

  private static PlainRun.Outcome outcome(List<String> command, Sample sample) {
    try {
      return PlainRun.run(command, sample.input, LIMIT);
    } catch (IOException e) {
      throw new ExportFailure("the file cannot be tried out, since " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ExportFailure("the file could not be tried out", e);
    }
  }
}
