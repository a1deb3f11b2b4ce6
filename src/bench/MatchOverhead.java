import initiative.match.Runner;
import initiative.process.Limits;
import initiative.process.PlainRun;
import initiative.process.Sandbox;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * What a match costs besides its processes: a player of a few lines of shell against our referee,
 * in every sandbox that works here, beside the same player joined with a bare interactor by pipes.
 *
 * <p>java -cp target/launcher/initiative.jar src/bench/MatchOverhead.java [RUNS]
 */
final class MatchOverhead {
  private static final String PLAYER = "read n; echo 1; read m; echo 'I won!'";
  private static final String INTERACTOR = "echo 2; read a; echo 1; read b";

  private MatchOverhead() {}

  private interface Run {
    void run() throws Exception;
  }

  public static void main(String[] args) throws Exception {
    int runs = args.length > 0 ? Integer.parseInt(args[0]) : 100;
    List<String> player = List.of("sh", "-c", PLAYER);
    List<String> interactor = List.of("sh", "-c", INTERACTOR);
    Run bare = () -> PlainRun.join(player, interactor, Duration.ofSeconds(10));
    measure(bare, runs / 4);
    double plain = 0;
    for (Sandbox sandbox : Sandbox.working()) {
      Runner runner = new Runner(sandbox);
      Pairing pairing = new Pairing("misere-cash", "ideal", "2 2", false, 1);
      Run match =
          () -> {
            MatchResult result = runner.run(pairing, player, Limits.relaxed());
            if (!result.isAccepted()) {
              throw new IllegalStateException(result.sentence());
            }
          };
      measure(match, runs / 4);
      double[] both = alternately(bare, match, runs);
      plain = both[0];
      System.out.printf(
          "%-90s %5.1f ms, two bare processes %5.1f ms, difference %5.1f ms%n",
          sandbox, both[1], plain, both[1] - plain);
    }
  }

  private static double[] alternately(Run one, Run other, int runs) throws Exception {
    double[] first = new double[runs];
    double[] second = new double[runs];
    for (int i = 0; i < runs; i++) {
      first[i] = time(one);
      second[i] = time(other);
    }
    return new double[] {median(first), median(second)};
  }

  private static void measure(Run run, int runs) throws Exception {
    for (int i = 0; i < runs; i++) {
      time(run);
    }
  }

  private static double time(Run run) throws Exception {
    long began = System.nanoTime();
    run.run();
    return (System.nanoTime() - began) / 1e6;
  }

  private static double median(double[] times) {
    Arrays.sort(times);
    return times[times.length / 2];
  }
}
