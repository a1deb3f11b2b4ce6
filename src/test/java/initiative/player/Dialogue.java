package initiative.player;

import initiative.game.Golden;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A game as it was spoken: the lines of the judge and of the bot in their order. */
public record Dialogue(List<String> lines) {
  private static final String JUDGE = "judge:";
  private static final String BOT = "bot:";
  private static final String REPORT = "report:";

  /** The sample dialogues of a game. */
  static List<Dialogue> of(String game) {
    return dialogues(Golden.lines(game, Golden.DIALOGUES));
  }

  /** Dialogues that end with a report of bad input, if a game has such. */
  public static List<Dialogue> withBadInput(String game) {
    return Golden.linesIfAny(game, Golden.BAD_INPUT).map(Dialogue::dialogues).orElse(List.of());
  }

  private static List<Dialogue> dialogues(List<String> lines) {
    List<Dialogue> dialogues = new ArrayList<>();
    List<String> current = new ArrayList<>();
    for (String line : lines) {
      if (line.isEmpty()) {
        dialogues.add(new Dialogue(current));
        current = new ArrayList<>();
      } else if (line.startsWith(JUDGE) || line.startsWith(BOT) || line.startsWith(REPORT)) {
        current.add(line);
      } else {
        throw new AssertionError("neither judge nor bot says \"" + line + "\"");
      }
    }
    dialogues.add(new Dialogue(current));
    return dialogues;
  }

  public List<String> judge() {
    return said(JUDGE, lines);
  }

  List<String> bot() {
    return said(BOT, lines);
  }

  /** What is reported at the end. */
  String report() {
    return String.join("\n", said(REPORT, lines));
  }

  /** What the bot has said when it has heard so many lines of the judge and waits for the next. */
  List<String> botAfter(int heard) {
    int end = 0;
    for (int judges = 0; end < lines.size(); end++) {
      judges += lines.get(end).startsWith(JUDGE) ? 1 : 0;
      if (judges > heard) {
        break;
      }
    }
    return said(BOT, lines.subList(0, end));
  }

  private static List<String> said(String whose, List<String> lines) {
    List<String> said = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(whose)) {
        said.add(line.substring(Math.min(whose.length() + 1, line.length())));
      }
    }
    return said;
  }

  byte[] input() {
    return bytes(judge());
  }

  byte[] output() {
    return bytes(bot());
  }

  /** The same dialogue but for one line of the bot. */
  Dialogue withBotLine(int index, String line) {
    List<String> changed = new ArrayList<>(lines);
    int at = -1;
    for (int seen = -1; seen < index; ) {
      if (changed.get(++at).startsWith(BOT)) {
        seen++;
      }
    }
    changed.set(at, BOT + " " + line);
    return new Dialogue(changed);
  }

  /** Lines as they go over the wire. */
  static byte[] bytes(List<String> lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append('\n');
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
  }
}
