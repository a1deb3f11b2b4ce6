package initiative.result;

import initiative.interactor.StartText;

/**
 * One game to be played: which game, against whom, from where, and with what luck.
 *
 * @param start the start as one text, its lines separated by slashes or line breaks
 * @param choosesSide whether the player says first which side it wants to be
 * @param mustSeize whether the player has to win even though the start is lost
 * @param seed decides all random choices of the opponent, and those of our own bot
 */
public record Pairing(
    String game, String opponent, String start, boolean choosesSide, boolean mustSeize, long seed) {
  private static final int LONGEST_START = 60;

  /** A game in which the sides are as the rules have them. */
  public Pairing(String game, String opponent, String start, boolean mustSeize, long seed) {
    this(game, opponent, start, false, mustSeize, seed);
  }

  /** The start in one line, as it can be given on a command line. */
  public String startLine() {
    return String.join("/", new StartText(start).lines());
  }

  /** The same for people: without its end if it is too long, in words if nothing is sent. */
  public String shortStart() {
    String line = startLine();
    if (line.isEmpty()) {
      return "the only start";
    }
    return line.length() > LONGEST_START ? line.substring(0, LONGEST_START) + "..." : line;
  }
}
