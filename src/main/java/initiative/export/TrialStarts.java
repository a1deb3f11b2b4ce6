package initiative.export;

import initiative.match.Pairing;
import java.util.ArrayList;
import java.util.List;

/** The games in which exported programs are tried out. */
final class TrialStarts {
  private TrialStarts() {}

  static List<Pairing> pairings(String game) {
    List<String> start = new ArrayList<>();
    for (String line : Statement.dialogue(game)) {
      if (line.startsWith("> ")) {
        break;
      }
      start.add(line.substring(2));
    }
    String text = String.join("/", start);
    return List.of(
        new Pairing(game, "ideal", text, false, 1), new Pairing(game, "random", text, false, 1));
  }
}
