package initiative.cli;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.interactor.StartText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A start on the command line: its text, or a file with its lines. */
final class StartArgument {
  static final String HELP =
      "The start: its lines with a slash between them, as in '2/3 4', or a file that holds them.";

  private StartArgument() {}

  /** The text of a start, which has been checked against the limits of the game. */
  static String read(Game<?, ?> game, String argument) throws Commands.Failure {
    try {
      StartText.read(game, argument);
      return argument;
    } catch (BadInput e) {
      String text = textOfFile(argument);
      if (text == null) {
        throw new Commands.Failure(
            "neither a file nor a start: " + BadInput.quote(argument) + "; " + e.getMessage());
      }
      return checked(game, argument, text);
    }
  }

  private static String checked(Game<?, ?> game, String file, String text) throws Commands.Failure {
    try {
      StartText.read(game, text);
      return text;
    } catch (BadInput e) {
      throw new Commands.Failure("bad start in " + file + ": " + e.getMessage());
    }
  }

  /** What is in a file of this name; null if there is none that can be read. */
  private static String textOfFile(String name) throws Commands.Failure {
    try {
      Path file = Path.of(name);
      return Files.exists(file) && !Files.isDirectory(file)
          ? GivenFile.text(file, StandardCharsets.ISO_8859_1)
          : null;
    } catch (IOException | InvalidPathException e) {
      return null;
    }
  }
}
