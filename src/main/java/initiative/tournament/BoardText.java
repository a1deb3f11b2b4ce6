package initiative.tournament;

import initiative.result.Share;
import initiative.result.Told;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The board for a terminal of 80 columns, then why some bots have no rank, and what else to know.
 */
public final class BoardText {
  private static final int LONGEST_NAME = 20;
  private static final int BAR = 21;

  private final Board board;
  private final Language language;
  private final Function<Played, String> replay;

  /**
   * A text.
   *
   * @param replay gives the command that repeats a game
   */
  public BoardText(Board board, Language language, Function<Played, String> replay) {
    this.board = board;
    this.language = language;
    this.replay = replay;
  }

  /** Names are not to be taken for anything that could be translated. */
  private String say(String key, Object... values) {
    return Words.in(language).say(key, values);
  }

  /** All lines. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(say("cup.aim." + board.plan().aim()));
    lines.add("");
    lines.add(
        row(
            say("cup.rank"),
            say("cup.bot"),
            say("cup.kept"),
            say("cup.rate"),
            say("cup.interval"),
            "0 %" + " ".repeat(BAR - 8) + "100 %",
            say("cup.faults")));
    for (Board.Group group : board.groups()) {
      for (int i = 0; i < group.standings().size(); i++) {
        lines.add(row(i == 0 ? group.rank() : "", group.standings().get(i)));
      }
      lines.add("");
    }
    for (Standing standing : board.unranked()) {
      lines.add(row("–", standing));
    }
    if (!board.unranked().isEmpty()) {
      lines.add("");
    }
    board.unranked().forEach(standing -> addReason(standing, lines));
    addNotes(lines);
    return lines;
  }

  private String row(String rank, Standing standing) {
    Share reached = standing.reached();
    Share kept = standing.kept();
    boolean isRun = standing.bot().isReady();
    return row(
        rank,
        standing.name(),
        isRun ? kept.hits() + "/" + kept.trials() : "",
        isRun ? percent(reached.value()) + " %" : "",
        isRun ? percent(reached.low()) + "–" + percent(reached.high()) : "",
        isRun ? bar(reached) : " ".repeat(BAR),
        "" + standing.faults());
  }

  private static String row(
      String rank, String name, String kept, String rate, String interval, String bar, String end) {
    return (pad(rank, 6)
            + pad(cut(name), LONGEST_NAME + 1)
            + padLeft(kept, 7)
            + padLeft(rate, 8)
            + padLeft(interval, 8)
            + "  "
            + bar
            + padLeft(end, 7))
        .stripTrailing();
  }

  private static String cut(String name) {
    return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "…" : name;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String padLeft(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  static long percent(double share) {
    return Math.round(100 * share);
  }

  /** The interval as a line with its share in it. */
  private static String bar(Share share) {
    StringBuilder bar = new StringBuilder("·".repeat(BAR));
    for (int i = place(share.low()); i <= place(share.high()); i++) {
      bar.setCharAt(i, '=');
    }
    bar.setCharAt(place(share.value()), '#');
    return bar.toString();
  }

  private static int place(double share) {
    return (int) Math.round((BAR - 1) * share);
  }

  private void addReason(Standing standing, List<String> lines) {
    if (standing.bot().fault() != null) {
      lines.add(standing.name() + ": " + Told.in(language, standing.bot().fault()));
      return;
    }
    Played reason = standing.reason();
    lines.add(
        standing.name()
            + say("cup.against", board.plan().game(reason.number()).pairing().opponent())
            + reason.sentence(language));
    if (standing.stopped() != null) {
      lines.add("  " + stopped(standing));
    }
    lines.add("  " + say("report.replay", replay.apply(reason)));
  }

  private String stopped(Standing standing) {
    return say(
        "cup.stopped",
        Tournament.PATIENCE,
        standing.stopped().in(language),
        standing.games().size(),
        board.plan().games().size());
  }

  private void addNotes(List<String> lines) {
    int before = lines.size();
    for (Map.Entry<String, List<String>> tool : board.missingTools().entrySet()) {
      lines.add(say("cup.missing", tool.getKey(), String.join(", ", tool.getValue())));
    }
    for (List<String> names : board.copies()) {
      lines.add(say("cup.copies", String.join(", ", names)));
    }
    if (lines.size() > before && before > 0 && !lines.get(before - 1).isEmpty()) {
      lines.add(before, "");
    }
  }
}
