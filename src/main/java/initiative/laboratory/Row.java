package initiative.laboratory;

import initiative.policy.PolicyKind;
import initiative.result.Share;
import java.util.Map;

/**
 * How often each policy has seized the initiative from one opponent, in the same games.
 *
 * @param size "small" or "large"
 * @param exact the probabilities of which the counts are samples, as far as they are known
 */
public record Row(
    String game,
    String size,
    String opponent,
    int games,
    Map<PolicyKind, Count> counts,
    Map<PolicyKind, Double> exact) {

  /**
   * A count.
   *
   * @param seized in how many games
   * @param better in how many of them the uniform policy did not
   * @param worse in how many games the uniform policy did instead
   */
  public record Count(int seized, int better, int worse) {}

  public Share share(PolicyKind policy) {
    return new Share(counts.get(policy).seized(), games);
  }

  /** By how much a policy seizes more often than the uniform one, game by game. */
  public Difference difference(PolicyKind policy) {
    Count count = counts.get(policy);
    return new Difference(count.better(), count.worse(), games);
  }
}
