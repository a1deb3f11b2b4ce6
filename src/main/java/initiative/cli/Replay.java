package initiative.cli;

import initiative.process.CommandWords;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.util.List;

/**
 * Knows the one command that replays a game. Usually that states the start; one that is too long
 * for a command line is found again by the number of the game.
 */
final class Replay {
  private static final int LONGEST_START = 400;

  private final List<String> player;
  private final List<String> schedule;

  /**
   * What all the games have in common.
   *
   * @param player the options that concern the player and its limits
   * @param schedule the options that make the same games again, all of them
   */
  Replay(List<String> player, List<String> schedule) {
    this.player = player;
    this.schedule = schedule;
  }

  /** How this program was called, so that what is printed can be pasted. */
  static String program() {
    return CommandWords.quote(System.getProperty("initiative.command", "./initiative"));
  }

  /** The command for the game of a number, counted from 1. */
  String command(MatchResult result, int number) {
    Pairing pairing = result.pairing();
    StringBuilder command = new StringBuilder(program()).append(" match");
    append(command, pairing.game());
    player.forEach(word -> append(command, word));
    if (pairing.start().length() > LONGEST_START) {
      schedule.forEach(word -> append(command, word));
      append(command, "--only");
      append(command, Integer.toString(number));
    } else {
      append(command, "--opponent");
      append(command, pairing.opponent());
      append(command, "--start");
      append(command, pairing.startLine());
      append(command, "--seed");
      append(command, Long.toString(pairing.seed()));
    }
    return command.append(" --transcript").toString();
  }

  private static void append(StringBuilder command, String word) {
    command.append(' ').append(CommandWords.quote(word));
  }
}
