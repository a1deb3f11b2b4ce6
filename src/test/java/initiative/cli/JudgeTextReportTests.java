package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Saying;
import initiative.game.Worth;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.suite.ReportCard;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import initiative.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The card of a run that did not come to its end. */
class JudgeTextReportTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0;INTERRUPTED;Total: 0 of 10 points so far, interrupted after test 0 of 2;0/2;- -",
        "1;INTERRUPTED;Total: 5 of 10 points so far, interrupted after test 1 of 2;1/2;AC -",
        "2;INTERRUPTED;Total: 10 of 10 points;2/2;AC AC",
      })
  void testsThatWereNotRunAreShownAsSuch(
      int run, ReportCard.Stop stop, String total, String passed, String verdicts)
      throws Exception {
    String text = "group 10 each A\nideal 1, 2 times\n";
    Suite suite = SuiteReader.read(Catalogue.game("bachet"), "suite", text, null);
    List<MatchResult> results = new ArrayList<>();
    for (int i = 0; i < run; i++) {
      results.add(
          new MatchResult(
              suite.tests().get(i).pairing(),
              Ending.ACCEPTED,
              null,
              new Saying("reason", ""),
              List.of(),
              Worth.WON,
              Worth.WON,
              Duration.ZERO));
    }
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(written, true, StandardCharsets.UTF_8);
    new JudgeTextReport(out, test -> "", new ResultText(Language.ENGLISH), null)
        .write(new ReportCard(suite, results, stop));
    List<String> lines = written.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(total, lines.get(lines.size() - 1));
    String row = lines.get(1).replaceAll(" {2,}", "  ");
    String points = total.replaceAll("Total: (\\d+) of (\\d+).*", "$1/$2");
    assertEquals("A  " + passed + "  " + points + "  " + verdicts, row);
  }
}
