package initiative.laboratory;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Opponents;
import initiative.interactor.StartText;
import initiative.policy.PolicyKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Lets every policy play the same games from lost starts against every opponent that can err. All
 * that is drawn depends on the seed and on the number of the game alone.
 */
public final class Laboratory {
  public static final String SMALL = "small";
  public static final String LARGE = "large";

  private static final int STARTS = 12;

  /** From large starts, where a game takes long and nearly all are seized, one game of so many. */
  private static final int LARGE_SHARE = 4;

  private final int games;
  private final long seed;

  /**
   * A laboratory.
   *
   * @param games how many games are played against each opponent from small starts
   */
  public Laboratory(int games, long seed) {
    this.games = games;
    this.seed = seed;
  }

  /**
   * What is to be done: the games against one opponent from some starts.
   *
   * @param size "small" or "large"
   */
  public record Task(Definition<?, ?> game, String size, List<String> starts, String opponent) {}

  /**
   * The tasks of a game; none if nothing is ever lost in it.
   *
   * @param wanted "small", "large", or anything else for both
   */
  public List<Task> tasks(Definition<?, ?> game, String wanted) {
    List<Task> tasks = new ArrayList<>();
    for (String size : List.of(SMALL, LARGE)) {
      boolean isLeftOut = List.of(SMALL, LARGE).contains(wanted) && !size.equals(wanted);
      List<String> starts =
          isLeftOut
              ? List.of()
              : size.equals(SMALL)
                  ? LostStarts.small(game, STARTS, seed)
                  : LostStarts.large(game, STARTS, seed);
      for (String name : starts.isEmpty() ? List.<String>of() : game.opponents().names()) {
        String opponent = Opponents.example(name);
        if (Opponents.canErr(opponent)) {
          tasks.add(new Task(game, size, starts, opponent));
        }
      }
    }
    return tasks;
  }

  /**
   * Plays the games of a task.
   *
   * @param ended whether to stop in the middle, and then null is returned
   */
  public Row run(Task task, BooleanSupplier ended) throws BadInput {
    List<Trial<?, ?>> trials = new ArrayList<>();
    for (String start : task.starts()) {
      trials.add(trial(task.game(), start));
    }
    Map<PolicyKind, int[]> counts = new EnumMap<>(PolicyKind.class);
    for (PolicyKind policy : PolicyKind.values()) {
      counts.put(policy, new int[3]);
    }
    int count = task.size().equals(SMALL) ? games : (games + LARGE_SHARE - 1) / LARGE_SHARE;
    for (int i = 0; i < count; i++) {
      if (ended.getAsBoolean()) {
        return null;
      }
      Trial<?, ?> trial = trials.get(i % trials.size());
      long luck = seed + i * 0x9E3779B97F4A7C15L;
      boolean usual = trial.isSeized(PolicyKind.UNIFORM, task.opponent(), luck);
      for (PolicyKind policy : PolicyKind.values()) {
        boolean seized =
            policy == PolicyKind.UNIFORM ? usual : trial.isSeized(policy, task.opponent(), luck);
        int[] sum = counts.get(policy);
        sum[0] += seized ? 1 : 0;
        sum[1] += seized && !usual ? 1 : 0;
        sum[2] += usual && !seized ? 1 : 0;
      }
    }
    Map<PolicyKind, Row.Count> sums = new EnumMap<>(PolicyKind.class);
    counts.forEach((policy, sum) -> sums.put(policy, new Row.Count(sum[0], sum[1], sum[2])));
    return new Row(
        task.game().about().id, task.size(), task.opponent(), count, sums, exact(task, trials));
  }

  /** The probabilities, from starts that are small; they are the means over the starts. */
  private static Map<PolicyKind, Double> exact(Task task, List<Trial<?, ?>> trials) {
    Map<PolicyKind, Double> exact = new EnumMap<>(PolicyKind.class);
    for (PolicyKind policy : PolicyKind.values()) {
      if (task.size().equals(SMALL) && Exact.isKnown(task.game(), policy, task.opponent())) {
        double sum = 0;
        for (Trial<?, ?> trial : trials) {
          sum += trial.exact(policy, task.opponent());
        }
        if (!Double.isNaN(sum)) {
          exact.put(policy, sum / trials.size());
        }
      }
    }
    return exact;
  }

  private static <P, M> Trial<P, M> trial(Definition<P, M> game, String text) throws BadInput {
    return new Trial<>(game, StartText.read(game, text));
  }
}
