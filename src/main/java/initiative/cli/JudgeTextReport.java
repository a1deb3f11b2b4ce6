package initiative.cli;

import initiative.catalogue.Saying;
import initiative.result.MatchResult;
import initiative.result.TranscriptText;
import initiative.suite.ReportCard;
import initiative.suite.Suite;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Function;

/**
 * A report card for people: a table of the groups, then what went wrong and how to see it again.
 */
final class JudgeTextReport {
  private static final int MOST_FAILURES = 5;
  private static final String NOT_RUN = "-";

  private final PrintStream out;
  private final Function<Suite.Test, String> replay;
  private final ResultText text;
  private final TranscriptText transcript;

  /**
   * A report.
   *
   * @param transcript null if the transcripts are not to be shown
   */
  JudgeTextReport(
      PrintStream out,
      Function<Suite.Test, String> replay,
      ResultText text,
      TranscriptText transcript) {
    this.out = out;
    this.text = text;
    this.replay = replay;
    this.transcript = transcript;
  }

  void write(ReportCard card) {
    int width = text.say("card.group").length();
    for (ReportCard.Row row : card.rows()) {
      width = Math.max(width, title(row).length());
    }
    String passed = text.say("card.passed");
    String format = "%-" + width + "s  %" + passed.length() + "s  %10s  %s%n";
    out.printf(
        format, text.say("card.group"), passed, text.say("card.points"), text.say("card.verdicts"));
    for (ReportCard.Row row : card.rows()) {
      out.printf(
          format,
          title(row),
          row.passed() + "/" + row.group().tests().size(),
          number(row.points()) + "/" + row.group().points(),
          verdicts(row));
    }
    writeFailures(card);
    out.println();
    int tests = card.suite().tests().size();
    out.println(
        text.say(
            "card.total",
            number(card.points()),
            card.suite().points(),
            new Saying("card.stop." + card.stop().name(), card.run(), tests)));
  }

  private String title(ReportCard.Row row) {
    String title = row.group().title();
    return row.group().together() ? text.say("card.together", title) : title;
  }

  private static String verdicts(ReportCard.Row row) {
    StringJoiner verdicts = new StringJoiner(" ");
    for (MatchResult result : row.results()) {
      verdicts.add(ReportCard.letters(result.ending()));
    }
    for (int i = row.results().size(); i < row.group().tests().size(); i++) {
      verdicts.add(NOT_RUN);
    }
    return verdicts.toString();
  }

  private void writeFailures(ReportCard card) {
    List<ReportCard.Failure> failures = card.failures();
    for (int i = 0; i < Math.min(MOST_FAILURES, failures.size()); i++) {
      write(failures.get(i));
    }
    List<Integer> unshown = new ArrayList<>();
    for (int i = MOST_FAILURES; i < failures.size(); i++) {
      unshown.add(failures.get(i).test().number());
      unshown.addAll(failures.get(i).again());
    }
    Collections.sort(unshown);
    if (!unshown.isEmpty()) {
      out.println();
      out.println(text.say("report.others", joined(unshown)));
    }
  }

  private void write(ReportCard.Failure failure) {
    out.println();
    out.println(title(text, failure.test(), failure.result()));
    if (transcript != null) {
      out.print(transcript.of(failure.result()));
    }
    text.outcome(failure.result(), "  ").forEach(out::println);
    List<Integer> again = failure.again();
    if (!again.isEmpty()) {
      out.println("  " + text.say("report.again", again.size(), joined(again)));
    }
    text.commands(failure.result(), replay.apply(failure.test()), "  ").forEach(out::println);
  }

  /** Numbers in ascending order as in "1, 2, 4-9". */
  private static String joined(List<Integer> numbers) {
    StringJoiner joined = new StringJoiner(", ");
    int from = 0;
    while (from < numbers.size()) {
      int first = numbers.get(from);
      int to = from;
      while (to + 1 < numbers.size() && numbers.get(to + 1) == first + to + 1 - from) {
        to++;
      }
      if (to - from < 2) {
        to = from;
      }
      joined.add(to == from ? "" + first : first + "-" + numbers.get(to));
      from = to + 1;
    }
    return joined.toString();
  }

  /** Who meets whom in a test, and how that ended. */
  static String title(ResultText text, Suite.Test test, MatchResult result) {
    return text.say(
        "report.test",
        test.number(),
        test.pairing().opponent(),
        text.start(result),
        ReportCard.letters(result.ending()));
  }

  /** A number with two digits after the point, or none if they are zeros. */
  static String number(double number) {
    String text = String.format(Locale.ROOT, "%.2f", number);
    return text.replaceAll("\\.?0+$", "");
  }
}
