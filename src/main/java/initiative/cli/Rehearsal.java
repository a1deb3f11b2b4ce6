package initiative.cli;

import initiative.game.Game;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Plays games as {@code play} does, and touches nothing but what {@code play} needs: the launcher
 * has the JVM take down the classes that are loaded here, and a bot starts the sooner the fewer
 * they are. Standard input has a line for each game: the arguments of the command and what the
 * judge says, parted by slashes.
 */
public final class Rehearsal {
  private static final String COMMAND = "play ";

  private Rehearsal() {}

  /** The line that has {@link #main} play a game once more. */
  static String line(String game, long seed, List<String> judge) {
    return COMMAND + game + " --seed " + seed + "/" + String.join("/", judge);
  }

  public static void main(String[] args) throws IOException {
    String text = new String(System.in.readAllBytes(), StandardCharsets.ISO_8859_1);
    int begin = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
      if (text.startsWith(COMMAND, begin)) {
        play(text.substring(begin, end));
      }
      begin = end + 1;
    }
  }

  private static void play(String line) {
    int slash = line.indexOf('/');
    String[] args = line.substring(0, slash).split(" ");
    String judge = line.substring(slash + 1).replace('/', '\n');
    System.setIn(new ByteArrayInputStream(judge.getBytes(StandardCharsets.ISO_8859_1)));
    Game<?, ?> game = Main.plainGame(args);
    if (game != null) {
      Main.playPlainly(game, args);
    }
  }
}
