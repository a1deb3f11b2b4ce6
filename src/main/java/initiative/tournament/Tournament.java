package initiative.tournament;

import initiative.match.Runner;
import initiative.match.Series;
import initiative.process.Limits;
import initiative.result.Ending;
import initiative.result.MatchResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays the games of a plan with every bot, game by game in turn, and writes each into a journal as
 * soon as it is over. A bot that hangs, crashes or floods some times is not asked any more; that is
 * decided after a block of games, so that it does not depend on which of them was over first.
 */
public final class Tournament {
  /** So many times a bot may hang, or crash, or flood. */
  public static final int PATIENCE = 3;

  /** Is told how far it has come. */
  public interface Audience {
    /** A game is over. */
    void played();

    /** So many games will not be played, since a bot was stopped. */
    void spared(int games);
  }

  /** That we could not go on, for which no bot is to blame. */
  public static final class OwnFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OwnFault(String message) {
      super(message);
    }
  }

  private record Task(Bot bot, Plan.Game game) {}

  private final Plan plan;
  private final List<Bot> bots;
  private final Runner runner;
  private final Limits limits;
  private final int jobs;
  private final Journal journal;
  private final Map<String, Map<Integer, Played>> results = new HashMap<>();
  private final Map<String, Ending> stopped = new HashMap<>();

  public Tournament(
      Plan plan, List<Bot> bots, Runner runner, Limits limits, int jobs, Journal journal) {
    this.plan = plan;
    this.bots = bots.stream().filter(Bot::isReady).toList();
    this.runner = runner;
    this.limits = limits;
    this.jobs = jobs;
    this.journal = journal;
    for (Bot bot : this.bots) {
      results.put(bot.name(), new HashMap<>());
    }
    journal.before().forEach(this::remember);
  }

  /** What a bot did before it was changed counts no more. */
  private void remember(Played played) {
    for (Bot bot : bots) {
      if (bot.name().equals(played.bot()) && bot.entry().hash().equals(played.hash())) {
        results.get(played.bot()).put(played.number(), played);
      }
    }
  }

  /** How many games there are to play now, unless a bot is stopped. */
  public int remaining() {
    int remaining = 0;
    for (Bot bot : bots) {
      remaining += plan.games().size() - results.get(bot.name()).size();
    }
    return remaining;
  }

  /** Plays all games that are not in the journal. */
  public void play(Audience audience) throws InterruptedException {
    List<List<Plan.Game>> blocks = plan.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      play(blocks.get(i), audience);
      stopTheCostly(blocks.subList(i + 1, blocks.size()), audience);
    }
  }

  private void play(List<Plan.Game> block, Audience audience) throws InterruptedException {
    List<Task> tasks = new ArrayList<>();
    for (Plan.Game game : block) {
      for (Bot bot : bots) {
        boolean isOpen = !results.get(bot.name()).containsKey(game.number());
        if (isOpen && !stopped.containsKey(bot.name())) {
          tasks.add(new Task(bot, game));
        }
      }
    }
    new Series(jobs, 1)
        .play(
            tasks.size(),
            i -> play(tasks.get(i)),
            result -> {
              audience.played();
              return true;
            });
  }

  private MatchResult play(Task task) {
    MatchResult result = runner.run(task.game().pairing(), task.bot().command(), limits);
    if (result.ending() == Ending.INTERACTOR_FAULT) {
      throw new OwnFault(result.sentence());
    }
    Played played = Played.of(task.bot().entry(), task.game(), plan.aim(), result);
    try {
      journal.add(played);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write to " + journal.file(), e);
    }
    Map<Integer, Played> of = results.get(task.bot().name());
    synchronized (of) {
      of.put(played.number(), played);
    }
    return result;
  }

  /** Stops bots by what they did in the blocks so far, and by nothing else. */
  private void stopTheCostly(List<List<Plan.Game>> later, Audience audience) {
    int next = later.isEmpty() ? plan.games().size() + 1 : later.get(0).get(0).number();
    for (Bot bot : bots) {
      Map<Ending, Integer> times = new EnumMap<>(Ending.class);
      for (int number = 1; number < next && !stopped.containsKey(bot.name()); number++) {
        Played played = results.get(bot.name()).get(number);
        if (played.isCostly() && times.merge(played.ending(), 1, Integer::sum) == PATIENCE) {
          stopped.put(bot.name(), played.ending());
          audience.spared(plan.games().size() + 1 - next - later(bot, next));
        }
      }
    }
  }

  /** The games from a number on that are in the journal all the same. */
  private int later(Bot bot, int next) {
    return (int) results.get(bot.name()).keySet().stream().filter(each -> each >= next).count();
  }

  /** The games of a bot, in the order of the plan; without those that it was spared. */
  public List<Played> results(Bot bot) {
    Map<Integer, Played> of = results.getOrDefault(bot.name(), Map.of());
    return of.values().stream().sorted((a, b) -> a.number() - b.number()).toList();
  }

  /** Why a bot was stopped; null if it was not. */
  public Ending stopped(Bot bot) {
    return stopped.get(bot.name());
  }
}
