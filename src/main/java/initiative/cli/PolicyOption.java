package initiative.cli;

import initiative.policy.PolicyKind;
import java.util.List;
import picocli.CommandLine.Option;

/** The option about how our bot moves where no move wins. */
final class PolicyOption {
  @Option(
      names = "--policy",
      paramLabel = "NAME",
      description = {
        "How our bot moves where no move wins:",
        "cautious, uniform, longest, tricky or adaptive (cautious)."
      })
  private PolicyKind kind;

  boolean isGiven() {
    return kind != null;
  }

  PolicyKind kind() {
    return kind == null ? PolicyKind.USUAL : kind;
  }

  /** What has to be typed to have the same again. */
  List<String> words() {
    return isGiven() ? List.of("--policy", kind.toString()) : List.of();
  }
}
