package initiative.classroom;

import initiative.catalogue.Saying;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Holds each client to a number of requests a second; short bursts are forgiven. */
final class Rate {
  private static final int MOST_CLIENTS = 5000;

  private final double perSecond;
  private final double burst;
  private final Map<String, double[]> clients = new ConcurrentHashMap<>();

  Rate(double perSecond, double burst) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  /** Takes note of a request; one too many is refused. */
  void check(String client) throws Refusal {
    if (clients.size() > MOST_CLIENTS) {
      clients.clear();
    }
    double now = System.nanoTime() / 1e9;
    // what is left, and when that was
    double[] left =
        clients.compute(
            client,
            (name, before) -> {
              double full =
                  before == null
                      ? burst
                      : Math.min(burst, before[0] + (now - before[1]) * perSecond);
              return new double[] {Math.max(full - 1, -1), now};
            });
    if (left[0] < 0) {
      throw new Refusal(Refusal.TOO_MANY, new Saying("page.toomany"));
    }
  }
}
