package initiative.game;

/** How a judge may break off a game, by a line that it sends instead of a move. */
public enum BreakOff {
  /** A game that ends by itself, and soon, is played to its end. */
  NEVER(null),

  /** A game that may go on for ever ends as a draw. */
  DRAW("DRAW"),

  /** A game that takes too long is decided by what it has come to. */
  STOP("STOP");

  /** What the judge sends; null if it never does. */
  public final String line;

  BreakOff(String line) {
    this.line = line;
  }

  /** Whether a line of the judge says this. */
  public boolean isSaidBy(String said) {
    return line != null && said.trim().equals(line);
  }

  /** What the program has to say then; the worth is that of the position to the other side. */
  public <P, M> String closing(Game<P, M> game, Worth worth) {
    if (this == DRAW || worth.isDrawn()) {
      return Phrase.DRAW;
    }
    return worth.isLost() ? Phrase.WIN : game.lossPhrase();
  }
}
