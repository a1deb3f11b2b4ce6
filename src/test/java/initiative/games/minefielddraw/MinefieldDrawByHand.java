package initiative.games.minefielddraw;

import initiative.family.TokenByHand;

/** Whoever cannot move loses, but in the bottom right cell it is a draw. */
public final class MinefieldDrawByHand extends TokenByHand {

  @Override
  protected Value valueOfEnd(State end) {
    return lead(isInCorner(end) ? 0 : -1);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return isInCorner(end) ? "Draw." : programToMove ? "I lost..." : "I won!";
  }
}
