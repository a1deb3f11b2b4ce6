package initiative.cli;

import initiative.catalogue.Saying;
import initiative.process.Sandbox;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.result.Share;
import initiative.result.Standings;
import initiative.result.TranscriptText;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Tells people: every fault with the command that replays it, and a table in the end. */
final class MatchTextReport implements MatchReport {
  private static final int LEAST_WIDTH = 14;
  private static final int LEAST_KIND = 5;
  private static final List<String> COLUMNS =
      List.of("opponent", "start", "games", "won", "lost", "drawn", "faults", "seized");

  private final PrintStream out;
  private final int total;
  private final Replay replay;
  private final ResultText text;
  private final TranscriptText transcript;
  private final ProgressBar progress;
  private final Standings standings = new Standings();
  private final long began = System.nanoTime();
  private final int first;
  private final long seed;
  private final Sandbox sandbox;

  /**
   * A report on so many games, the first of which has the given number.
   *
   * @param sandbox that of the player processes; null if there are none
   * @param transcript null if the transcripts are not to be shown
   */
  MatchTextReport(
      PrintStream out,
      int total,
      int first,
      long seed,
      Sandbox sandbox,
      Replay replay,
      ResultText text,
      TranscriptText transcript,
      ProgressBar progress) {
    this.out = out;
    this.total = total;
    this.first = first;
    this.seed = seed;
    this.sandbox = sandbox;
    this.replay = replay;
    this.text = text;
    this.transcript = transcript;
    this.progress = progress;
  }

  @Override
  public boolean show(MatchResult result) {
    int number = first + standings.games();
    standings.add(result);
    if (transcript != null || total == 1 || !result.isAccepted()) {
      progress.clear();
      out.println(title(result, number));
      if (transcript != null) {
        out.print(transcript.of(result));
      }
      text.outcome(result, "").forEach(out::println);
      if (!result.isAccepted()) {
        text.commands(result, replay.command(result, number), "").forEach(out::println);
      }
      if (total > 1) {
        out.println();
      }
    }
    progress.step();
    return result.ending() != Ending.COULD_NOT_START && !out.checkError();
  }

  private String title(MatchResult result, int number) {
    Pairing pairing = result.pairing();
    Saying title =
        new Saying("report.title", pairing.game(), pairing.opponent(), text.start(result));
    return total == 1
        ? text.say(title.key, title.values())
        : text.say("report.game", number, title);
  }

  @Override
  public boolean finish() {
    progress.clear();
    if (standings.games() > 1) {
      table();
    }
    if (sandbox != null) {
      out.println(text.say("sandbox", sandbox.saying()));
    }
    out.flush();
    return standings.rejected() == 0;
  }

  private void table() {
    int width = LEAST_WIDTH;
    int kind = Math.max(LEAST_KIND, column("start").length());
    for (Standings.Row row : standings.rows()) {
      width = Math.max(width, row.opponent().length());
      kind = Math.max(kind, kind(row).length());
    }
    String format = "%-" + width + "s  %-" + kind + "s  %8s  %8s  %8s  %8s  %8s  %s%n";
    out.printf(format, COLUMNS.stream().map(this::column).toArray());
    for (Standings.Row row : standings.rows()) {
      out.printf(
          format,
          row.opponent(),
          kind(row),
          row.games(),
          row.won(),
          row.lost(),
          row.drawn(),
          row.faults(),
          row.canBeSeized() ? percent(row.seized()) : "-");
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    String accepted = standings.rejected() == 0 ? "table.all" : "table.some";
    out.println(
        text.say(
            "table.total",
            standings.games(),
            String.format(Locale.ROOT, "%.2f", seconds),
            new Saying(accepted, standings.rejected()),
            Long.toString(seed)));
  }

  private String column(String name) {
    return text.say("table." + name);
  }

  private String kind(Standings.Row row) {
    return text.say("kind." + row.kind());
  }

  /** The share with its interval of 95 %. */
  private String percent(Share share) {
    return text.say(
        "table.share", percent(share.value()), percent(share.low()), percent(share.high()));
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f", 100 * part);
  }

  @Override
  public void close() {
    progress.clear();
    out.flush();
  }
}
