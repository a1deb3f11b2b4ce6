package initiative.interactor;

import initiative.game.Worth;

/** One half-move of a refereed game: what was there, what was done, and what that was worth. */
public final class Turn<P, M> {
  public final boolean byPlayer;
  public final P position;

  /** What the position was worth to the side that moved. */
  public final Worth worth;

  public final M move;

  /** What the move was worth to the side that made it. */
  public final Worth outcome;

  public Turn(boolean byPlayer, P position, Worth worth, M move, Worth outcome) {
    this.byPlayer = byPlayer;
    this.position = position;
    this.worth = worth;
    this.move = move;
    this.outcome = outcome;
  }

  /** Whether the move gave away something of what the position was worth. */
  public boolean isSlip() {
    return worth.isSum() ? outcome.compareTo(worth) < 0 : outcome.sign() < worth.sign();
  }
}
