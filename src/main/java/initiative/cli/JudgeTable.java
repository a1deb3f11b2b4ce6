package initiative.cli;

import initiative.result.MatchResult;
import initiative.suite.ReportCard;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;

/** Several players of a suite beside each other, a line each, and which of them are the same. */
final class JudgeTable {
  private static final int LONGEST = 50;

  private final PrintStream out;
  private final ResultText text;

  JudgeTable(PrintStream out, ResultText text) {
    this.out = out;
    this.text = text;
  }

  /**
   * Writes the table.
   *
   * @param copies the groups of players that are the same program
   */
  void write(Map<String, ReportCard> cards, List<List<String>> copies) {
    int width = text.say("card.bot").length();
    for (String bot : cards.keySet()) {
      width = Math.max(width, cut(bot).length());
    }
    String passed = text.say("card.passed");
    String format = "%-" + width + "s  %" + passed.length() + "s  %10s%n";
    out.printf(format, text.say("card.bot"), passed, text.say("card.points"));
    for (Map.Entry<String, ReportCard> each : cards.entrySet()) {
      ReportCard card = each.getValue();
      long accepted = card.results().stream().filter(MatchResult::isAccepted).count();
      out.printf(
          format,
          cut(each.getKey()),
          accepted + "/" + card.suite().tests().size(),
          JudgeTextReport.number(card.points()) + "/" + card.suite().points());
    }
    for (List<String> same : copies) {
      out.println();
      out.println(text.say("card.copies", "\"" + String.join("\", \"", same) + "\""));
    }
  }

  private static String cut(String bot) {
    return bot.length() > LONGEST ? bot.substring(0, LONGEST - 3) + "..." : bot;
  }
}
