package initiative.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The statement of a game's problem. What is said of the game alone is a resource in each language:
 * its title, its rules in two sentences, its protocol; a sample dialogue is a resource for all.
 */
final class Statement {
  private final String game;
  private final Language language;

  Statement(String game, Language language) {
    this.game = game;
    this.language = language;
  }

  /** What the game is called. */
  String title() {
    return paragraph(0).substring("# ".length());
  }

  /** The rules of the game in two sentences. */
  String rules() {
    return paragraph(1);
  }

  private String paragraph(int index) {
    return resource(game + language.suffix()).split("\n\n")[index].strip();
  }

  /** The whole statement in Markdown. */
  String markdown(List<String> grading) {
    StringBuilder text = new StringBuilder(resource(game + language.suffix()));
    text.append('\n').append(resource("common" + language.suffix())).append('\n');
    text.append("| ").append(language.judge()).append(" | ").append(language.program());
    text.append(" |\n|---|---|\n");
    for (String line : SampleDialogue.of(game).lines()) {
      String said = "`" + line.substring(SampleDialogue.JUDGE.length()) + "`";
      text.append(
          line.startsWith(SampleDialogue.JUDGE) ? "| " + said + " | |\n" : "| | " + said + " |\n");
    }
    text.append('\n').append(resource("grading" + language.suffix())).append('\n');
    grading.forEach(line -> text.append("- ").append(line).append('\n'));
    return text.toString();
  }

  static String resource(String name) {
    try (InputStream in = Statement.class.getResourceAsStream("/statements/" + name)) {
      if (in == null) {
        throw new ExportFailure("there is no statement " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
