package initiative.tournament;

import initiative.result.Ending;
import initiative.result.Share;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a bot has come to: whether it has passed the gate, and its share of what there was to reach
 * behind it.
 */
public final class Standing {
  private final Bot bot;
  private final Plan plan;
  private final List<Played> games;
  private final Ending stopped;

  Standing(Bot bot, Plan plan, List<Played> games, Ending stopped) {
    this.bot = bot;
    this.plan = plan;
    this.games = games;
    this.stopped = stopped;
  }

  public Bot bot() {
    return bot;
  }

  public String name() {
    return bot.name();
  }

  /** All games that it has played, in the order of the plan. */
  public List<Played> games() {
    return games;
  }

  /** The games of the gate in which it kept what it had; a game not played is not among them. */
  public Share kept() {
    return share(true, null);
  }

  /** The games behind the gate in which it reached what is counted. */
  public Share reached() {
    return share(false, null);
  }

  /** The same against one opponent. */
  public Share reached(String opponent) {
    return share(false, opponent);
  }

  private Share share(boolean gate, String opponent) {
    int hits = 0;
    int trials = 0;
    for (Played played : games) {
      Plan.Game game = plan.game(played.number());
      boolean fits = opponent == null || game.pairing().opponent().equals(opponent);
      if (game.counts() && game.isGate() == gate && fits) {
        trials++;
        hits += played.isReached() ? 1 : 0;
      }
    }
    // what a stopped bot was spared it would have missed
    return new Share(hits, stopped == null ? trials : planned(gate, opponent));
  }

  private int planned(boolean gate, String opponent) {
    int planned = 0;
    for (Plan.Game game : plan.games()) {
      boolean fits = opponent == null || game.pairing().opponent().equals(opponent);
      planned += game.counts() && game.isGate() == gate && fits ? 1 : 0;
    }
    return planned;
  }

  /** How many games it broke the protocol in; one that cannot be compiled has one fault. */
  public int faults() {
    int faults = bot.fault() == null ? 0 : 1;
    for (Played played : games) {
      faults += played.isFault() ? 1 : 0;
    }
    return faults;
  }

  /** Why it was not asked any more; null if it was. */
  public Ending stopped() {
    return stopped;
  }

  /** Whether it was not run at all, for want of a tool. */
  public boolean isMissing() {
    return bot.missing() != null;
  }

  /** Whether it kept all that it had, and the protocol in every game. */
  public boolean hasPassed() {
    return bot.isReady() && faults() == 0 && kept().hits() == kept().trials();
  }

  /** The game that tells best why it has not passed; null if there is none. */
  public Played reason() {
    Map<Boolean, Played> reasons = new LinkedHashMap<>();
    for (Played played : games) {
      if (played.isFault() || plan.game(played.number()).isGate() && !played.isReached()) {
        reasons.putIfAbsent(played.isFault(), played);
      }
    }
    return reasons.getOrDefault(true, reasons.get(false));
  }
}
