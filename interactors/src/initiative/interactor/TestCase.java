package initiative.interactor;

import initiative.game.BadInput;

/**
 * A game to be refereed, as it stands in the input file of a test case: a line with the name of the
 * opponent and the seed of its random choices, and the word "seize" behind them if the player has
 * to win although the start is lost; then the lines of the start.
 */
public final class TestCase {
  private static final String SEIZE = "seize";

  public final String opponent;
  public final long seed;
  public final boolean mustSeize;

  /** The start as one text. */
  public final String start;

  public TestCase(String opponent, long seed, boolean mustSeize, String start) {
    this.opponent = opponent;
    this.seed = seed;
    this.mustSeize = mustSeize;
    this.start = start;
  }

  /** The test case that a file's text describes; its start is not looked at. */
  public static TestCase parse(String text) throws BadInput {
    int end = text.indexOf('\n');
    String line = (end < 0 ? text : text.substring(0, end)).trim();
    int afterOpponent = line.indexOf(' ');
    String rest = line.substring(afterOpponent + 1);
    boolean mustSeize = rest.endsWith(" " + SEIZE);
    String seed = mustSeize ? rest.substring(0, rest.length() - SEIZE.length() - 1) : rest;
    try {
      return new TestCase(
          line.substring(0, Math.max(afterOpponent, 0)),
          Long.parseLong(seed.trim()),
          mustSeize,
          end < 0 ? "" : text.substring(end + 1));
    } catch (NumberFormatException e) {
      throw new BadInput(1, line, "an opponent, a seed, and \"seize\" or nothing");
    }
  }

  /** The text of the input file. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(opponent).append(' ').append(seed);
    text.append(mustSeize ? " " + SEIZE : "").append('\n');
    for (String line : new StartText(start).lines()) {
      text.append(line).append('\n');
    }
    return text.toString();
  }
}
