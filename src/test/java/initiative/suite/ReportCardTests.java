package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.game.Worth;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ReportCardTests {
  private Suite suite;
  private final List<MatchResult> results = new ArrayList<>();

  @BeforeEach
  void readSuite() throws Exception {
    String text = "group 30 each A\nideal 1, 3 times\ngroup 20 all B\nideal 1, 2 times\n";
    suite = SuiteReader.read(Catalogue.game("bachet"), "suite", text, null);
  }

  private void add(Ending ending, String reason) {
    Pairing pairing = new Pairing("bachet", "ideal", "1", false, 1);
    results.add(
        new MatchResult(
            pairing, ending, null, reason, List.of(), Worth.WON, Worth.WON, Duration.ZERO));
  }

  private void accept(int times) {
    for (int i = 0; i < times; i++) {
      add(Ending.ACCEPTED, "");
    }
  }

  @Test
  void allTestsMakeAFullCard() {
    accept(5);
    ReportCard card = new ReportCard(suite, results);
    assertTrue(card.isFull());
    assertEquals(50, card.points());
    assertEquals(ReportCard.Stop.NONE, card.stop());
    assertEquals(List.of(), card.failures());
    assertEquals(
        ReportCard.Stop.NONE, new ReportCard(suite, results, ReportCard.Stop.INTERRUPTED).stop());
  }

  /** Tests that were not run are worth nothing, and a group that goes together needs them all. */
  @Test
  void aPartOfTheTestsHasItsPoints() {
    double[] points = {0, 10, 20, 30, 30};
    for (int count = 0; count < points.length; count++) {
      results.clear();
      accept(count);
      ReportCard card = new ReportCard(suite, results, ReportCard.Stop.INTERRUPTED);
      assertEquals(points[count], card.points());
      assertEquals(count, card.run());
      assertFalse(card.isFull());
      assertEquals(ReportCard.Stop.INTERRUPTED, card.stop());
      assertEquals(2, card.rows().size());
      assertEquals(Math.min(3, count), card.rows().get(0).results().size());
      assertEquals(Math.max(0, count - 3), card.rows().get(1).results().size());
    }
  }

  @Test
  void aFailureThatRepeatsItselfIsThereOnce() {
    add(Ending.CRASHED, "exit code 1 after its line 3; \"ValueError\"");
    add(Ending.WRONG_ANSWER, "\"0\" is not allowed in position 4; legal moves: 1, 2, 3");
    add(Ending.WRONG_ANSWER, "\"7\" is not allowed in position 2; legal moves: 1, 2");
    add(Ending.CRASHED, "exit code 1 after its line 12; \"ValueError\"");
    add(Ending.CRASHED, "exit code 1 after its line 3; \"KeyError\"");
    List<ReportCard.Failure> failures = new ReportCard(suite, results).failures();
    assertEquals(List.of(1, 2, 5), failures.stream().map(f -> f.test().number()).toList());
    assertEquals(
        List.of(List.of(4), List.of(3), List.of()),
        failures.stream().map(ReportCard.Failure::again).toList());
  }

  @Test
  void positionsAndMovesDoNotMakeADifference() {
    String one = "the start is won, but line 1, \"a1b1\" in position a1 b2 c4, White to move";
    String other = "the start is won, but line 7, \"h8g8\" in position h8 b2 c4, White to move";
    String gaveAway = ", gave that away; \"x\" would have kept it";
    add(Ending.WRONG_ANSWER, one + gaveAway);
    add(Ending.WRONG_ANSWER, other + gaveAway);
    add(Ending.WRONG_ANSWER, other + ", only puts off the end");
    add(Ending.TIMED_OUT, "silent for 1 s after its line 2; legal moves: 1; nothing");
    add(Ending.TIMED_OUT, "silent for 0.5 s after its line 30; legal moves: 1, 2; nothing");
    List<ReportCard.Failure> failures = new ReportCard(suite, results).failures();
    assertEquals(List.of(1, 3, 4), failures.stream().map(f -> f.test().number()).toList());
  }
}
