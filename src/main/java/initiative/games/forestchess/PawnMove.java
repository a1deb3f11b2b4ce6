package initiative.games.forestchess;

import initiative.game.Tuple;

/** A pawn goes from a column to the same one, which is a step, or to the next one: it takes. */
public final class PawnMove extends Tuple {
  public final int from;
  public final int to;

  public PawnMove(int from, int to) {
    super(from, to);
    this.from = from;
    this.to = to;
  }
}
