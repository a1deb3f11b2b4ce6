package initiative.cli;

import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.ReportCard;
import initiative.suite.Suite;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Function;

/**
 * A report card for people: a table of the groups, then what went wrong and how to see it again.
 */
final class JudgeTextReport {
  private static final int MOST_FAILURES = 5;

  private final PrintStream out;
  private final Function<Suite.Test, String> replay;

  JudgeTextReport(PrintStream out, Function<Suite.Test, String> replay) {
    this.out = out;
    this.replay = replay;
  }

  void write(ReportCard card) {
    int width = "GROUP".length();
    for (ReportCard.Row row : card.rows()) {
      width = Math.max(width, title(row).length());
    }
    String format = "%-" + width + "s  %6s  %10s  %s%n";
    out.printf(format, "GROUP", "PASSED", "POINTS", "VERDICTS");
    for (ReportCard.Row row : card.rows()) {
      out.printf(
          format,
          title(row),
          row.passed() + "/" + row.results().size(),
          number(row.points()) + "/" + row.group().points(),
          verdicts(row));
    }
    writeFailures(card);
    out.println();
    out.println("Total: " + number(card.points()) + " of " + card.suite().points() + " points");
  }

  private static String title(ReportCard.Row row) {
    return row.group().title() + (row.group().together() ? " (all must pass)" : "");
  }

  private static String verdicts(ReportCard.Row row) {
    StringJoiner verdicts = new StringJoiner(" ");
    for (MatchResult result : row.results()) {
      verdicts.add(ReportCard.letters(result.ending()));
    }
    return verdicts.toString();
  }

  private void writeFailures(ReportCard card) {
    List<String> unshown = new ArrayList<>();
    int failures = 0;
    for (ReportCard.Row row : card.rows()) {
      for (int i = 0; i < row.results().size(); i++) {
        MatchResult result = row.results().get(i);
        Suite.Test test = row.group().tests().get(i);
        if (!result.isAccepted() && ++failures > MOST_FAILURES) {
          unshown.add(Integer.toString(test.number()));
        } else if (!result.isAccepted()) {
          out.println();
          out.println(title(test, result));
          out.println("  " + result.sentence());
          out.println("  replay: " + replay.apply(test));
        }
      }
    }
    if (!unshown.isEmpty()) {
      out.println();
      out.println("These failed too, and --test shows each: " + String.join(", ", unshown));
    }
  }

  /** Who meets whom in a test, and how that ended. */
  static String title(Suite.Test test, MatchResult result) {
    Pairing pairing = test.pairing();
    return "test "
        + test.number()
        + ", against "
        + pairing.opponent()
        + " from "
        + pairing.shortStart()
        + " ("
        + result.startWorth()
        + (pairing.mustSeize() ? ", must be seized" : "")
        + "): "
        + ReportCard.letters(result.ending());
  }

  /** A number with two digits after the point, or none if they are zeros. */
  static String number(double number) {
    String text = String.format(Locale.ROOT, "%.2f", number);
    return text.replaceAll("\\.?0+$", "");
  }
}
