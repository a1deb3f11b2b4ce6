package initiative.match;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Our own bot as a player process: with the same Java and the same classes as this program. */
public final class OwnBot {
  private static final String MAIN_CLASS = "initiative.cli.Main";

  private OwnBot() {}

  /**
   * The command that starts our bot.
   *
   * @param seed for its random choices; null if nobody shall foresee them
   */
  public static List<String> command(String game, Long seed) {
    String java =
        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
    List<String> command = new ArrayList<>();
    command.add(java);
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-Xshare:auto");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(MAIN_CLASS);
    command.add("play");
    command.add(game);
    if (seed != null) {
      command.add("--seed");
      command.add(Long.toString(seed));
    }
    return command;
  }
}
