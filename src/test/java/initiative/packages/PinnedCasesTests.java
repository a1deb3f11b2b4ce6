package initiative.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases in which the wrong solutions of a folder must get their verdicts. */
@Tag("slow")
final class PinnedCasesTests {
  /** Some other suite than that of the game, as a site may want. */
  private static final List<Long> OTHER_SEEDS = List.of(7L, 8L);

  static List<String> games() {
    return Catalogue.ids();
  }

  /** Only where whatever can be written is legal there is no illegal mover. */
  @ParameterizedTest
  @MethodSource("games")
  void everyFlawThatCanShowHasACase(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Set<WrongSolution> expected = EnumSet.allOf(WrongSolution.class);
    if (WrongSolutionTests.ALWAYS_LEGAL.contains(id)) {
      expected.remove(WrongSolution.ILLEGAL_MOVER);
    }
    assertEquals(expected, PinnedCases.of(game, SuiteReader.of(game, null)).keySet());
    for (long seed : OTHER_SEEDS) {
      assertEquals(expected, PinnedCases.of(game, SuiteReader.of(game, seed)).keySet());
    }
  }

  /** Nobody may be lucky in a pinned case: it is lost again whenever it is played. */
  @ParameterizedTest
  @MethodSource("games")
  void aPinnedCaseIsFailedEveryTime(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Suite suite = SuiteReader.of(game, null);
    Map<WrongSolution, Integer> pinned = PinnedCases.of(game, suite);
    for (WrongSolution wrong : pinned.keySet()) {
      Suite.Test test = suite.tests().get(pinned.get(wrong) - 1);
      assertEquals(pinned.get(wrong), test.number());
      for (int i = 0; i < 5; i++) {
        assertEquals(
            wrong.verdict(), Rehearsal.code(game, test.pairing(), wrong), wrong.toString());
      }
    }
  }

  /** A case of a batch is skipped when one before it has failed, so only the first is sure. */
  @ParameterizedTest
  @MethodSource("games")
  void aPinnedCaseIsNeverSkipped(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Suite suite = SuiteReader.of(game, null);
    Map<WrongSolution, Integer> pinned = PinnedCases.of(game, suite);
    for (Suite.Group group : suite.groups()) {
      int first = group.tests().get(0).number();
      for (Suite.Test test : group.tests()) {
        boolean sure = !group.together() || test.number() == first;
        assertTrue(sure || !pinned.containsValue(test.number()), id + " " + test.number());
      }
      // The judge skips all that comes after a failed case without points.
      assertTrue(group.together() || group.points() >= group.tests().size(), group.title());
    }
  }

  /** The smallest heap is emptied by one take: nothing to err in, nothing to wait for. */
  @Test
  void aFlawThatDoesNotShowIsNoFailure() throws Exception {
    Definition<?, ?> game = Catalogue.game("bachet");
    Suite.Test first = SuiteReader.of(game, null).tests().get(0);
    for (WrongSolution wrong : WrongSolution.values()) {
      String code = Rehearsal.code(game, first.pairing(), wrong);
      String expected = wrong == WrongSolution.BAD_EXIT ? "IR" : wrong.mayPass() ? "AC" : "WA";
      assertEquals(expected, code, wrong.toString());
    }
  }
}
