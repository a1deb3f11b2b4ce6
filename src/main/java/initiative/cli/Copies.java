package initiative.cli;

import initiative.tournament.Likeness;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds players whose commands name the same program, apart from its blanks and comments. */
final class Copies {
  private Copies() {}

  /** The groups of players that are the same, of which there may be none. */
  static List<List<String>> among(Map<String, List<String>> commands) {
    Map<String, List<String>> alike = new LinkedHashMap<>();
    commands.forEach(
        (bot, words) -> {
          String likeness = likeness(words);
          if (!likeness.isEmpty()) {
            alike.computeIfAbsent(likeness, key -> new ArrayList<>()).add(bot);
          }
        });
    return alike.values().stream().filter(bots -> bots.size() > 1).toList();
  }

  /** What the files have in them that a command names; empty if it names none. */
  private static String likeness(List<String> words) {
    StringBuilder likeness = new StringBuilder();
    for (String word : words) {
      Path file = new File(word).toPath();
      if (Files.isRegularFile(file)) {
        try {
          String text = GivenFile.text(file, StandardCharsets.ISO_8859_1);
          likeness.append(Likeness.of(text, word.endsWith(".py"))).append(' ');
        } catch (IOException | Commands.Failure e) {
          return ""; // who cannot read it cannot say
        }
      }
    }
    return likeness.toString();
  }
}
