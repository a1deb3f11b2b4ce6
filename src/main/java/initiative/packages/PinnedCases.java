package initiative.packages;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.suite.Suite;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * For each wrong solution a case in which its flaw is sure to show: it plays the same way in every
 * run, so the case is found by playing. A flaw that shows in no case of the suite has none, as that
 * of an illegal mover in a game where all that can be written is legal; there the solution would
 * not get its verdict, and it is left out of the folder.
 */
final class PinnedCases {
  private PinnedCases() {}

  /** The numbers of the cases by the wrong solutions that can be told from a right one. */
  static Map<WrongSolution, Integer> of(Definition<?, ?> game, Suite suite) throws BadInput {
    Map<WrongSolution, Integer> pinned = new EnumMap<>(WrongSolution.class);
    for (WrongSolution wrong : WrongSolution.values()) {
      for (Suite.Test test : surelyJudged(suite)) {
        if (wrong.verdict().equals(Rehearsal.code(game, test.pairing(), wrong))) {
          pinned.put(wrong, test.number());
          break;
        }
      }
    }
    return pinned;
  }

  /** The cases that are judged whatever becomes of others: of a batch that is only the first. */
  static List<Suite.Test> surelyJudged(Suite suite) {
    List<Suite.Test> tests = new ArrayList<>();
    for (Suite.Group group : suite.groups()) {
      tests.addAll(group.together() ? group.tests().subList(0, 1) : group.tests());
    }
    return tests;
  }
}
