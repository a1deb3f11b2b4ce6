package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Saying;
import initiative.game.Worth;
import initiative.match.ByLines;
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

  private void add(Ending ending, Saying reason) {
    Pairing pairing = new Pairing("bachet", "ideal", "1", false, 1);
    results.add(
        new MatchResult(
            pairing, ending, null, reason, List.of(), Worth.WON, Worth.WON, Duration.ZERO));
  }

  private void accept(int times) {
    for (int i = 0; i < times; i++) {
      add(Ending.ACCEPTED, new Saying("reason", ""));
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
    add(Ending.CRASHED, crash(3, "ValueError"));
    results.add(ByLines.play("bachet", "4", "0"));
    results.add(ByLines.play("bachet", "2", "7"));
    add(Ending.CRASHED, crash(12, "ValueError"));
    add(Ending.CRASHED, crash(3, "KeyError"));
    List<ReportCard.Failure> failures = new ReportCard(suite, results).failures();
    assertEquals(List.of(1, 2, 5), failures.stream().map(f -> f.test().number()).toList());
    assertEquals(
        List.of(List.of(4), List.of(3), List.of()),
        failures.stream().map(ReportCard.Failure::again).toList());
  }

  private static Saying crash(int line, String said) {
    return new Saying("reason.exit", new Saying("exit.code", line), said + " in line " + line);
  }

  @Test
  void positionsAndMovesDoNotMakeADifference() {
    results.add(ByLines.play("bachet", "5", "2"));
    results.add(ByLines.play("bachet", "6", "1", "1"));
    results.add(ByLines.play("bachet", "5", "x"));
    add(Ending.TIMED_OUT, silence("1", 2));
    add(Ending.TIMED_OUT, silence("0.5", 30));
    List<ReportCard.Failure> failures = new ReportCard(suite, results).failures();
    assertEquals(List.of(1, 3, 4), failures.stream().map(f -> f.test().number()).toList());
  }

  private static Saying silence(String seconds, int line) {
    return new Saying(
        "reason.silent",
        new Saying("limit.silence", seconds),
        new Saying("where.closing", line),
        new Saying("silent.sleeps"));
  }
}
