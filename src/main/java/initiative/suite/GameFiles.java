package initiative.suite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The data of games that are plain text; in the sources they are in interactors/games. */
public final class GameFiles {
  public static final String SUITE = "suite.txt";
  public static final String DIALOGUE = "dialogue.txt";
  public static final String SCENES = "scenes.txt";

  private GameFiles() {}

  /** The text of a game's file, with plain line ends, if there is one. */
  public static Optional<String> text(String game, String name) {
    try (InputStream in = GameFiles.class.getResourceAsStream("/games/" + game + "/" + name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(
              new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
