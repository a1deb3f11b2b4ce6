package initiative.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Golden data: plain files among those of a game, each of which names its source. */
public final class Golden {
  public static final String MOVES = "golden-moves.txt";
  public static final String DIALOGUES = "golden-dialogues.txt";
  public static final String BAD_INPUT = "golden-bad-input.txt";

  private Golden() {}

  /** The lines of a golden file without those of comment, of which the first names the source. */
  public static List<String> lines(String game, String file) {
    return linesIfAny(game, file)
        .orElseThrow(() -> new AssertionError("put " + file + " into interactors/games/" + game));
  }

  /** The same for a file that a game need not have. */
  public static Optional<List<String>> linesIfAny(String game, String file) {
    return GameFiles.text(game, file).map(text -> lines(game, file, text));
  }

  private static List<String> lines(String game, String file, String text) {
    String name = "interactors/games/" + game + "/" + file;
    assertTrue(text.startsWith("# Source: "), name + " has to begin with \"# Source: \"");
    List<String> lines = new ArrayList<>();
    for (String line : text.stripTrailing().split("\n", -1)) {
      if (!line.startsWith("#")) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** What stands behind the label of a line such as "judge: 5". */
  public static String labelled(String label, String line) {
    assertTrue(line.startsWith(label + ":"), "\"" + line + "\" is not labelled " + label);
    return line.substring(label.length() + 1).strip();
  }
}
