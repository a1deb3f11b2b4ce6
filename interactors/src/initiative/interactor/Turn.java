package initiative.interactor;

import initiative.game.Worth;

/** One half-move of a refereed game: what was there, what was done, and what that was worth. */
public final class Turn<P, M> {

  /** Who has moved. */
  public enum By {
    PLAYER,
    OPPONENT,
    /** Nobody: the judge has drawn. */
    CHANCE
  }

  public final By by;

  /** The number of the player's line with the move, or of its last one before it. */
  public final int line;

  public final P position;

  /** What the position was worth to the side that moved; after a draw, to the one to move next. */
  public final Worth worth;

  public final M move;

  /** What the move was worth to the same side. */
  public final Worth outcome;

  Turn(By by, int line, P position, Worth worth, M move, Worth outcome) {
    this.by = by;
    this.line = line;
    this.position = position;
    this.worth = worth;
    this.move = move;
    this.outcome = outcome;
  }

  public boolean isByPlayer() {
    return by == By.PLAYER;
  }

  /** Whether the move gave away something of what the position was worth. */
  public boolean isSlip() {
    return by != By.CHANCE
        && !worth.isOpen()
        && (worth.isSum() ? outcome.compareTo(worth) < 0 : outcome.sign() < worth.sign());
  }
}
