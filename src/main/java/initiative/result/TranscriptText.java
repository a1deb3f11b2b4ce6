package initiative.result;

import initiative.game.BadInput;
import initiative.interactor.Turn;
import java.util.Iterator;
import java.util.Locale;

/** A transcript for people: one event a line, with the position and its worth at every move. */
public final class TranscriptText {
  private static final int LONGEST_POSITION = 60;
  private static final int LONGEST_LINE = 300;

  /** What is to stand out in a line, or to stand back. */
  public enum Tone {
    SEIZED,
    SLIP,
    ERROR,
    ASIDE
  }

  /** How something stands out. */
  public interface Paint {
    String paint(Tone tone, String text);
  }

  /** Nothing stands out. */
  public static final Paint PLAIN = (tone, text) -> text;

  private final Paint paint;

  public TranscriptText(Paint paint) {
    this.paint = paint;
  }

  /** The whole transcript; every line has its line end. */
  public String of(MatchResult result) {
    StringBuilder text = new StringBuilder();
    Iterator<Moment> moments = Moment.of(result.turns()).iterator();
    for (Event event : result.transcript()) {
      String time = String.format(Locale.ROOT, "%10.3f ms  ", event.millis());
      text.append(paint.paint(Tone.ASIDE, time)).append(line(event, moments)).append('\n');
    }
    return text.toString();
  }

  private String line(Event event, Iterator<Moment> moments) {
    switch (event.kind()) {
      case ERROR:
        return paint.paint(Tone.ERROR, "error   " + printable(event.text()));
      case REMARK:
        return paint.paint(Tone.ASIDE, "--      " + event.text());
      default:
        String from = event.kind() == Event.Kind.JUDGE ? "judge   " : "player  ";
        return event.turn() == null
            ? from + printable(event.text())
            : from + move(event.turn(), moments.next());
    }
  }

  private String move(Turn<?, ?> turn, Moment moment) {
    String position = turn.position.toString();
    String shown =
        position.length() > LONGEST_POSITION
            ? position.substring(0, LONGEST_POSITION) + "..."
            : position;
    String told =
        String.format("%-10s", turn.move)
            + paint.paint(Tone.ASIDE, "  in " + shown + ", " + turn.worth);
    switch (moment) {
      case SEIZED:
        return told + "  " + paint.paint(Tone.SEIZED, "*** " + moment);
      case SLIP:
        return told + "  " + paint.paint(Tone.SLIP, "<-- " + moment + ", now " + turn.outcome);
      default:
        return told;
    }
  }

  private static String printable(String line) {
    boolean plain = !line.isEmpty() && line.equals(line.strip());
    for (int i = 0; plain && i < line.length(); i++) {
      plain = line.charAt(i) >= ' ' && line.charAt(i) != 127;
    }
    if (!plain) {
      return BadInput.quote(line);
    }
    return line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + "..." : line;
  }
}
