package initiative.player;

import initiative.game.Golden;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A game as it was spoken: the lines of the judge and of the bot in their order. */
record Dialogue(List<String> lines) {
  private static final String JUDGE = "judge: ";
  private static final String BOT = "bot: ";

  /** The sample dialogues of a game. */
  static List<Dialogue> of(String game) {
    List<Dialogue> dialogues = new ArrayList<>();
    List<String> current = new ArrayList<>();
    for (String line : Golden.lines("dialogues/" + game + ".txt")) {
      if (line.isEmpty()) {
        dialogues.add(new Dialogue(current));
        current = new ArrayList<>();
      } else if (line.startsWith(JUDGE) || line.startsWith(BOT)) {
        current.add(line);
      } else {
        throw new AssertionError("neither judge nor bot says \"" + line + "\"");
      }
    }
    dialogues.add(new Dialogue(current));
    return dialogues;
  }

  List<String> judge() {
    return lines.stream()
        .filter(line -> line.startsWith(JUDGE))
        .map(line -> line.substring(JUDGE.length()))
        .toList();
  }

  List<String> bot() {
    return lines.stream()
        .filter(line -> line.startsWith(BOT))
        .map(line -> line.substring(BOT.length()))
        .toList();
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
    changed.set(at, BOT + line);
    return new Dialogue(changed);
  }

  private static byte[] bytes(List<String> lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII);
  }
}
