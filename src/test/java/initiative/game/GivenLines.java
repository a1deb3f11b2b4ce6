package initiative.game;

import java.util.List;

/** A source of lines that are known beforehand. */
public final class GivenLines implements LineSource {
  private final List<String> lines;
  private int lineNumber;

  public GivenLines(List<String> lines) {
    this.lines = lines;
  }

  /** The start of a game whose lines are known to be good. */
  public static <P> P start(Game<P, ?> game, List<String> lines) {
    return new GivenLines(lines).start(game);
  }

  /** The start of a game, from the next lines. */
  public <P> P start(Game<P, ?> game) {
    try {
      return game.readStart(new StartReader(this));
    } catch (BadInput e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String readLine() {
    return ++lineNumber <= lines.size() ? lines.get(lineNumber - 1) : null;
  }

  @Override
  public int lineNumber() {
    return lineNumber;
  }
}
