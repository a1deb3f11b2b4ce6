package initiative.packages;

import initiative.suite.Suite;
import java.util.ArrayList;
import java.util.List;

/** The points of the tests of a group, each of which counts on its own. */
final class Shares {
  private Shares() {}

  /** Whole numbers, as equal as they can be, the larger ones first. */
  static List<Integer> of(Suite.Group group) {
    int tests = group.tests().size();
    List<Integer> shares = new ArrayList<>();
    for (int i = 0; i < tests; i++) {
      shares.add(group.points() / tests + (i < group.points() % tests ? 1 : 0));
    }
    return shares;
  }
}
