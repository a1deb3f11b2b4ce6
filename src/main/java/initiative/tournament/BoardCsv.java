package initiative.tournament;

import initiative.result.Share;
import initiative.result.Told;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The board for a grade book: comma-separated values as RFC 4180 has them, a line a bot. */
public final class BoardCsv {
  private static final List<String> HEAD =
      List.of(
          "rank",
          "bot",
          "file",
          "language",
          "passed",
          "kept",
          "kept_of",
          "seized",
          "seized_of",
          "percent",
          "low",
          "high",
          "faults",
          "games",
          "reason",
          "same_as");

  private BoardCsv() {}

  /** The whole text. */
  public static String of(Board board, Language language) {
    StringBuilder text = new StringBuilder();
    append(HEAD, text);
    Map<String, String> copies = new HashMap<>();
    for (List<String> names : board.copies()) {
      for (String name : names) {
        List<String> others = new ArrayList<>(names);
        others.remove(name);
        copies.put(name, String.join(" ", others));
      }
    }
    for (Standing standing : board.all()) {
      append(values(board, standing, language, copies), text);
    }
    return text.toString();
  }

  private static List<String> values(
      Board board, Standing standing, Language language, Map<String, String> copies) {
    Bot bot = standing.bot();
    Share kept = standing.kept();
    Share reached = standing.reached();
    List<String> values = new ArrayList<>();
    values.add(board.rank(standing));
    values.add(safe(standing.name()));
    values.add(safe(bot.entry().place().toString()));
    values.add(bot.entry().kind().title());
    values.add(standing.hasPassed() ? "yes" : "no");
    if (bot.isReady()) {
      values.addAll(List.of("" + kept.hits(), "" + kept.trials()));
      values.addAll(List.of("" + reached.hits(), "" + reached.trials()));
      values.add(percent(reached.value()));
      values.add(percent(reached.low()));
      values.add(percent(reached.high()));
    } else {
      values.addAll(List.of("", "", "", "", "", "", ""));
    }
    values.add("" + standing.faults());
    values.add("" + standing.games().size());
    values.add(safe(reason(standing, language)));
    values.add(safe(copies.getOrDefault(standing.name(), "")));
    return values;
  }

  /** Why a bot has no rank, in one sentence; empty if it has one. */
  static String reason(Standing standing, Language language) {
    if (standing.bot().fault() != null) {
      return Told.in(language, standing.bot().fault());
    }
    if (standing.isMissing()) {
      return Words.in(language).say("cup.missing", standing.bot().missing(), standing.name());
    }
    Played reason = standing.reason();
    return reason == null ? "" : reason.sentence(language);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  /** A spreadsheet takes what begins so for a formula, and a student's file may be called so. */
  private static String safe(String text) {
    return !text.isEmpty() && "=+-@\t".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
  }

  private static void append(List<String> values, StringBuilder text) {
    for (int i = 0; i < values.size(); i++) {
      String value = values.get(i);
      boolean isPlain =
          value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
      text.append(i == 0 ? "" : ",");
      text.append(isPlain ? value : "\"" + value.replace("\"", "\"\"") + "\"");
    }
    text.append("\r\n");
  }
}
