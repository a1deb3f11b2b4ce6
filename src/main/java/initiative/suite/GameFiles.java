package initiative.suite;

import initiative.words.Resource;
import java.util.Optional;

/** The data of games that are plain text; in the sources they are in interactors/games. */
public final class GameFiles {
  public static final String SUITE = "suite.txt";
  public static final String DIALOGUE = "dialogue.txt";
  public static final String SCENES = "scenes.txt";

  /** A start on one line for a class: neither short nor long, and lost for the side that begins. */
  public static final String CLASS = "class.txt";

  private GameFiles() {}

  /** The text of a game's file, with plain line ends, if there is one. */
  public static Optional<String> text(String game, String name) {
    return Resource.find("/games/" + game + "/" + name);
  }
}
