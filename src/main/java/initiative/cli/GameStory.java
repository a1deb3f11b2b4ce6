package initiative.cli;

import initiative.game.Worth;
import initiative.interactor.Turn;
import initiative.result.Event;
import initiative.result.MatchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Help.Ansi;

/**
 * Tells a finished game to people: a line a half-move, with what the game is worth to the bot, and
 * the moment marked where the initiative changes hands. Long quiet stretches are left out.
 */
final class GameStory {
  private static final int SHOWN_AT_THE_END = 3;
  private static final int SHOWN_AFTER_A_MARK = 3;
  private static final int SHORT_GAP = 2;

  private final MatchResult match;
  private final List<Turn<?, ?>> turns;
  private final Ansi ansi;
  private final int moveWidth;
  private final int positionWidth;

  GameStory(MatchResult match, Ansi ansi) {
    this.match = match;
    this.turns = match.turns();
    this.ansi = ansi;
    this.moveWidth = width(turn -> turn.move);
    this.positionWidth = width(turn -> turn.position);
  }

  private int width(Function<Turn<?, ?>, Object> column) {
    int width = 8;
    for (Turn<?, ?> turn : turns) {
      width = Math.max(width, column.apply(turn).toString().length() + 2);
    }
    return width;
  }

  /** The lines of the story, in colour if that is wanted. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    String head = "  " + pad("side", 11) + pad("move", moveWidth) + pad("position", positionWidth);
    lines.add(ansi.string("@|faint " + head + "for the bot|@"));
    boolean[] shown = shown();
    int hidden = 0;
    for (int i = 0; i < turns.size(); i++) {
      if (!shown[i]) {
        hidden++;
        continue;
      }
      if (hidden > 0) {
        lines.add(
            "    ... " + hidden + (hidden == 1 ? " more half-move ..." : " more half-moves ..."));
        hidden = 0;
      }
      lines.add(line(i));
    }
    lines.add("  " + pad("bot", 11) + ansi.string("@|bold " + lastWords() + "|@"));
    return lines;
  }

  private String line(int i) {
    Turn<?, ?> turn = turns.get(i);
    String who = turn.isByPlayer() ? "bot" : match.pairing().opponent();
    String text =
        "  "
            + pad(who, 11)
            + pad(turn.move.toString(), moveWidth)
            + pad(turn.position.toString(), positionWidth);
    return text + coloured(worthToBot(i)) + mark(i);
  }

  /** What the game is worth to the bot after a half-move. */
  private Worth worthToBot(int i) {
    Turn<?, ?> turn = turns.get(i);
    if (turn.isByPlayer()) {
      return turn.outcome;
    }
    return i + 1 < turns.size() ? turns.get(i + 1).worth : turn.outcome.toMover();
  }

  private String coloured(Worth worth) {
    String colour = worth.isWon() ? "green" : worth.isLost() ? "red" : "yellow";
    return ansi.string("@|" + colour + " " + worth + "|@");
  }

  /** What there is to say of a half-move by which the opponent gave something away. */
  private String mark(int i) {
    Turn<?, ?> turn = turns.get(i);
    if (turn.isByPlayer() || !turn.isSlip()) {
      return "";
    }
    String words =
        turn.worth.isSum()
            ? "errs: " + (turn.worth.number() - turn.outcome.number()) + " more for the bot"
            : "ERRS: THE INITIATIVE IS SEIZED";
    return ansi.string("   @|bold,yellow <-- " + words + "|@");
  }

  private boolean[] shown() {
    boolean[] shown = new boolean[turns.size()];
    int quiet = 0;
    for (int i = 0; i < shown.length; i++) {
      quiet = mark(i).isEmpty() ? quiet + 1 : 0;
      shown[i] = quiet <= SHOWN_AFTER_A_MARK || i >= shown.length - SHOWN_AT_THE_END;
    }
    closeShortGaps(shown);
    return shown;
  }

  private static void closeShortGaps(boolean[] shown) {
    int gap = 0;
    for (int i = 0; i < shown.length; i++) {
      gap = shown[i] ? 0 : gap + 1;
      if (gap > 0 && gap <= SHORT_GAP && i + 1 < shown.length && shown[i + 1]) {
        for (int back = 0; back < gap; back++) {
          shown[i - back] = true;
        }
      }
    }
  }

  private String lastWords() {
    List<Event> events = match.transcript();
    return events.get(events.size() - 1).text();
  }

  private static String pad(String text, int width) {
    return text.length() < width ? text + " ".repeat(width - text.length()) : text + " ";
  }
}
